import { setTimeout as sleep } from "node:timers/promises"
import { Refused } from "@elite/client/visitor"
import { payments } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { cashCents, seedLogin } from "../../apps/api/testing/seeded.ts"
import { settled } from "../../apps/api/testing/settled.ts"
import { seat } from "../../apps/api/testing/table.ts"
import { eventually } from "../../product/eventually.ts"
import { press } from "../../product/person.ts"

// Money in and out against bets, over two processes.
const fleet = fleetForFile({ sandbox: true })

const ownIban = "BE68539007547034"

/** What became of a call: "done", or the name of its refusal. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof Refused) return error.name
      throw error
    },
  )

describe("races of payments", () => {
  it("{bet of all ‖ withdrawal of all ‖ withdrawal of all in a second session}: one of them, twenty times", async () => {
    const winners = new Set<number>()
    for (let i = 0; i < 20; i++) {
      const table = await seat(fleet(), 100)
      const second = await seedLogin(fleet().db, table.playerId)
      const browsers = [fleet().browser(0, table.cookie), fleet().browser(1, second.cookie)] as const
      const withdraw = (at: 0 | 1) =>
        outcome(
          browsers[at].call(payments.withdrawAmount, { amount: 100, method: "bankTransfer", iban: ownIban }),
        )
      // A withdrawal asks the bank first: the bet starts somewhere within that time.
      const bet = async () => {
        await sleep((i % 5) * 6)
        return (await table.bet(100)).status === "RS_OK" ? "done" : "refused"
      }
      const outcomes = await Promise.all([bet(), withdraw(0), withdraw(1)])
      expect(outcomes.filter((each) => each === "done")).toHaveLength(1)
      for (const lost of outcomes.slice(1)) expect(["done", "InsufficientFundsErrorType"]).toContain(lost)
      winners.add(outcomes.indexOf("done"))
      expect(await table.cash()).toBe(0)
    }
    expect(winners.size).toBeGreaterThan(1)
  })

  it("twenty deposits of €50 at once, all paid: €200 are credited and no cent more", async () => {
    const player = await fleet().player()
    const browsers = [fleet().browser(0, player.cookie), fleet().browser(1, player.cookie)] as const
    const opened = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        browsers[i % 2 === 0 ? 0 : 1].call(payments.hiPayUrl, {
          amount: 50,
          paymentMethod: "bancontact",
          languageCode: "en",
        }),
      ),
    )
    const refused = opened.flatMap((each) => (each.status === "rejected" ? [each.reason as Refused] : []))
    expect(new Set(refused.map(({ name }) => name))).toEqual(new Set(["DepositLimitReachedErrorType"]))
    const orders = opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []))
    expect(orders).toHaveLength(4)
    await Promise.all(orders.map(({ forwardUrl }) => press(forwardUrl, { name: "outcome", value: "pay" })))
    await eventually(async () => (await cashCents(fleet().db, player.playerId)) >= 20_000)
    await settled(fleet())
    expect(await cashCents(fleet().db, player.playerId)).toBe(20_000)
    const more = { amount: 10, paymentMethod: "bancontact", languageCode: "en" } as const
    expect(await outcome(browsers[0].call(payments.hiPayUrl, more))).toBe("DepositLimitReachedErrorType")
  })
})
