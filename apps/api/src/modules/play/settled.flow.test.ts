import { afterAll, describe, expect, it } from "vitest"
import { units } from "../../../testing/hub88.ts"
import { seededGames } from "../../../testing/seeded.ts"
import { type Table, tablesForFile } from "../../../testing/table.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"

const { casino, db, seat } = tablesForFile()
afterAll(() => casino().drain())
const listEvents = async (kind: string, { playerId }: Table) =>
  (
    await db().query("select data from kernel.event where kind = $1 and player_id = $2 order by id", [
      kind,
      playerId,
    ])
  ).rows.map(({ data }) => data)

describe("the event of a settled round", () => {
  it("comes at the end only: a stake publishes no event", async () => {
    const table = await seat(10)
    const kinds = async () =>
      (
        await db().query("select kind from kernel.event where player_id = $1 and data ->> 'roundRef' = $2", [
          table.playerId,
          table.round,
        ])
      ).rows.map(({ kind }) => kind)
    const bet = await table.bet(2)
    expect(bet.status).toBe("RS_OK")
    expect(await kinds()).toEqual([])
    await table.win(bet.uuid, 1)
    expect(await kinds()).toEqual(["round.settled"])
  })

  it("lists each standing bet with time, stake, win, purse, category and studio", async () => {
    const table = await seat(100)
    const first = casino().clock.now()
    const one = await table.bet(2)
    casino().clock.advance(61_234)
    const two = await table.bet(3)
    const rolledBack = await table.bet(4)
    await table.rollback(rolledBack.uuid)
    // Later changes of the catalogue do not matter.
    await db().query("update games.studio set name = 'Renamed' where slug = 'seed'")
    await db().query("update games.version set catalogue = catalogue + 1")
    await table.win(one.uuid, 1, { round_closed: false })
    await table.win(one.uuid, 0.5, { round_closed: false })
    casino().clock.advance(5000)
    await table.win(two.uuid, 7)
    await db().query("update games.studio set name = 'Seed' where slug = 'seed'")
    const [round, ...more] = await listEvents("round.settled", table)
    expect(more).toEqual([])
    const game = { category: "slots", studio: expect.stringMatching(/^(?!Renamed)/) }
    expect(round).toEqual({
      provider: "hub88",
      roundRef: table.round,
      gameId: expect.any(Number),
      purse: "cash",
      stakeUnits: units(5),
      winUnits: units(8.5),
      bets: [
        {
          uuid: one.uuid,
          acceptedAt: first.toISOString(),
          stakeUnits: units(2),
          winUnits: units(1.5),
          ...game,
        },
        {
          uuid: two.uuid,
          acceptedAt: new Date(first.getTime() + 61_234).toISOString(),
          stakeUnits: units(3),
          winUnits: units(7),
          ...game,
        },
      ],
    })
    expect(await listEvents("bet.voided", table)).toMatchObject([
      {
        uuid: rolledBack.uuid,
        acceptedAt: new Date(first.getTime() + 61_234).toISOString(),
        wasSettled: false,
      },
    ])
  })

  it("is published once, by the bet that closes the round", async () => {
    const table = await seat(10)
    const bet = await table.bet(1, { round_closed: true })
    await table.win(bet.uuid, 2)
    await table.bet(1, { round_closed: true })
    expect(await listEvents("round.settled", table)).toMatchObject([
      { stakeUnits: units(1), winUnits: 0, bets: [{ uuid: bet.uuid }] },
    ])
  })

  it("is not published for a round without a standing bet", async () => {
    const table = await seat(10)
    const bet = await table.bet(1)
    await table.rollback(bet.uuid)
    const other = await table.bet(2, { round: "other" })
    await table.rollback(other.uuid, { round: "other" })
    await table.win(bet.uuid, 1)
    expect(await listEvents("round.settled", table)).toEqual([])
  })
})

describe("the purse", () => {
  it("of the token is that of round and messages, and cash moves from cash", async () => {
    const table = await seat(10)
    const bet = await table.bet(4)
    await table.win(bet.uuid, 1)
    const { rows } = await db().query(
      `select t.kind, t.purse, t.moved, t.moved_cash, r.purse as round from play.transaction t
       join play.round r using (provider, player_id, round_ref) where t.player_id = $1 order by t.at, t.kind`,
      [table.playerId],
    )
    const stored = (kind: string, euros: number) => ({
      kind,
      purse: "cash",
      moved: String(units(euros)),
      moved_cash: String(units(euros)),
      round: "cash",
    })
    expect(rows).toEqual([stored("bet", 4), stored("win", 1)])
    expect(await table.balance()).toMatchObject({ balance: units(7) })
  })

  it("refuses other kinds of purse by constraints", async () => {
    const table = await seat(1)
    await table.bet(1)
    for (const [name, column, value] of [
      ["session", "purse", "'bonus'"],
      ["session", "purse_id", "1"],
      ["round", "purse", "'gift'"],
      ["transaction", "purse", "'gift'"],
      ["transaction", "kind", "'gift'"],
      ["transaction", "amount", "-1"],
      ["transaction", "moved_cash", "moved + 1"],
    ])
      await expect(
        db().query(`update play.${name} set ${column} = ${value} where player_id = $1`, [table.playerId]),
        `${name}.${column}`,
      ).rejects.toMatchObject({ code: "23514" })
  })
})

describe("limits and bars have different errors", () => {
  it("a stake above the largest is LIMIT_REACHED; a smaller and a free one are booked", async () => {
    const table = await seat(100)
    await db().query("insert into limits.player (player_id, largest_stake_units) values ($1, $2)", [
      table.playerId,
      units(5),
    ])
    const refused = await table.bet(5.01)
    expect(refused).toMatchObject({ status: "RS_ERROR_LIMIT_REACHED", balance: units(100) })
    expect((await table.again(refused)).status).toBe("RS_ERROR_LIMIT_REACHED")
    expect((await table.bet(5)).status).toBe("RS_OK")
    expect((await table.bet(50, { is_free: true })).status).toBe("RS_OK")
    expect(await table.cash()).toBe(9500)
  })

  it("a break is USER_DISABLED until it is over, and a win is paid meanwhile", async () => {
    const table = await seat(100)
    const open = await table.bet(1)
    const until = new Date(casino().clock.now().getTime() + minuteMs)
    await db().query("insert into limits.player (player_id, break_until) values ($1, $2)", [
      table.playerId,
      until,
    ])
    expect((await table.bet(1, { game_code: seededGames.roulette })).status).toBe("RS_ERROR_USER_DISABLED")
    expect((await table.win(open.uuid, 2)).status).toBe("RS_OK")
    casino().clock.advance(minuteMs)
    expect((await table.bet(1, { round: "after" })).status).toBe("RS_OK")
  })
})
