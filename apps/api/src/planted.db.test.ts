import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findings } from "../testing/audit.ts"
import { testDatabase } from "../testing/casino.ts"
import { everyMovement } from "../testing/movements.ts"
import { blueprint } from "./blueprint.ts"
import { kinds } from "./modules/wallet/chart.ts"

// The audit's own test: an error of one unit is planted for each kind of movement of the chart, in the ledger and in the
// row that the movement stands for, and the audit must name it. Everything happens to one player in one database.
let db: pg.Pool
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ url, drop } = await testDatabase())
  db = new pg.Pool({ connectionString: url, max: 2 })
  await everyMovement(db)
})
afterAll(async () => {
  await db.end()
  await drop()
})

const modules = blueprint().flat()
const namesOf = (noun: string) =>
  modules.find((module) => module.noun === noun)!.invariants!.map(({ name }) => name)
const ledgers = namesOf("wallet")
const seen = new Set<string>()

/** What the audit names while an error is planted; it is taken out again, and the books must be whole again. */
async function named(plant: () => Promise<unknown>, undo: () => Promise<unknown>): Promise<string[]> {
  await plant()
  const names = (await findings(url)).map(({ name }) => name)
  await undo()
  for (const name of names) seen.add(name)
  return names
}
const byRows = (names: readonly string[]) => names.filter((name) => !ledgers.includes(name))

type Row = {
  id: string
  seq: string
  amount: string
  from_account: string
  to_account: string
  asset: string
}
const movementOf = async (kind: string): Promise<Row | undefined> =>
  (await db.query<Row>("select * from wallet.movement where kind = $1 order by seq desc limit 1", [kind]))
    .rows[0]

/** Every balance from a movement on, and those kept, as if it had been of so many units more. */
async function follow({ seq, from_account, to_account }: Row, by: number) {
  for (const [account, change] of [
    [from_account, -by],
    [to_account, by],
  ]) {
    await db.query("update wallet.balance set amount = amount + $2 where account = $1", [account, change])
    for (const end of ["from", "to"])
      await db.query(
        `update wallet.movement set ${end}_after = ${end}_after + $3 where ${end}_account = $1 and seq >= $2`,
        [account, seq, change],
      )
  }
}
/** As if a movement had been of so many units more from the start: the ledger agrees with itself. */
async function grow(row: Row, by: number) {
  await db.query("update wallet.movement set amount = amount + $2 where id = $1", [row.id, by])
  await follow(row, by)
}
/** As if a movement had never been. */
async function lose(row: Row) {
  await follow(row, -Number(row.amount))
  await db.query("delete from wallet.movement where id = $1", [row.id])
}
async function bringBack(row: Row) {
  await follow(row, Number(row.amount))
  await db.query(
    "insert into wallet.movement overriding system value select * from json_populate_record(null::wallet.movement, $1)",
    [JSON.stringify(row)],
  )
}
const inBalances = (row: Row, by: number) =>
  db.query("update wallet.balance set amount = amount + $3 where account in ($1, $2)", [
    row.from_account,
    row.to_account,
    by,
  ])
const isKept = ({ from_account, to_account }: Row) =>
  /(player|pool|campaign):/.test(`${from_account} ${to_account}`)

it("finds nothing where every kind of movement was booked rightly", async () => {
  expect(await findings(url)).toEqual([])
})

describe.each(Object.keys(kinds))("a movement of the kind %s", (kind) => {
  it("is found when it is a unit more or less than the row it stands for", async () => {
    const row = await movementOf(kind)
    if (!row) throw new Error(`testing/movements.ts books no ${kind}.`)
    for (const by of [1, -1]) {
      const names = await named(
        () => grow(row, by),
        () => grow(row, -by),
      )
      expect(byRows(names), `${by} unit`).not.toEqual([])
      expect(names.filter((name) => ledgers.includes(name))).toEqual([])
    }
  })
  it("is found when a balance is a unit more or less than its movements", async () => {
    const row = (await movementOf(kind))!
    // Between accounts of which no balance is kept there is none to be wrong.
    const kept = await db.query("select from wallet.balance where account in ($1, $2)", [
      row.from_account,
      row.to_account,
    ])
    expect(kept.rows.length > 0).toBe(isKept(row))
    if (!isKept(row)) return
    for (const by of [1, -1]) {
      const names = await named(
        () => inBalances(row, by),
        () => inBalances(row, -by),
      )
      expect(names).toContain("I2 a kept balance is the sum of its movements")
    }
  })
  it("is found when no row stands behind it", async () => {
    const { asset, from_account, to_account } = (await movementOf(kind))!
    const stray = `stray:${kind}`
    const names = await named(
      () =>
        db.query("select wallet.must_move($1, $2, $3, $4, $5, 1, clock_timestamp())", [
          stray,
          kind,
          asset,
          from_account,
          to_account,
        ]),
      async () => {
        await db.query("delete from wallet.movement where id = $1", [stray])
        await db.query("update wallet.balance set amount = amount + 1 where account = $1", [from_account])
        await db.query("update wallet.balance set amount = amount - 1 where account = $1", [to_account])
      },
    )
    expect(byRows(names)).not.toEqual([])
  })
  it("is found when it is not there at all", async () => {
    const row = (await movementOf(kind))!
    const names = await named(
      () => lose(row),
      () => bringBack(row),
    )
    expect(byRows(names)).not.toEqual([])
    expect(names.filter((name) => ledgers.includes(name))).toEqual([])
  })
})

