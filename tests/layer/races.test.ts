import type { Client } from "@elite/client/visitor"
import { loyalty } from "@elite/contract"
import { beforeAll, describe, expect, it } from "vitest"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { uuid } from "../../apps/api/testing/hub88.ts"
import { seat } from "../../apps/api/testing/table.ts"
import { features } from "./features.ts"
import { houseOf } from "./house.ts"
import { claimsOf, everythingIsWon, type Won } from "./won.ts"

// Two processes, one PostgreSQL: what can be had once is had once, and whoever comes too late hears why by its name.
const fleet = fleetForFile()
const house = houseOf(fleet)
const many = 200
let all: Won
beforeAll(async () => {
  await house.set(Object.keys(features), "on")
  all = await everythingIsWon(fleet(), house)
})

/** What came of calls that one player makes at once, at both processes in turn. */
async function outcomes(cookie: string, call: (at: Client) => Promise<unknown>) {
  const calls = Array.from({ length: many }, (_, n) => call(fleet().browser(n % 2, cookie)))
  const counts: Record<string, number> = {}
  for (const each of await Promise.allSettled(calls)) {
    const name = each.status === "fulfilled" ? "done" : String(each.reason.name)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
/** What a player was paid of these, cents. */
const paid = async (playerId: bigint, giver: string): Promise<number> => {
  const { rows } = await house.own<{ sum: string }>(
    "select sum(amount) / 1000 as sum from prizes.prize where player_id = $1 and giver = $2 and settled_as = 'claimed'",
    [playerId, giver],
  )
  return Number(rows[0]!.sum)
}

describe("two hundred at once, at two processes", () => {
  it.each([
    ["jackpots", "JackpotClaimedErrorType"],
    ["drops", "PrizeClaimedErrorType"],
    ["quest", "PrizeClaimedErrorType"],
    ["tournaments", "PrizeClaimedErrorType"],
    ["referrals", "ReferralClaimedErrorType"],
  ] as const)("what was won of %s is claimed once", async (giver, was) => {
    const { winner, won } = all
    const before = await winner.cash()
    expect(await outcomes(winner.cookie, claimsOf(won)[giver])).toEqual({ done: 1, [was]: many - 1 })
    expect((await winner.cash()) - before).toBe(await paid(winner.playerId, giver))
  })

  it("coins are redeemed as often as there are enough of them, and once for a key", async () => {
    const table = await seat(fleet(), 4_000)
    const held = async () =>
      (await fleet().browser(0, table.cookie).call(loyalty.getLoyaltyDetails, {})).loyalty.coins
    // A point a euro, a coin a point in the first rank; it rises with the thousandth.
    for (let n = 0; n < 7; n++) await table.bet(500, { round: `coins-${n}`, round_closed: true })
    await expect.poll(held).toBeGreaterThanOrEqual(3_500)
    const coins = await held()
    const [before, key] = [await table.cash(), uuid()]
    const redeems = (idempotencyKey: () => string) =>
      outcomes(table.cookie, (at) =>
        at.call(loyalty.convertEliteCoins, { eliteCoins: 1_000 }, { idempotencyKey: idempotencyKey() }),
      )
    expect(await redeems(() => key)).toEqual({ done: many })
    expect((await table.cash()) - before).toBe(100)
    const times = Math.floor(coins / 1_000)
    expect(await redeems(() => uuid())).toEqual({
      done: times - 1,
      CoinsNotEnoughErrorType: many - times + 1,
    })
    expect((await table.cash()) - before).toBe(times * 100)
    expect(await held()).toBeCloseTo(coins - times * 1_000, 3)
  })

  it("a campaign of five prizes grants five, whoever bets", async () => {
    await house.desk("anna", "stop-drops", String(all.campaignId), "another begins")
    await house.dropsBegin(5, 500)
    const tables = await Promise.all(Array.from({ length: 40 }, () => seat(fleet(), 20)))
    const bets = await Promise.all(
      tables.flatMap((table) =>
        [1, 2, 3, 4, 5].map((n) => table.bet(1, { round: `five-${n}`, round_closed: true })),
      ),
    )
    expect(bets.map(({ status }) => status)).toEqual(bets.map(() => "RS_OK"))
    const players = tables.map(({ playerId }) => playerId)
    const won = async () => {
      const { rows } = await house.own<{ prizes: number; players: number }>(
        `select count(*)::integer as prizes, count(distinct player_id)::integer as players from drops.prize
         where player_id = any($1)`,
        [players],
      )
      return rows[0]
    }
    await expect.poll(won).toEqual({ prizes: 5, players: 5 })
    await expect
      .poll(async () => {
        const { rows } = await house.own(
          `select from kernel.cursor c where listener = 'drops.drawing' and exists
             (select from kernel.event e where (e.xid, e.id) > (c.xid, c.id) and e.kind = 'round.settled')`,
        )
        return rows.length
      })
      .toBe(0)
    expect(await won()).toEqual({ prizes: 5, players: 5 })
  })
})
