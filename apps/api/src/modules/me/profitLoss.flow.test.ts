import { randomUUID } from "node:crypto"
import { CallRefusedError } from "@elite/client/visitor"
import { me, payments } from "@elite/contract"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { seededVisitor, visitorAgain } from "../../../testing/seeded.ts"
import { addDaysToDate, brusselsDate, dayMs } from "../../platform/lib/calendar.ts"
import { ledgerFixture as ofCrash } from "../crash/testing/ledgerFixture.ts"
import { asOwner, deposited, notify, type Payer, rowOf } from "../payments/testing/payer.ts"
import { played } from "../payments/testing/played.ts"
import { reject } from "../payments/withdrawals/review.ts"
import { ledgerFixture as ofSports } from "../sportsbook/testing/ledgerFixture.ts"

// What a player paid in and out, staked and won, over all that the house offers.
const casino = casinoForFile()
let db: pg.Pool
beforeAll(() => {
  db = new pg.Pool({ connectionString: casino().databaseUrl, max: 1 })
})
afterAll(() => db.end())

const today = () => brusselsDate(casino().clock.now())
const asked = ({ visitor }: Pick<Payer, "visitor">, input: { startDate?: string; endDate?: string } = {}) =>
  visitor.call(me.getProfitLoss, input)

describe("what a player is told of their own result", () => {
  it("is nothing before they have done anything", async () => {
    const nothing = { deposits: 0, withdrawals: 0, stakes: 0, wins: 0, net: 0, perDay: [] }
    expect(await asked(await seededVisitor(casino()))).toEqual(nothing)
  })

  it("counts games, our own game and the sports book, without what was given back", async () => {
    const player = await seededVisitor(casino(), 100)
    // Fixtures of two nouns write their bets at the database's own time, which may be another day in Brussels.
    await ofCrash.seed!(db, player)
    await ofSports.seed!(db, player)
    await played(casino(), player, randomUUID(), "bet", 700)
    await played(casino(), player, randomUUID(), "win", 250)
    const wide = { startDate: addDaysToDate(today(), -2), endDate: addDaysToDate(today(), 2) }
    const told = await asked(player, wide)
    // Our own game: three bets of five euros, of which one was paid 8. The sports book: 5, 1 and, of a win that was taken back, 202;
    // it paid 9. A game: 7 and 2.50.
    expect(told).toMatchObject({ stakes: 15 + 208 + 7, wins: 8 + 9 + 2.5, net: -210.5 })
    expect(told.perDay.reduce((sum, { net }) => sum + net, 0)).toBe(told.net)
    // Seeded into both purses.
    expect(told.deposits).toBe(200)
  })

  it("counts each bet on its own day, and the days that were asked for alone", async () => {
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
    expect(await asked({ visitor })).toMatchObject({ stakes: 8, wins: 2.5, net: -5.5, perDay: both })
    const only = await asked({ visitor }, { startDate: first, endDate: first })
    expect(only).toMatchObject({ stakes: 7, wins: 2.5, net: -4.5, perDay: [both[0]] })
    const between = addDaysToDate(first, 1)
    expect((await asked({ visitor }, { startDate: between, endDate: between })).perDay).toEqual([])
  })

  it("counts what was paid in and stayed, and what was paid out", async () => {
    const player = await seededVisitor(casino())
    await deposited(player, 50)
    const back = await deposited(player, 20)
    const { reference } = await rowOf(casino(), back)
    const { withdrawalId } = await player.visitor.call(payments.withdrawAmount, {
      amount: 25,
      method: "bnp",
      iban: "BE68539007547034",
    })
    expect(await asked(player)).toMatchObject({ deposits: 70, withdrawals: 25, stakes: 0, perDay: [] })
    await notify(casino(), back, { status: 129, reference: reference! })
    expect((await asked(player)).deposits).toBe(50)
    // What was charged back has stopped it; a person sends it back.
    await casino().platform.transact((tx) => reject(tx, withdrawalId, "anna", "fundsInDoubt"))
    expect((await asked(player)).withdrawals).toBe(0)
  })

  it("is told to nobody else, also to whoever may not play, and for a year at most", async () => {
    const player = await seededVisitor(casino())
    await expect(asked({ visitor: casino().visitor() })).rejects.toThrow(CallRefusedError)
    await expect(asked({ visitor: casino().visitor() })).rejects.toMatchObject({ status: 401 })
    for (const wrong of [
      { startDate: "2026-02-01", endDate: "2026-01-31" },
      { startDate: "2024-01-01", endDate: "2026-01-01" },
      { endDate: "2026-02-30" },
      { endDate: "1926-01-01" },
    ])
      await expect(asked(player, wrong)).rejects.toMatchObject({ status: 400, name: "BadInputErrorType" })
    await asOwner(
      casino(),
      `insert into limits.player (player_id, break_until) values ($1, $2)
       on conflict (player_id) do update set break_until = excluded.break_until`,
      [player.playerId, new Date(casino().clock.now().getTime() + dayMs)],
    )
    expect((await asked({ visitor: await visitorAgain(casino(), player.playerId) })).net).toBe(0)
  })
})
