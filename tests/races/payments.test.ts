import { setTimeout as sleep } from "node:timers/promises"
import { CallRefusedError } from "@elite/client/visitor"
import { bonuses, payments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { submitSandboxForm } from "@elite/testkit/person"
import { describe, expect, it } from "vitest"
import { joiningBonusTerms } from "../../apps/api/src/modules/bonuses/settings.ts"
import { giveBonus } from "../../apps/api/src/modules/bonuses/testing/ledgerFixture.ts"
import { changeSetting } from "../../apps/api/src/modules/content/index.ts"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { waitUntilIdle } from "../../apps/api/testing/idle.ts"
import { withLedger } from "../../apps/api/testing/ledgerFixture.ts"
import { cashCents, seedLogin } from "../../apps/api/testing/seeded.ts"
import { seat, seatWithPurse } from "../../apps/api/testing/table.ts"

// Money in and out against bets, over two processes.
const fleet = fleetForFile({ sandbox: true })

const ownIban = "BE68539007547034"

/** What became of a call: "done", or the name of its refusal. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof CallRefusedError) return error.name
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
        outcome(browsers[at].call(payments.withdrawAmount, { amount: 100, method: "bnp", iban: ownIban }))
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

  it("{a bonus given up, twice ‖ a bet of cash and bonus ‖ a withdrawal}: it ends once, and no cent is lost, twelve times", async () => {
    const all = []
    for (let i = 0; i < 12; i++) {
      const player = await seat(fleet(), 20)
      const { id, purseId } = await withLedger(fleet().databaseUrl, ({ transact }) =>
        transact(async (tx) => {
          const change = { path: ["largestStakeCents"], value: 10_000, by: "a test", why: "a test" }
          await changeSetting(tx, joiningBonusTerms, change)
          return giveBonus(tx, player.playerId, 5_000)
        }),
      )
      const table = await seatWithPurse(fleet(), player, { kind: "bonus", id: purseId })
      const second = await seedLogin(fleet().db, player.playerId)
      const browsers = [fleet().browser(0, player.cookie), fleet().browser(1, second.cookie)] as const
      const givesUp = async (at: 0 | 1) => {
        // A withdrawal asks the bank first.
        await sleep((i % 6) * 5)
        return outcome(browsers[at].call(bonuses.giveUpJoiningBonus, { bonusId: Number(id), forfeits: 50 }))
      }
      const request = { amount: 20, method: "bnp", iban: ownIban, forfeitsBonus: true } as const
      const bet = async () => {
        await sleep((i % 4) * 8)
        return table.bet(25)
      }
      const [one, other, placed, withdrawn] = await Promise.all([
        givesUp(0),
        givesUp(1),
        bet(),
        outcome(browsers[1].call(payments.withdrawAmount, request)),
      ])
      if (placed.status === "RS_OK") expect((await table.win(placed.uuid, 10)).status).toBe("RS_OK")
      all.push({ table, givings: [one, other].sort(), bet: placed.status, withdrawn })
    }
    await waitUntilIdle(fleet())
    for (const { table, givings, withdrawn } of all) {
      const { rows } = await fleet().db.query<{ ended_as: string; events: number; held: number }>(
        `select ended_as,
           (select count(*)::integer from kernel.event where kind = 'bonus.ended' and player_id = $1) as events,
           (select amount::integer from wallet.balance where account = wallet.bonus($1)) as held
         from bonuses.bonus where player_id = $1`,
        [table.playerId],
      )
      expect(rows).toMatchObject([{ events: 1, held: 0 }])
      const first = rows[0]!.ended_as === "givenUp" ? "done" : "BonusEndedErrorType"
      expect(givings).toEqual(["BonusEndedErrorType", first].sort())
      // Who takes the cash first has it; a bet of both wins for both, and the bonus's part is the house's.
      expect(["done", "InsufficientFundsErrorType"]).toContain(withdrawn)
      expect(await table.cash()).toBe(withdrawn === "done" ? 0 : 800)
    }
    expect(new Set(all.map((each) => `${each.bet} ${each.withdrawn}`)).size).toBeGreaterThan(1)
  })

  it("twenty deposits of €50 at once, all paid: €200 are credited and no cent more", async () => {
    const player = await fleet().player()
    const browsers = [fleet().browser(0, player.cookie), fleet().browser(1, player.cookie)] as const
    const opened = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        browsers[i % 2 === 0 ? 0 : 1].call(payments.hiPayUrl, {
          amount: 50,
          paymentMethod: "bancontact_qr",
          languageCode: "en",
        }),
      ),
    )
    const refused = opened.flatMap((each) =>
      each.status === "rejected" ? [each.reason as CallRefusedError] : [],
    )
    expect(new Set(refused.map(({ name }) => name))).toEqual(new Set(["DepositLimitReachedErrorType"]))
    const orders = opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []))
    expect(orders).toHaveLength(4)
    await Promise.all(
      orders.map(({ forwardUrl }) => submitSandboxForm(forwardUrl, { name: "outcome", value: "pay" })),
    )
    await eventually(async () => (await cashCents(fleet().db, player.playerId)) >= 20_000)
    await waitUntilIdle(fleet())
    expect(await cashCents(fleet().db, player.playerId)).toBe(20_000)
    const more = { amount: 10, paymentMethod: "bancontact_qr", languageCode: "en" } as const
    expect(await outcome(browsers[0].call(payments.hiPayUrl, more))).toBe("DepositLimitReachedErrorType")
  })
})
