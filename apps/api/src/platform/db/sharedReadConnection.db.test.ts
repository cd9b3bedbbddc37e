import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { jsonLog } from "../lib/log.ts"
import { isDatabaseUnavailable, openDatabase } from "./database.ts"
import { sessionSettings } from "./roles.ts"

async function open() {
  const { applicationUrl, url, drop } = await testDatabase()
  const database = openDatabase({ url: applicationUrl, log: jsonLog("silent") })
  const owner = openDatabase({ url, log: jsonLog("silent"), asOwner: true, connections: 1 })
  onTestFinished(async () => {
    await database.close()
    await owner.close()
    await drop()
  })
  return { database, owner, sharedReads: database.sharedReads }
}
type SharedReads = Awaited<ReturnType<typeof open>>["sharedReads"]

/** Returns the id with the PostgreSQL process that served the query. */
async function lookUp(sharedReads: SharedReads, id: number) {
  const { rows } = await sql<{ id: number; pid: number; isShared: boolean }>`
    select ${id}::int as id, pg_backend_pid() as pid,
      current_setting('default_transaction_read_only') = 'on' as "isShared"`.execute(sharedReads)
  return rows[0]!
}
const waitUntilShared = (sharedReads: SharedReads) =>
  expect.poll(async () => (await lookUp(sharedReads, 0)).isShared).toBe(true)

it("sends all look-ups over one connection and returns each its own rows", async () => {
  const { sharedReads } = await open()
  expect((await lookUp(sharedReads, 7)).id).toBe(7)
  await waitUntilShared(sharedReads)
  const ids = Array.from({ length: 200 }, (_, id) => id)
  const results = await Promise.all(ids.map((id) => lookUp(sharedReads, id)))
  expect(results.map(({ id }) => id)).toEqual(ids)
  expect(new Set(results.map(({ pid }) => pid)).size).toBe(1)
})

it("keeps other look-ups intact when one fails", async () => {
  const { sharedReads } = await open()
  await waitUntilShared(sharedReads)
  const results = await Promise.allSettled([
    lookUp(sharedReads, 1),
    sql`select 1 / ${0}::int`.execute(sharedReads),
    lookUp(sharedReads, 2),
  ])
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
})

it("prepares a statement again after the first query that prepared it failed", async () => {
  const { database, sharedReads, owner } = await open()
  await owner.pool.query("create table public.held (id bigint); grant select on public.held to public")
  await waitUntilShared(sharedReads)
  const held = () => sql`select id from public.held where id = ${1n}`.execute(sharedReads)
  await owner.pool.query("begin; lock table public.held in access exclusive mode")
  const three = Promise.allSettled([held(), held(), held()])
  const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and query like 'select id from public.held%'`
  await expect.poll(async () => (await database.pool.query(cancel)).rowCount).toBe(1)
  await owner.pool.query("commit")
  expect((await three).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"])
})

it("uses the pool while a slow query blocks the shared connection", async () => {
  const { sharedReads, owner } = await open()
  await waitUntilShared(sharedReads)
  let isSlowDone = false
  const slow = sql`select pg_sleep(${2}::int)`.execute(sharedReads).then(() => {
    isSlowDone = true
  })
  const countSlow = async () => {
    const { rows } = await owner.pool.query(
      "select from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid() and clock_timestamp() - query_start > interval '50 ms'",
    )
    return rows.length
  }
  await expect.poll(countSlow).toBe(1)
  const results = await Promise.all([lookUp(sharedReads, 1), lookUp(sharedReads, 2)])
  expect(isSlowDone).toBe(false)
  expect(results.map(({ id }) => id)).toEqual([1, 2])
  await slow
})

it("opens another connection after the shared one was lost", async () => {
  const { sharedReads, owner } = await open()
  await waitUntilShared(sharedReads)
  const { pid } = await lookUp(sharedReads, 1)
  const interrupted = sql`select pg_sleep(${5}::int)`.execute(sharedReads).catch((error: unknown) => error)
  await owner.pool.query("select pg_terminate_backend($1)", [pid])
  expect(isDatabaseUnavailable(await interrupted)).toBe(true)
  expect((await lookUp(sharedReads, 2)).id).toBe(2)
  await waitUntilShared(sharedReads)
  expect((await lookUp(sharedReads, 3)).pid).not.toBe(pid)
})

it("uses the pool where no shared connection can be opened", async () => {
  const { applicationUrl, drop } = await testDatabase()
  // Options in the URL take precedence over ours, so that this connection could write.
  const address = new URL(applicationUrl)
  const settings = { ...sessionSettings, default_transaction_read_only: "off" }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  address.searchParams.set("options", options.join(" "))
  const problems: string[] = []
  const log = {
    ...jsonLog("silent"),
    warn: (_: string, { problem }: { problem?: unknown } = {}) => problems.push(String(problem)),
  }
  const database = openDatabase({ url: address.href, log })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  for (const id of [1, 2, 3])
    expect(await lookUp(database.sharedReads, id)).toMatchObject({ id, isShared: false })
  await expect.poll(() => problems).toEqual(["The connection for look-ups could write."])
})

it("refuses writes or transactions on the shared connection", async () => {
  const { sharedReads } = await open()
  await waitUntilShared(sharedReads)
  const announce = sql`select kernel.announce('test', null, ${"{}"}::jsonb, now())`
  await expect(announce.execute(sharedReads)).rejects.toMatchObject({ code: "25006" })
  await expect(sql`update kernel.house set name = ${"x"}`.execute(sharedReads)).rejects.toThrow(
    "Not a look-up",
  )
  await expect(sharedReads.transaction().execute(async () => {})).rejects.toThrow("Not a look-up")
  expect((await lookUp(sharedReads, 1)).id).toBe(1)
})

it("returns new columns after a migration changed the table", async () => {
  const { sharedReads, owner } = await open()
  await owner.pool.query(
    "create table public.shape (id bigint); insert into public.shape values (1); grant select on public.shape to public",
  )
  await waitUntilShared(sharedReads)
  const shapes = () => sql`select * from public.shape where id = ${1n}`.execute(sharedReads)
  expect((await shapes()).rows).toEqual([{ id: 1n }])
  await owner.pool.query("alter table public.shape add column more int default 7")
  const both = await Promise.all([shapes(), shapes()])
  for (const { rows } of both) expect(rows).toEqual([{ id: 1n, more: 7 }])
})