const ok = "status = 'ok'"
/** A column of a noun's row a unit more, and who must say so. */
const rowErrors: readonly [noun: string, column: string, where: string][] = [
  ["payments.deposit", "amount_cents", "credited_at is not null and taken_back_cents is null"],
  ["payments.deposit", "taken_back_cents", "taken_back_cents > 0"],
  ["payments.withdrawal", "amount_cents", "status = 'checking'"],
  ["payments.withdrawal", "amount_cents", "status = 'received' and claimed_cents is null"],
  ["payments.withdrawal", "amount_cents", "status = 'rejected'"],
  ["payments.withdrawal", "amount_cents", "failed_by = 'returned'"],
  ["payments.withdrawal", "claimed_cents", "claimed_cents is not null"],
  ["play.transaction", "moved", `kind = 'bet' and rolled_back_by is null and ${ok}`],
  ["play.transaction", "moved", `kind = 'bet' and rolled_back_by is not null and ${ok}`],
  ["play.transaction", "moved", `kind = 'win' and moved > 0 and rolled_back_by is null and ${ok}`],
  ["play.transaction", "moved", `kind = 'win' and moved > 0 and rolled_back_by is not null and ${ok}`],
  ["play.transaction", "amount", "kind = 'win' and moved = 0 and rolled_back_by is null"],
  ["play.transaction", "amount", "kind = 'win' and moved = 0 and rolled_back_by is not null"],
  ["play.transaction", "moved_cash", "kind = 'win' and moved > 0 and rolled_back_by is null"],
  ["limits.running", "week_stake", "true"],
  ["limits.running", "month_win", "true"],
  ["play.round", "stake", "stake > 0"],
  ["play.round", "win", "win > 0"],
  ["play.round", "bets", "stake > 0"],
  ["play.annulment", "stake", "ended_as = 'confirmed'"],
  ["play.annulment", "win", "ended_as = 'confirmed'"],
  ["loyalty.earning", "points", "true"],
  ["loyalty.earning", "coins", "true"],
  ["loyalty.entry", "points", "points <> 0"],
  ["loyalty.entry", "coins", "coins <> 0"],
  ["loyalty.redemption", "coins", "true"],
  ["loyalty.correction", "points", "points > 0"],
  ["loyalty.correction", "coins", "coins < 0"],
  ["jackpots.booking", "seeded", "seeded > 0"],
  ["jackpots.booking", "shared", "shared > 0"],
  ["jackpots.booking", "returned", "returned > 0"],
  ["jackpots.booking", "restored", "restored > 0"],
  ["jackpots.source", "restored_parts", "restored_parts > 0"],
  ["jackpots.cycle", "seeded", "true"],
  ["jackpots.cycle", "shared_parts", "true"],
  ["jackpots.cycle", "returned_parts", "returned_parts > 0"],
  ["jackpots.cycle", "dropped_parts", "dropped_parts > 0"],
  ["jackpots.cycle", "bets", "true"],
  ["jackpots.win", "parts", "true"],
  ["jackpots.win", "from_pool", "true"],
  ["jackpots.item", "stake", "kind = 'bet'"],
  ["drops.block", "bets", "bets > 0"],
  ["drops.block", "staked", "bets > 0"],
  ["drops.entry", "stake", "true"],
]

describe("a row", () => {
  it.each(rowErrors)("of %s whose %s is a unit less is found (%s)", async (table, column, where) => {
    const { rows } = await db.query(`select from ${table} where ${where}`)
    expect(rows.length).toBeGreaterThan(0)
    // Two columns with one meaning while cash is the only purse; a constraint keeps the part within the whole.
    const columns = table === "play.transaction" && column === "moved" ? ["moved", "moved_cash"] : [column]
    const less = (by: number) =>
      db.query(
        `update ${table} set ${columns.map((each) => `${each} = ${each} - ${by}`).join()} where ${where}`,
      )
    const names = await named(
      () => less(1),
      () => less(-1),
    )
    const own = namesOf(table.split(".")[0]!)
    expect(names.filter((name) => own.includes(name))).not.toEqual([])
  })
})

