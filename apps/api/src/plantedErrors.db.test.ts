import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Auditor, findings, openAuditor } from "../testing/audit.ts"
import { testDatabase } from "../testing/casino.ts"
import { everyMovement, ledgerFixtures } from "../testing/movements.ts"
import { dryRunFloors } from "./dryRun.ts"
import { kinds } from "./modules/wallet/chart.ts"

// The audit's own test: an error of one unit is planted for each kind of movement of the chart, in the ledger and in the
// row that the movement stands for, and the audit must name it. Everything happens to one player in one database.
let db: pg.Pool
let url: string
let drop: () => Promise<void>
let auditor: Auditor
beforeAll(async () => {
  ;({ url, drop } = await testDatabase())
  db = new pg.Pool({ connectionString: url, max: 2 })
  await everyMovement(db)
  auditor = await openAuditor(url, { isSmall: true })
})
afterAll(async () => {
  await auditor.close()
  await db.end()
  await drop()
})

const modules = dryRunFloors().flat()
const namesOf = (noun: string) =>
  modules.find((module) => module.noun === noun)!.invariants!.map(({ name }) => name)
const ledgers = namesOf("wallet")
const seen = new Set<string>()

/** What the audit names while an error is planted; it is taken out again, and the books must be whole again. */
async function named(
  plant: () => Promise<unknown>,
  undo: () => Promise<unknown>,
  ask = auditor.findings,
): Promise<string[]> {
  await plant()
  const names = (await ask()).map(({ name }) => name)
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

/** A balance as if it had been allowed to go there: a purse that is closed holds nothing to take from. */
const changed = (by: string) => `amount = amount + ${by}, floor = least(floor, amount + ${by})`

/** Every balance from a movement on, and those kept, as if it had been of so many units more. */
async function follow({ seq, from_account, to_account }: Row, by: number) {
  for (const [account, change] of [
    [from_account, -by],
    [to_account, by],
  ]) {
    await db.query(`update wallet.balance set ${changed("$2")} where account = $1`, [account, change])
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
  db.query(`update wallet.balance set ${changed("$3")} where account in ($1, $2)`, [
    row.from_account,
    row.to_account,
    by,
  ])
const isKept = ({ from_account, to_account }: Row) =>
  /(player|pool|campaign|quest|tournament):/.test(`${from_account} ${to_account}`)

it("finds nothing where every kind of movement was booked rightly", async () => {
  expect(await findings(url)).toEqual([])
})

describe.each(Object.keys(kinds))("a movement of the kind %s", (kind) => {
  it("is found when it is a unit more or less than the row it stands for", async () => {
    const row = await movementOf(kind)
    if (!row) throw new Error(`No testing/ledgerFixture.ts of a noun books ${kind}.`)
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
        db.query("select wallet.must_move($1, $2, $3, $4, $5, 1, clock_timestamp(), null, true)", [
          stray,
          kind,
          asset,
          from_account,
          to_account,
        ]),
      async () => {
        await db.query("delete from wallet.movement where id = $1", [stray])
        await db.query(`update wallet.balance set ${changed("1")} where account = $1`, [from_account])
        await db.query(`update wallet.balance set ${changed("-1")} where account = $1`, [to_account])
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

describe("a row", () => {
  it.each(ledgerFixtures.flatMap(({ rows = [] }) => rows))(
    "of %s whose %s is a unit less is found (%s)",
    async (table, column, where) => {
      const { rows } = await db.query(`select from ${table} where ${where}`)
      expect(rows.length).toBeGreaterThan(0)
      const columns = column.split(", ")
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
    },
  )
})

describe("what a single statement breaks", () => {
  it.each(ledgerFixtures.flatMap(({ breaks = [] }) => breaks))("%s", async (name, plant, undo) => {
    const names = await named(
      () => db.query(plant),
      () => db.query(undo),
      // It may be another table's shape that is broken: whoever knew the one before would ask in vain.
      () => findings(url),
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
