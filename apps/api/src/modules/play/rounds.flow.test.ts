import { play as calls, type InputOf, type ReplyOf } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { seededGames } from "../../../testing/seeded.ts"
import { seatAt, type Table, tablesForFile } from "../../../testing/table.ts"
import { forgottenRoundMs } from "./rules.ts"
import { updateForgotten } from "./store.ts"

const { casino, db, hub, seat } = tablesForFile()
const roundsOf = ({ cookie }: Table, filter: InputOf<typeof calls.getCasinoTransactions> = {}) => {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor.call(calls.getCasinoTransactions, filter)
}

describe("a player's rounds", () => {
  it("are won, lost, open or voided, with their sums and filters", async () => {
    const table = await seat(100)
    const won = await table.bet(2, { round: "won" })
    await table.win(won.uuid, 5, { round: "won" })
    const even = await table.bet(3, { round: "even" })
    await table.win(even.uuid, 3, { round: "even" })
    const lost = await table.bet(5, { round: "lost" })
    await table.win(lost.uuid, 2, { round: "lost" })
    const voided = await table.bet(4, { round: "voided" })
    await table.rollback(voided.uuid, { round: "voided" })
    const at = { hub: hub(), db: db() }
    await (await seatAt(at, table, seededGames.roulette, casino().clock.now())).bet(1, { round: "open" })

    const all = await roundsOf(table)
    const found = Object.fromEntries(
      all.transactions.rows.map(({ transactionId, status, stake, win, amount }) => [
        transactionId,
        { status, stake, win, amount },
      ]),
    )
    expect(found).toEqual({
      "hub88:won": { status: "won", stake: 2, win: 5, amount: 3 },
      // As much as was staked came back: that is neither a win nor a loss.
      "hub88:even": { status: "returned", stake: 3, win: 3, amount: 0 },
      "hub88:lost": { status: "lost", stake: 5, win: 2, amount: -3 },
      "hub88:voided": { status: "voided", stake: 0, win: 0, amount: 0 },
      "hub88:open": { status: "open", stake: 1, win: 0, amount: -1 },
    })
    expect(all.totalBetAmounts).toEqual({ stakes: 11, wins: 10, net: -1 })
    for (const status of ["won", "returned", "lost", "voided", "open"] as const) {
      const some = await roundsOf(table, { status })
      expect([status, some.transactions.rows.map((row) => row.status)]).toEqual([status, [status]])
    }
    const wheel = all.transactions.rows.find((row) => row.status === "open")!.game.casinoGameId
    expect((await roundsOf(table, { casinoGameId: wheel })).transactions.count).toBe(1)
    const page = await roundsOf(table, { limit: 2, pageNo: 2 })
    expect([page.transactions.count, page.transactions.rows.length]).toEqual([5, 2])
    expect((await roundsOf(await seat(1))).transactions.count).toBe(0)
  })
})

describe("the games of a player's rounds", () => {
  const playedGames = async (
    { cookie }: Table,
    filter: InputOf<typeof calls.getPlayedGames> = {},
  ): Promise<ReplyOf<typeof calls.getPlayedGames>["games"]> => {
    const visitor = casino().visitor()
    visitor.cookies.set("access_token", cookie)
    return (await visitor.call(calls.getPlayedGames, filter)).games
  }

  it("are listed once each by name, for the period", async () => {
    const table = await seat(100)
    const at = { hub: hub(), db: db() }
    const wheel = await seatAt(at, table, seededGames.roulette, casino().clock.now())
    for (const round of ["one", "two"]) await table.bet(1, { round })
    await wheel.bet(1, { round: "three" })
    const { rows } = (await roundsOf(table)).transactions
    const named = (round: string) => rows.find((row) => row.transactionId === `hub88:${round}`)!.game
    const [slot, roulette] = [named("one"), named("three")].map(({ casinoGameId, name }) => ({
      casinoGameId,
      name,
    }))
    const byName = [slot!, roulette!].sort((one, other) => one.name.localeCompare(other.name))
    expect(await playedGames(table)).toEqual(byName)
    const long = { startDate: "2020-01-01", endDate: "2020-12-31" }
    expect(await playedGames(table, long)).toEqual([])
    expect(await playedGames(table, { ...long, casinoGameId: slot!.casinoGameId })).toEqual([slot])
    expect(await playedGames(table, { ...long, casinoGameId: 999_999_999 })).toEqual([])
    expect(await playedGames(await seat(1))).toEqual([])
    await expect(playedGames(table, { startDate: "2020-01-01" })).rejects.toMatchObject({ status: 400 })
  })
})

describe("a round that its provider left open", () => {
  it("is closed after two days, once, and a win that comes later is still paid", async () => {
    const table = await seat(100)
    const bet = await table.bet(10)
    const sweep = () =>
      casino().platform.transact((tx) => updateForgotten(tx, new Date(tx.now.getTime() - forgottenRoundMs)))
    const settled = async () => {
      const { rows } = await db().query(
        "select data from kernel.event where kind = 'round.settled' and player_id = $1",
        [table.playerId],
      )
      return rows.length
    }
    await sweep()
    expect(await settled()).toBe(0)
    casino().clock.advance(forgottenRoundMs + 1000)
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect(await settled()).toBe(1)
    expect((await roundsOf(await relogged(table))).transactions.rows[0]).toMatchObject({
      status: "lost",
      stake: 10,
    })
    expect((await table.win(bet.uuid, 25)).status).toBe("RS_OK")
    expect(await settled()).toBe(1)
    expect(await table.cash()).toBe(11_500)
  })

  /** The login did not live through two days: the same player with a session of now. */
  async function relogged(table: Table): Promise<Table> {
    await db().query(
      "update sessions.session set idle_until = $2::timestamptz + interval '30 minutes', ends_at = $2::timestamptz + interval '12 hours' where player_id = $1",
      [table.playerId, casino().clock.now()],
    )
    return table
  }
})
