import { loyalty as calls } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { seededGames } from "../../../testing/seeded.ts"
import { seatAt, type Table, tablesForFile } from "../../../testing/table.ts"
import { confirmAnnulment, proposeAnnulment } from "../play/annulments/annulments.ts"

const { casino, db, hub, seat } = tablesForFile()

async function standing({ cookie }: Table) {
  await casino().drain()
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return (await visitor.call(calls.getLoyaltyDetails, {})).loyalty
}

describe("Elite Club", () => {
  it("gives a point and a coin for a euro on slots once the round is settled, and 0.3 on roulette", async () => {
    const table = await seat(100)
    const open = await table.bet(10, { round: "open" })
    expect(await standing(table)).toMatchObject({ points: 0, coins: 0, level: 1, pointsToNext: 1000 })
    await table.win(open.uuid, 0, { round: "open" })
    expect(await standing(table)).toMatchObject({ points: 10, coins: 10, pointsToNext: 990 })
    const wheel = await seatAt({ hub: hub(), db: db() }, table, seededGames.roulette, casino().clock.now())
    await wheel.bet(10, { round: "wheel", round_closed: true })
    expect(await standing(table)).toMatchObject({ points: 13, coins: 13 })
  })

  it("gives nothing for a free bet, and nothing twice for a round that is closed again", async () => {
    const table = await seat(100)
    await table.bet(5, { round: "free", round_closed: true, is_free: true })
    const bet = await table.bet(20, { round: "closed", round_closed: true })
    await table.win(bet.uuid, 1, { round: "closed" })
    await table.win(bet.uuid, 1, { round: "closed" })
    expect(await standing(table)).toMatchObject({ points: 20, coins: 20 })
  })

  it("reverses the share of a bet that was voided after its round was settled, once", async () => {
    const table = await seat(100)
    const first = await table.bet(10, { round: "shared" })
    await table.bet(30, { round: "shared", round_closed: true })
    expect(await standing(table)).toMatchObject({ points: 40, coins: 40 })
    await table.rollback(first.uuid, { round: "shared" })
    await table.rollback(first.uuid, { round: "shared" })
    expect(await standing(table)).toMatchObject({ points: 30, coins: 30 })
    const open = await table.bet(10, { round: "never settled" })
    await table.rollback(open.uuid, { round: "never settled" })
    expect(await standing(table)).toMatchObject({ points: 30, coins: 30 })
  })

  it("reverses what annulled rounds earned, once, also for a bet that is voided afterwards", async () => {
    const table = await seat(100)
    const first = await table.bet(10, { round: "first", round_closed: true })
    await table.bet(30, { round: "second", round_closed: true })
    expect(await standing(table)).toMatchObject({ points: 40, coins: 40 })
    const { transact } = casino().platform
    const request = { playerId: table.playerId, reason: "registerNotAsked", note: "a test" } as const
    const days = { from: null, until: null }
    const proposed = await transact((tx) => proposeAnnulment(tx, { ...request, days }, "anna"))
    await transact((tx) => confirmAnnulment(tx, (proposed as { id: bigint }).id, "bert"))
    expect(await standing(table)).toMatchObject({ points: 0, coins: 0 })
    await table.rollback(first.uuid, { round: "first" })
    expect(await standing(table)).toMatchObject({ points: 0, coins: 0 })
    await table.bet(10, { round: "third", round_closed: true })
    expect(await standing(table)).toMatchObject({ points: 10, coins: 10 })
  })

  it("raises the rank by the points of a year, and the coins with it", async () => {
    const table = await seat(3000)
    await table.bet(1000, { round: "a", round_closed: true })
    expect(await standing(table)).toMatchObject({
      points: 1000,
      coins: 1000,
      level: 2,
      multiplier: 1.1,
      pointsToNext: 4000,
    })
    await table.bet(100, { round: "b", round_closed: true })
    expect(await standing(table)).toMatchObject({ points: 1100, coins: 1110, level: 2 })
    for (const [rows, column] of [
      ["earning", "at"],
      ["day", "day"],
    ])
      await db().query(
        `update loyalty.${rows} set ${column} = ${column} - interval '366 days' where player_id = $1`,
        [table.playerId],
      )
    // Points older than a year do not count. The rank falls only after an announcement (club.flow.test.ts).
    expect(await standing(table)).toMatchObject({
      points: 1100,
      rankPoints: 0,
      level: 2,
      pointsToNext: 5000,
      fall: null,
    })
  })

  it("counts points within a batch: the second of two rounds earns in the higher rank", async () => {
    const table = await seat(3000)
    await table.bet(1000, { round: "a", round_closed: true })
    await table.bet(100, { round: "b", round_closed: true })
    // The rounds are one batch, and the second is earned in the second rank.
    expect(await standing(table)).toMatchObject({ points: 1100, coins: 1110 })
  })
})
