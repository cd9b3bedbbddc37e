import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { manualClock } from "../lib/clock.ts"
import { jsonLog } from "../lib/log.ts"
import { openDatabase } from "./database.ts"
import { createTransact } from "./transaction.ts"

const log = jsonLog("silent")
const clock = manualClock(new Date("2026-11-20T12:00:00Z"))

async function openSingleConnection() {
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
  const addColumn = (column: string) =>
    owner.pool.query(`alter table public.shape add column ${column} int default 7`)
  return { database, transact, addColumn }
}

const shapes = (id: bigint) => sql`select * from public.shape where id = ${id}`

it("prepares a statement once per connection, whatever its parameters are", async () => {
  const { database } = await openSingleConnection()
  for (const id of [1n, 2n, 1n]) await shapes(id).execute(database.db)
  const { rows } = await database.pool.query<{ statement: string; executions: string }>(
    "select statement, generic_plans + custom_plans as executions from pg_prepared_statements where statement like '%shape%'",
  )
  expect(rows).toEqual([{ statement: "select * from public.shape where id = $1", executions: 3n }])
})

it("prepares a statement again after a migration changed its table", async () => {
  const { database, addColumn } = await openSingleConnection()
  expect((await shapes(1n).execute(database.db)).rows).toEqual([{ id: 1n }])
  await addColumn("one")
  expect((await shapes(1n).execute(database.db)).rows).toEqual([{ id: 1n, one: 7 }])
})

it("retries a transaction whose statement a migration invalidated", async () => {
  const { transact, addColumn } = await openSingleConnection()
  let attempts = 0
  const read = () =>
    transact(async ({ db }) => {
      attempts++
      return (await shapes(1n).execute(db)).rows
    })
  await read()
  await addColumn("two")
  expect(await read()).toEqual([{ id: 1n, two: 7 }])
  expect(attempts).toBe(3)
})
