import { describe, expect, it } from "vitest"
import { z } from "zod"
import { playingOn } from "../../../../testing/playing.ts"
import { storeForTest } from "../../../../testing/store.ts"
import { declarePolicy } from "../../../platform/admin/settings.ts"
import { operatorEvent } from "../../../platform/lib/eventType.ts"
import { ensureDefaults, setPolicy } from "../../content/index.ts"
import { roundSettled } from "../events.ts"
import { betSubscriber } from "./feed.ts"

const rowAdded = operatorEvent("test.rowAdded", z.strictObject({}))
const weekClosed = operatorEvent("test.weekClosed", z.strictObject({}))
const campaigns = declarePolicy("testCampaigns", { initial: "on", concern: "A test.", acts: "A test." })

/** A feed that notes its calls; `options` are those of `betSubscriber`. */
async function openFeed({ annuls = false, withCredit = false } = {}) {
  const store = await storeForTest()
  await store.transact((tx) => ensureDefaults(tx, [campaigns]))
  const calls: string[] = []
  const feed = betSubscriber({
    listener: "test.bets",
    policy: campaigns,
    withCredit,
    also: [rowAdded],
    closing: [weekClosed],
    async react(_, events) {
      const texts = events.map((event) => {
        if (event.kind === "settled")
          return `${event.purse === "cash" ? "" : "credit "}${event.bets.map(({ uuid, stakeUnits }) => `${uuid}=${stakeUnits}`)}`
        return event.kind === "voided" ? `${event.uuid} void by ${event.cause.kind}` : event.kind
      })
      calls.push(texts.join(" | "))
    },
    async close(_, { kind }) {
      calls.push(kind)
    },
    ...(annuls && {
      async annul() {
        calls.push("annulled")
      },
    }),
  })
  const played = playingOn(store, [feed])
  return {
    ...store,
    ...played,
    async readCalls() {
      calls.length = 0
      await played.workOff()
      return [...calls]
    },
  }
}
const bet = (uuid: string, stakeUnits = 1_000n) => ({ uuid, stakeUnits })

describe("the feed of bets", () => {
  it("gives settled rounds, voided bets and the module's own events in the order of the log", async () => {
    const feed = await openFeed()
    await feed.settle(1n, "r1", [bet("a"), bet("b", 2_000n)])
    await feed.transact((tx) => tx.publish(rowAdded, { playerId: null }))
    await feed.giveBack(1n, "r1", bet("a"))
    expect(await feed.readCalls()).toEqual(["a=1000,b=2000 | test.rowAdded | a void by bet.voided"])
  })

  it("ends a batch before a closing event and begins another one after it", async () => {
    const feed = await openFeed()
    const close = () => feed.transact((tx) => tx.publish(weekClosed, { playerId: null }))
    await close()
    await feed.settle(1n, "r1", [bet("a")])
    await close()
    await close()
    await feed.settle(1n, "r2", [bet("b")])
    expect(await feed.readCalls()).toEqual([
      "test.weekClosed",
      "a=1000",
      "test.weekClosed",
      "test.weekClosed",
      "b=1000",
    ])
  })

  it("gives each bet of an annulled round as a voided one, in its place and order", async () => {
    const feed = await openFeed()
    await feed.settle(1n, "r1", [bet("a"), bet("b")])
    await feed.settle(2n, "r2", [bet("c")])
    await feed.annul(1n, "r1")
    await feed.settle(2n, "r3", [bet("d")])
    // The log may be cut into batches anywhere.
    expect((await feed.readCalls()).join(" | ")).toBe(
      "a=1000,b=1000 | c=1000 | a void by stakes.annulled | b void by stakes.annulled | d=1000",
    )
  })

  it("hands an annulment to a module that reverses it as a whole, after the bets before it", async () => {
    const feed = await openFeed({ annuls: true })
    await feed.settle(1n, "r1", [bet("a")])
    await feed.annul(1n, "r1")
    await feed.settle(1n, "r2", [bet("b")])
    expect(await feed.readCalls()).toEqual(["a=1000", "annulled", "b=1000"])
  })

  it("leaves out settled rounds while the policy is off, and nothing else", async () => {
    const feed = await openFeed()
    await feed.settle(1n, "r1", [bet("a")])
    await feed.giveBack(1n, "r1", bet("a"))
    await feed.annul(1n, "r1")
    await feed.transact((tx) => setPolicy(tx, campaigns, "off", "a test"))
    expect((await feed.readCalls()).join(" | ")).toBe("a void by bet.voided | a void by stakes.annulled")
    await feed.settle(1n, "r2", [bet("b")])
    expect(await feed.readCalls()).toEqual([])
  })

  it.each([
    [false, ["a=400"]],
    [true, ["a=400 | credit c=1000"]],
  ])("reduces a round to its cash; with CREDIT: %s", async (withCredit, expected) => {
    const feed = await openFeed({ withCredit })
    const publish = (purse: "bonus" | "credit", uuid: string, cash?: bigint) =>
      feed.transact((tx) => {
        const units = { stakeUnits: 1_000n, winUnits: 0n }
        const cashUnits = cash === undefined ? {} : { cashStakeUnits: cash, cashWinUnits: 0n }
        return tx.publish(roundSettled, {
          ...{ playerId: 1n, provider: "hub88", roundRef: uuid, gameId: 1, purse, purseId: 5n },
          ...{ ...units, ...cashUnits },
          bets: [{ uuid, acceptedAt: tx.now, ...units, ...cashUnits, category: "slots", studio: null }],
        })
      })
    await publish("bonus", "a", 400n)
    await publish("bonus", "b", 0n)
    await publish("credit", "c")
    expect(await feed.readCalls()).toEqual(expected)
  })
})