describe("what a single statement breaks", () => {
  const bet = "kind = 'bet' and rolled_back_by is not null"
  it.each<[name: string, plant: string, undo: string]>([
    [
      "I1 every asset sums to zero over all accounts",
      "update wallet.balance set asset = 'COIN' where account like '%:points'",
      "update wallet.balance set asset = 'POINT' where account like '%:points'",
    ],
    [
      "I3 no kept balance is below what it was allowed",
      `alter table wallet.balance alter column floor type bigint;
       alter table wallet.balance drop constraint balance_check;
       update wallet.balance set floor = amount + 1 where account like '%:cash'`,
      "update wallet.balance set floor = 0 where account like '%:cash'",
    ],
    [
      "I9 every movement is on the chart",
      "update wallet.movement set to_account = 'player:8:cash' where kind = 'withdrawalHeld' and id like 'withdrawal:W1:%'",
      "update wallet.movement set to_account = wallet.held(split_part(from_account, ':', 2)::bigint) where to_account = 'player:8:cash'",
    ],
    [
      "I10 each balance after a movement follows from the one before",
      "update wallet.movement set to_after = to_after + 1 where kind = 'win'",
      "update wallet.movement set to_after = to_after - 1 where kind = 'win'",
    ],
    [
      "I11 a snapshot is the sum of what came before it",
      "select wallet.take_snapshots(clock_timestamp()); update wallet.snapshot set amount = amount + 1",
      "delete from wallet.snapshot",
    ],
    [
      "I4 every stake and win in the ledger has its message",
      "update play.transaction set status = 'clash' where kind = 'win'",
      "update play.transaction set status = 'ok' where kind = 'win'",
    ],
    [
      "I14 an annulment is what its rounds had moved until then, and takes rounds of its player only",
      "update play.round set annulled_in = null where round_ref = 'round-3'",
      "update play.round set annulled_in = (select id from play.annulment) where round_ref = 'round-3'",
    ],
    [
      "I15 a cycle begins with what the one before left, after the item that ended it",
      "update jackpots.cycle set number = 2",
      "update jackpots.cycle set number = 1",
    ],
    [
      "I15 items are numbered without a gap up to the last head",
      "insert into jackpots.head values (6, repeat('0', 64), clock_timestamp())",
      "delete from jackpots.head where number = 6",
    ],
    [
      "I16 what a player has won and not yet claimed is what lies there",
      "update jackpots.win set settled_at = won_at, settled_as = 'claimed' where settled_at is null and refused_at is null",
      "update jackpots.win set settled_at = null, settled_as = null where settled_at = won_at",
    ],
    [
      "I17 the prizes of a campaign come to what it says, once it is published",
      "update drops.campaign set total = total + 1000",
      "update drops.campaign set total = total - 1000",
    ],
    [
      "I17 what lies ready for a campaign is what nobody has won of it yet",
      "update drops.prize set amount = amount + 1000 where player_id is null and returned_at is null",
      "update drops.prize set amount = amount - 1000 where player_id is null and returned_at is null",
    ],
    [
      "I18 a prize is whose bet won it",
      "update drops.entry set player_id = player_id + 1",
      "update drops.entry set player_id = player_id - 1",
    ],
    [
      "I18 what a player has won in prize drops and not yet claimed is what lies there",
      "update drops.prize set settled_at = won_at, settled_as = 'credited' where settled_at is null and refused_at is null and player_id is not null",
      "update drops.prize set settled_at = null, settled_as = null where settled_as = 'credited'",
    ],
    [
      "I12 the limits of a player count what they staked and won, on the day of each bet",
      "update play.transaction set day = day - 1 where kind = 'win' and day is not null",
      "update play.transaction set day = day + 1 where kind = 'win' and day is not null",
    ],
    [
      "I13 more than the statutory week is what the player's last request that held says",
      `insert into limits.player (player_id, weekly_deposit_cents) select player_id, 50000 from limits.running
         on conflict (player_id) do update set weekly_deposit_cents = 50000`,
      "update limits.player set weekly_deposit_cents = null",
    ],
    [
      "I5 a voided bet gave its stake back once and keeps no win",
      `update play.transaction set rolled_back_by = null where kind = 'win' and reference_uuid in
         (select uuid from play.transaction where ${bet})`,
      `update play.transaction set rolled_back_by = 'back-1' where kind = 'win' and reference_uuid in
         (select uuid from play.transaction where ${bet})`,
    ],
    [
      "a withdrawal is paid or released as its status says, never both unless what was released was claimed back; what came back had been paid",
      "update payments.withdrawal set status = 'received' where id = 'W1'",
      "update payments.withdrawal set status = 'checking' where id = 'W1'",
    ],
  ])("%s", async (name, plant, undo) => {
    const names = await named(
      () => db.query(plant),
      () => db.query(undo),
    )
    expect(names).toContain(name)
  })
})

it("takes out again what it plants, and has broken every invariant of every noun", async () => {
  expect(await findings(url)).toEqual([])
  const all = modules.flatMap(({ invariants }) => invariants ?? []).map(({ name }) => name)
  expect(all.length).toBeGreaterThan(15)
  expect(all.filter((name) => !seen.has(name))).toEqual([])
})
