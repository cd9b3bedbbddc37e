import { afterAll, describe, expect, it } from "vitest"
import { units } from "../../../testing/hub88.ts"
import { seededGames } from "../../../testing/seeded.ts"
import { type Table, tablesForFile } from "../../../testing/table.ts"

const { casino, db, seat } = tablesForFile()
afterAll(() => casino().drain())
const told = async (kind: string, { playerId }: Table) =>
  (
    await db().query("select data from kernel.event where kind = $1 and player_id = $2 order by id", [
      kind,
      playerId,
    ])
  ).rows.map(({ data }) => data)

describe("a settled round tells all there is to know of its bets", () => {
  it("and nothing of them is told before: a stake is no event", async () => {
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

  it("each that stands: when it was accepted, stake, win, purse, category and studio as of then", async () => {
    const table = await seat(100)
    const first = casino().clock.now()
    const one = await table.bet(2)
    casino().clock.advance(61_234)
    const two = await table.bet(3)
    const gone = await table.bet(4)
    await table.rollback(gone.uuid)
    // What the catalogue says later changes nothing of what was.
    await db().query("update games.studio set name = 'Renamed' where slug = 'seed'")
    await db().query("update games.version set catalogue = catalogue + 1")
    await table.win(one.uuid, 1, { round_closed: false })
    await table.win(one.uuid, 0.5, { round_closed: false })
    casino().clock.advance(5000)
    await table.win(two.uuid, 7)
    await db().query("update games.studio set name = 'Seed' where slug = 'seed'")
    const [round, ...more] = await told("round.settled", table)
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
    expect(await told("bet.voided", table)).toMatchObject([
      { uuid: gone.uuid, acceptedAt: new Date(first.getTime() + 61_234).toISOString(), wasSettled: false },
    ])
  })

  it("is told once: by a bet that closes it, and by no message after that", async () => {
    const table = await seat(10)
    const bet = await table.bet(1, { round_closed: true })
    await table.win(bet.uuid, 2)
    await table.bet(1, { round_closed: true })
    expect(await told("round.settled", table)).toMatchObject([
      { stakeUnits: units(1), winUnits: 0, bets: [{ uuid: bet.uuid }] },
    ])
  })

  it("of a round in which nothing stands, nothing is told", async () => {
    const table = await seat(10)
    const bet = await table.bet(1)
    await table.rollback(bet.uuid)
    const other = await table.bet(2, { round: "other" })
    await table.rollback(other.uuid, { round: "other" })
    await table.win(bet.uuid, 1)
    expect(await told("round.settled", table)).toEqual([])
  })
})

describe("the purse", () => {
  it("of the token is the one of round and messages, and cash is moved out of cash", async () => {
    const table = await seat(10)
    const bet = await table.bet(4)
    await table.win(bet.uuid, 1)
    const { rows } = await db().query(
      `select t.kind, t.purse, t.moved, t.moved_cash, r.purse as round from play.transaction t
       join play.round r using (provider, player_id, round_ref) where t.player_id = $1 order by t.at, t.kind`,
      [table.playerId],
    )
    const kept = (kind: string, euros: number) => ({
      kind,
      purse: "cash",
      moved: String(units(euros)),
      moved_cash: String(units(euros)),
      round: "cash",
    })
    expect(rows).toEqual([kept("bet", 4), kept("win", 1)])
    expect(await table.balance()).toMatchObject({ balance: units(7) })
  })

  it("no other kind can be written, of money or of message, and no other without its purse", async () => {
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

describe("a limit is told from a shut gate", () => {
  it("more than the largest stake is LIMIT_REACHED, with the id kept; less is booked; free money is no stake", async () => {
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
    const until = new Date(casino().clock.now().getTime() + 60_000)
    await db().query("insert into limits.player (player_id, break_until) values ($1, $2)", [
      table.playerId,
      until,
    ])
    expect((await table.bet(1, { game_code: seededGames.roulette })).status).toBe("RS_ERROR_USER_DISABLED")
    expect((await table.win(open.uuid, 2)).status).toBe("RS_OK")
    casino().clock.advance(60_000)
    expect((await table.bet(1, { round: "after" })).status).toBe("RS_OK")
  })
})
