import { beforeAll, describe, expect, it } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { type Database, openDatabase } from "../../platform/db/database.ts"
import { jsonLog } from "../../platform/lib/log.ts"
import { type Account, assertOnChart, type Kind, kinds } from "./chart.ts"
import { accounts } from "./index.ts"

const now = new Date("2026-11-20T12:00:00Z")
const cash = accounts.cash(1n)
let database: Database
beforeAll(async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  database = openDatabase({ url, log: jsonLog("silent") })
  return async () => {
    await database.close()
    await drop()
  }
})

describe("the chart in SQL", () => {
  it.each([
    ["a kind that is not on it", ["nonsense", "EUR", "nowhere", cash]],
    ["an asset that the kind does not move", ["deposit", "POINT", "psp:hipay", cash]],
    ["another asset, of another purse", ["deposit", "CREDIT", "psp:hipay", cash]],
    ["an account that the kind does not take from", ["deposit", "EUR", "bank:payouts", cash]],
    ["an account that the kind does not give to", ["deposit", "EUR", "psp:hipay", accounts.held(1n)]],
    ["an account that does not exist", ["deposit", "EUR", "psp:hipay", "player:1:cash\n"]],
    ["a player's cash and their sports book", ["withdrawalHeld", "EUR", cash, accounts.sports(1n)]],
    ["two players' accounts", ["withdrawalHeld", "EUR", cash, accounts.held(2n)]],
    ["nothing", ["deposit", "EUR", null, cash]],
  ])("%s is refused, and nothing stays", async (_, [kind, asset, from, to]) => {
    const move = database.pool.query("select wallet.move('x', $1, $2, $3, $4, 5, $5)", [
      kind,
      asset,
      from,
      to,
      now,
    ])
    await expect(move).rejects.toThrow("Not on the chart")
    const { rows } = await database.pool.query("select account from wallet.balance")
    expect(rows).toEqual([])
  })

  it("allows exactly what chart.ts allows", async () => {
    const players = [1n, 2n, 12n].flatMap((id) =>
      [
        ...[accounts.cash, accounts.held, accounts.points, accounts.coins, accounts.won, accounts.prize],
        accounts.bonus,
        accounts.sports,
        accounts.sportsHeld,
        (player: bigint) => accounts.credit(player, 3n),
      ].map((made) => made(id)),
    )
    const houses = [
      accounts.psp("hipay"),
      accounts.bank(),
      accounts.games("hub88"),
      accounts.games("house"),
      accounts.review("hub88"),
      accounts.fractions("hub88"),
      accounts.creditFractions("hub88"),
      accounts.club("points"),
      accounts.club("coins"),
      accounts.pool("threeHour"),
      accounts.pool("bigWin"),
      accounts.reserve("anyTime"),
      accounts.promotions("jackpots"),
      accounts.promotions("drops"),
      accounts.promotions("quest"),
      accounts.promotions("tournaments"),
      accounts.promotions("bonuses"),
      accounts.credits("issued"),
      accounts.credits("hub88"),
      accounts.campaign(3n),
      accounts.quest(3n),
      accounts.tournament(4n),
      accounts.book("betby"),
    ]
    const unbooked = [
      "",
      " ",
      "player::cash",
      "player:1:cash\n",
      "player:1:cash games:hub88",
      "EUR player:1:cash",
    ]
    const all = [...players, ...houses, ...(unbooked as Account[])]
    const rows: { way: string }[] = []
    // A statement for each kind: together they outlast what a statement is allowed.
    for (const kind of [...Object.keys(kinds), "nonsense", ""]) {
      const found = await database.pool.query<{ way: string }>(
        `select concat_ws('|', $1::text, a, f, t) as way
         from unnest($2::text[]) a, unnest($3::text[]) f, unnest($3::text[]) t where wallet.is_on_chart($1, a, f, t)`,
        [kind, ["EUR", "POINT", "COIN", "CREDIT", "", "EUR player:1:cash"], all],
      )
      rows.push(...found.rows)
    }
    const isOn = (kind: Kind, from: Account, to: Account) => {
      try {
        return assertOnChart(kind, from, to) === kinds[kind].asset
      } catch {
        return false
      }
    }
    const ways = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
      all.flatMap((from) =>
        all.filter((to) => isOn(kind, from, to)).map((to) => [kind, kinds[kind].asset, from, to].join("|")),
      ),
    )
    expect(ways.length).toBeGreaterThan(Object.keys(kinds).length)
    expect(rows.map(({ way }) => way).toSorted()).toEqual(ways.toSorted())
  })

  it("accepts only the assets of the chart", async () => {
    const { rows } = await database.pool.query<{ says: string }>(
      "select pg_get_constraintdef(oid) as says from pg_constraint where contypid = 'wallet.asset'::regtype",
    )
    const kept = rows.flatMap(({ says }) => [...says.matchAll(/'(\w+)'/g)].map(([, word]) => word))
    expect(new Set(kept)).toEqual(new Set(Object.values(kinds).map(({ asset }) => asset)))
  })

  it("creates the same addresses as chart.ts", async () => {
    const { rows } = await database.pool.query<Record<string, string>>(
      `select wallet.cash(7) as cash, wallet.held(7) as held, wallet.points(7) as points, wallet.coins(7) as coins,
         wallet.psp('hipay') as psp, wallet.bank() as bank, wallet.games('hub88') as games,
         wallet.review('hub88') as review, wallet.club('points') as club,
         wallet.won(7) as won, wallet.pool('bigWin') as pool, wallet.reserve('anyTime') as reserve,
         wallet.promotions('jackpots') as promotions, wallet.campaign(3) as campaign, wallet.quest(3) as quest,
         wallet.prize(7) as prize, wallet.tournament(4) as tournament,
         wallet.bonus(7) as bonus, wallet.credit(7, 3) as credit, wallet.credits('issued') as credits,
         wallet.sports(7) as sports, wallet.sports_held(7) as "sportsHeld", wallet.book('betby') as book,
         wallet.fractions('hub88') as fractions, wallet.credit_fractions('hub88') as "creditFractions"`,
    )
    expect(rows[0]).toEqual({
      cash: accounts.cash(7n),
      held: accounts.held(7n),
      points: accounts.points(7n),
      coins: accounts.coins(7n),
      psp: accounts.psp("hipay"),
      won: accounts.won(7n),
      pool: accounts.pool("bigWin"),
      reserve: accounts.reserve("anyTime"),
      promotions: accounts.promotions("jackpots"),
      campaign: accounts.campaign(3n),
      quest: accounts.quest(3n),
      prize: accounts.prize(7n),
      tournament: accounts.tournament(4n),
      bank: accounts.bank(),
      games: accounts.games("hub88"),
      review: accounts.review("hub88"),
      club: accounts.club("points"),
      bonus: accounts.bonus(7n),
      credit: accounts.credit(7n, 3n),
      credits: accounts.credits("issued"),
      sports: accounts.sports(7n),
      sportsHeld: accounts.sportsHeld(7n),
      book: accounts.book("betby"),
      fractions: accounts.fractions("hub88"),
      creditFractions: accounts.creditFractions("hub88"),
    } satisfies Record<keyof typeof accounts, string>)
  })

  const must = (id: string, kind: string, from: string, to: string, amount: number, mayOverdraw = false) =>
    database.pool.query("select * from wallet.must_move($1, $2, 'EUR', $3, $4, $5, $6, null, $7)", [
      id,
      kind,
      from,
      to,
      amount,
      now,
      mayOverdraw,
    ])

  it("raises where a required movement cannot be made", async () => {
    const { rows } = await must("d", "deposit", "psp:hipay", cash, 5000)
    expect(rows).toEqual([{ from_after: null, to_after: 5000n }])
    await expect(must("d", "deposit", "psp:hipay", cash, 5000)).rejects.toThrow(
      "should have moved, and was repeated",
    )
    await expect(must("d", "deposit", "psp:hipay", cash, 5001)).rejects.toThrow(
      "should have moved, and was clash",
    )
    await expect(must("h", "withdrawalHeld", cash, accounts.held(1n), 5001)).rejects.toThrow(
      "should have moved, and was short",
    )
    const games = accounts.games("hub88")
    expect((await must("s", "stake", cash, games, 2000)).rows).toEqual([
      { from_after: 3000n, to_after: null },
    ])
    await expect(must("s", "stake", cash, games, 2000)).rejects.toThrow("should have moved, and was repeated")
    await expect(must("s", "stake", cash, games, 2001)).rejects.toThrow("should have moved, and was clash")
    await expect(must("t", "stake", cash, games, 3001)).rejects.toThrow("should have moved, and was short")
    await expect(must("t", "stake", cash, games, 0)).rejects.toThrow()
    await expect(must("t", "win", cash, games, 1)).rejects.toThrow("Not on the chart")
    expect((await must("w", "win", games, cash, 1)).rows).toEqual([{ from_after: null, to_after: 3001n }])
    // What was refused has left nothing behind.
    expect((await must("x", "stake", cash, games, 3001)).rows).toEqual([{ from_after: 0n, to_after: null }])
  })

  it("reduces the permitted overdraft by a required movement", async () => {
    const [debtor, games] = [accounts.cash(2n), accounts.games("hub88")]
    await must("owed", "winTakenBack", debtor, games, 500, true)
    const floors = async () =>
      (await database.pool.query("select amount, floor from wallet.balance where account = $1", [debtor]))
        .rows[0]
    expect(await floors()).toEqual({ amount: -500n, floor: -500n })
    await must("paid", "win", games, debtor, 200)
    expect(await floors()).toEqual({ amount: -300n, floor: -300n })
    await must("more", "win", games, debtor, 400)
    expect(await floors()).toEqual({ amount: 100n, floor: 0n })
  })
})
