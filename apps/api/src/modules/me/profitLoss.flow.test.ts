import { randomUUID } from "node:crypto"
import { CallRefusedError } from "@elite/client/visitor"
import { me, payments } from "@elite/contract"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { seedLedger, withLedger } from "../../../testing/ledgerFixture.ts"
import { seededVisitor, visitorAgain } from "../../../testing/seeded.ts"
import { addDaysToDate, brusselsDate, dayMs } from "../../platform/lib/calendar.ts"
import { ledgerFixture as crashFixture } from "../crash/testing/ledgerFixture.ts"
import { asOwner, deposited, notify, type Payer, rowOf } from "../payments/testing/payer.ts"
import { played } from "../payments/testing/played.ts"
import { reject } from "../payments/withdrawals/review.ts"
import { ledgerFixture as sportsFixture } from "../sportsbook/testing/ledgerFixture.ts"

const casino = casinoForFile()
let db: pg.Pool
beforeAll(() => {
  db = new pg.Pool({ connectionString: casino().databaseUrl, max: 1 })
})
afterAll(() => db.end())

const today = () => brusselsDate(casino().clock.now())
const getProfitLoss = (
  { visitor }: Pick<Payer, "visitor">,
  input: { startDate?: string; endDate?: string } = {},
) => visitor.call(me.getProfitLoss, input)

describe("the profit and loss of a player", () => {
  it("is zero before any activity", async () => {
    const nothing = { deposits: 0, withdrawals: 0, stakes: 0, wins: 0, net: 0, perDay: [] }
    expect(await getProfitLoss(await seededVisitor(casino()))).toEqual(nothing)
  })

  it("counts games, crash and the sports book, without refunds", async () => {
    const player = await seededVisitor(casino(), 100)
    // Two fixtures write bets at the database time, which may be another day in Brussels.
    await withLedger(casino().databaseUrl, (ledger) =>
      seedLedger(ledger, player, [crashFixture, sportsFixture]),
    )
    await played(casino(), player, randomUUID(), "bet", 700)
    await played(casino(), player, randomUUID(), "win", 250)
    const wide = { startDate: addDaysToDate(today(), -2), endDate: addDaysToDate(today(), 2) }
    const result = await getProfitLoss(player, wide)
    // Crash: three bets of five euros, one of which was paid 8. The sports book: 5, 1 and, of a reversed win, 202; it paid
    // 9. A game: 7 and 2.50.
    expect(result).toMatchObject({ stakes: 15 + 208 + 7, wins: 8 + 9 + 2.5, net: -210.5 })
    expect(result.perDay.reduce((sum, { net }) => sum + net, 0)).toBe(result.net)
    // Seeded into both purses.
    expect(result.deposits).toBe(200)
  })

  it("counts each bet on its own day, within the requested days", async () => {
    const player = await seededVisitor(casino(), 100)
    const first = today()
    await played(casino(), player, randomUUID(), "bet", 700)
    await played(casino(), player, randomUUID(), "win", 250)
    casino().clock.advance(2 * dayMs)
    const last = today()
    await played(casino(), player, randomUUID(), "bet", 100)
    const visitor = await visitorAgain(casino(), player.playerId)
    const both = [
      { date: first, net: -4.5 },
      { date: last, net: -1 },
    ]
    expect(await getProfitLoss({ visitor })).toMatchObject({ stakes: 8, wins: 2.5, net: -5.5, perDay: both })
    const only = await getProfitLoss({ visitor }, { startDate: first, endDate: first })
    expect(only).toMatchObject({ stakes: 7, wins: 2.5, net: -4.5, perDay: [both[0]] })
    const between = addDaysToDate(first, 1)
    expect((await getProfitLoss({ visitor }, { startDate: between, endDate: between })).perDay).toEqual([])
  })

  it("counts deposits that were not charged back, and withdrawals", async () => {
    const player = await seededVisitor(casino())
    await deposited(player, 50)
    const back = await deposited(player, 20)
    const { reference } = await rowOf(casino(), back)
    const { withdrawalId } = await player.visitor.call(payments.withdrawAmount, {
      amount: 25,
      method: "bnp",
      iban: "BE68539007547034",
    })
    expect(await getProfitLoss(player)).toMatchObject({
      deposits: 70,
      withdrawals: 25,
      stakes: 0,
      perDay: [],
    })
    await notify(casino(), back, { status: 129, reference: reference! })
    expect((await getProfitLoss(player)).deposits).toBe(50)
    // The chargeback blocks the withdrawal; an operator rejects it.
    await casino().platform.transact((tx) => reject(tx, withdrawalId, "anna", "fundsInDoubt"))
    expect((await getProfitLoss(player)).withdrawals).toBe(0)
  })

  it("needs a login, is readable on a break, and covers a year at most", async () => {
    const player = await seededVisitor(casino())
    await expect(getProfitLoss({ visitor: casino().visitor() })).rejects.toThrow(CallRefusedError)
    await expect(getProfitLoss({ visitor: casino().visitor() })).rejects.toMatchObject({ status: 401 })
    for (const wrong of [
      { startDate: "2026-02-01", endDate: "2026-01-31" },
      { startDate: "2024-01-01", endDate: "2026-01-01" },
      { endDate: "2026-02-30" },
      { endDate: "1926-01-01" },
    ])
      await expect(getProfitLoss(player, wrong)).rejects.toMatchObject({
        status: 400,
        name: "BadInputErrorType",
      })
    await asOwner(
      casino(),
      `insert into limits.player (player_id, break_until) values ($1, $2)
       on conflict (player_id) do update set break_until = excluded.break_until`,
      [player.playerId, new Date(casino().clock.now().getTime() + dayMs)],
    )
    expect((await getProfitLoss({ visitor: await visitorAgain(casino(), player.playerId) })).net).toBe(0)
  })
})
