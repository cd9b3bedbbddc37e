import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Auditor, findings, openAuditor } from "../testing/audit.ts"
import { testDatabase } from "../testing/casino.ts"
import { everyMovement, ledgerFixtures } from "../testing/movements.ts"
import { dryRunFloors } from "./dryRun.ts"
import { kinds } from "./modules/wallet/chart.ts"

// Mutation test of the audit: for each kind of movement, an error of one unit in the ledger and in the row of the
// movement must be found. All movements are of one player in one database.
let db: pg.Pool
let url: string
let drop: () => Promise<void>
let auditor: Auditor
beforeAll(async () => {
  ;({ url, drop } = await testDatabase())
  db = new pg.Pool({ connectionString: url, max: 2 })
  await everyMovement(url)
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

/** The broken invariants while an error is planted; the error is undone afterwards. */
async function findBroken(
  plant: () => Promise<unknown>,
  undo: () => Promise<unknown>,
  check = auditor.findings,
): Promise<string[]> {
  await plant()
  const names = (await check()).map(({ name }) => name)
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

/** Lowers the floor too: a closed purse may not go below zero. */
const changed = (by: string) => `amount = amount + ${by}, floor = least(floor, amount + ${by})`

/** Changes all later balances, as if the movement had moved more. */
async function shiftBalances({ seq, from_account, to_account }: Row, by: number) {
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
/** The ledger stays consistent with itself. */
async function grow(row: Row, by: number) {
  await db.query("update wallet.movement set amount = amount + $2 where id = $1", [row.id, by])
  await shiftBalances(row, by)
}
async function deleteMovement(row: Row) {
  await shiftBalances(row, -Number(row.amount))
  await db.query("delete from wallet.movement where id = $1", [row.id])
}
async function restoreMovement(row: Row) {
  await shiftBalances(row, Number(row.amount))
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

it("finds nothing where every kind of movement is correct", async () => {
  expect(await findings(url)).toEqual([])
})

describe.each(Object.keys(kinds))("a movement of the kind %s", (kind) => {
  it("is found when it differs by a unit from its row", async () => {
    const row = await movementOf(kind)
    if (!row) throw new Error(`No testing/ledgerFixture.ts of a noun books ${kind}.`)
    for (const by of [1, -1]) {
      const names = await findBroken(
        () => grow(row, by),
        () => grow(row, -by),
      )
      expect(byRows(names), `${by} unit`).not.toEqual([])
      expect(names.filter((name) => ledgers.includes(name))).toEqual([])
    }
  })
  it("is found when a balance differs by a unit from its movements", async () => {
    const row = (await movementOf(kind))!
    // Accounts without a kept balance are skipped.
    const kept = await db.query("select from wallet.balance where account in ($1, $2)", [
      row.from_account,
      row.to_account,
    ])
    expect(kept.rows.length > 0).toBe(isKept(row))
    if (!isKept(row)) return
    for (const by of [1, -1]) {
      const names = await findBroken(
        () => inBalances(row, by),
        () => inBalances(row, -by),
      )
      expect(names).toContain("I2 a kept balance is the sum of its movements")
    }
  })
  it("is found when it has no row", async () => {
    const { asset, from_account, to_account } = (await movementOf(kind))!
    const stray = `stray:${kind}`
    const names = await findBroken(
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
  it("is found when it is missing", async () => {
    const row = (await movementOf(kind))!
    const names = await findBroken(
      () => deleteMovement(row),
      () => restoreMovement(row),
    )
    expect(byRows(names)).not.toEqual([])
    expect(names.filter((name) => ledgers.includes(name))).toEqual([])
  })
})

describe("a row", () => {
  it.each(ledgerFixtures.flatMap(({ rows = [] }) => rows))(
    "of %s is found when its %s is a unit less (%s)",
    async (table, column, where) => {
      const { rows } = await db.query(`select from ${table} where ${where}`)
      expect(rows.length).toBeGreaterThan(0)
      const columns = column.split(", ")
      const subtract = (by: number) =>
        db.query(
          `update ${table} set ${columns.map((each) => `${each} = ${each} - ${by}`).join()} where ${where}`,
        )
      const names = await findBroken(
        () => subtract(1),
        () => subtract(-1),
      )
      const own = namesOf(table.split(".")[0]!)
      expect(names.filter((name) => own.includes(name))).not.toEqual([])
    },
  )
})

describe("an invariant that a statement breaks", () => {
  it.each(ledgerFixtures.flatMap(({ breaks = [] }) => breaks))("%s", async (name, plant, undo) => {
    const names = await findBroken(
      () => db.query(plant),
      () => db.query(undo),
      // The statement may change a table: a cached plan of the auditor would fail.
      () => findings(url),
    )
    expect(names).toContain(name)
  })
})

it("undoes every error, and has broken every invariant", async () => {
  expect(await findings(url)).toEqual([])
  const all = modules.flatMap(({ invariants }) => invariants ?? []).map(({ name }) => name)
  expect(all.length).toBeGreaterThan(15)
  expect(all.filter((name) => !seen.has(name))).toEqual([])
})
