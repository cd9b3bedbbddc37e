import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { manualClock } from "../lib/clock.ts"
import { jsonLog } from "../lib/log.ts"
import { openDatabase } from "./database.ts"
import { createTransact } from "./transaction.ts"

const log = jsonLog("silent")
const clock = manualClock(new Date("2026-11-20T12:00:00Z"))

/** One connection, so that what it has prepared is what a test asks for. */
async function oneConnection() {
  const { applicationUrl, url, drop } = await testDatabase()
  const database = openDatabase({ url: applicationUrl, log, connections: 1 })
  const owner = openDatabase({ url, log, asOwner: true, connections: 1 })
  onTestFinished(async () => {
    await database.close()
    await owner.close()
    await drop()
  })
  await owner.pool.query("create table public.shape (id bigint); insert into public.shape values (1)")
  await owner.pool.query("grant select on public.shape to public")
  const transact = createTransact({ database, clock, tell: () => {}, onEvents: () => {} })
  const grow = (column: string) =>
    owner.pool.query(`alter table public.shape add column ${column} int default 7`)
  return { database, transact, grow }
}

const shapes = (id: bigint) => sql`select * from public.shape where id = ${id}`

it("a statement is prepared once on a connection, whatever it is asked with", async () => {
  const { database } = await oneConnection()
  for (const id of [1n, 2n, 1n]) await shapes(id).execute(database.db)
  const { rows } = await database.pool.query<{ statement: string; asked: string }>(
    "select statement, generic_plans + custom_plans as asked from pg_prepared_statements where statement like '%shape%'",
  )
  expect(rows).toEqual([{ statement: "select * from public.shape where id = $1", asked: 3n }])
})

it("a table that a migration changes under a running process is read as it is now", async () => {
  const { database, grow } = await oneConnection()
  expect((await shapes(1n).execute(database.db)).rows).toEqual([{ id: 1n }])
  await grow("one")
  expect((await shapes(1n).execute(database.db)).rows).toEqual([{ id: 1n, one: 7 }])
})

it("a transaction that meets the change begins anew", async () => {
  const { transact, grow } = await oneConnection()
  let begun = 0
  const read = () =>
    transact(async ({ db }) => {
      begun++
      return (await shapes(1n).execute(db)).rows
    })
  await read()
  await grow("two")
  expect(await read()).toEqual([{ id: 1n, two: 7 }])
  expect(begun).toBe(3)
})
