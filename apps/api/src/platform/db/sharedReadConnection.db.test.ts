import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { jsonLog } from "../lib/log.ts"
import { isDatabaseUnavailable, openDatabase } from "./database.ts"
import { sessionSettings } from "./roles.ts"

async function opened() {
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
type Lookups = Awaited<ReturnType<typeof opened>>["sharedReads"]

/** What was asked for, which process of PostgreSQL answered it, and whether all share that one. */
async function look(sharedReads: Lookups, id: number) {
  const { rows } = await sql<{ id: number; by: number; isShared: boolean }>`
    select ${id}::int as id, pg_backend_pid() as by,
      current_setting('default_transaction_read_only') = 'on' as "isShared"`.execute(sharedReads)
  return rows[0]!
}
/** Waits until the shared connection answers. */
const isOpen = (sharedReads: Lookups) =>
  expect.poll(async () => (await look(sharedReads, 0)).isShared).toBe(true)

it("all share one connection once it is open, and everybody gets their own answer", async () => {
  const { sharedReads } = await opened()
  expect((await look(sharedReads, 7)).id).toBe(7)
  await isOpen(sharedReads)
  const ids = Array.from({ length: 200 }, (_, id) => id)
  const answers = await Promise.all(ids.map((id) => look(sharedReads, id)))
  expect(answers.map(({ id }) => id)).toEqual(ids)
  expect(new Set(answers.map(({ by }) => by)).size).toBe(1)
})

it("a look-up that fails is nothing to those around it", async () => {
  const { sharedReads } = await opened()
  await isOpen(sharedReads)
  const answers = await Promise.allSettled([
    look(sharedReads, 1),
    sql`select 1 / ${0}::int`.execute(sharedReads),
    look(sharedReads, 2),
  ])
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
})

it("neighbours of a statement that could not be prepared prepare it themselves", async () => {
  const { database, sharedReads, owner } = await opened()
  await owner.pool.query("create table public.held (id bigint); grant select on public.held to public")
  await isOpen(sharedReads)
  const held = () => sql`select id from public.held where id = ${1n}`.execute(sharedReads)
  await owner.pool.query("begin; lock table public.held in access exclusive mode")
  const three = Promise.allSettled([held(), held(), held()])
  const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and query like 'select id from public.held%'`
  await expect.poll(async () => (await database.pool.query(cancel)).rowCount).toBe(1)
  await owner.pool.query("commit")
  expect((await three).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"])
})

it("who comes while something slow is under way waits for nothing", async () => {
  const { sharedReads, owner } = await opened()
  await isOpen(sharedReads)
  let isOver = false
  const slow = sql`select pg_sleep(${2}::int)`.execute(sharedReads).then(() => {
    isOver = true
  })
  const isLate = async () => {
    const { rows } = await owner.pool.query(
      "select from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid() and clock_timestamp() - query_start > interval '50 ms'",
    )
    return rows.length
  }
  await expect.poll(isLate).toBe(1)
  const answers = await Promise.all([look(sharedReads, 1), look(sharedReads, 2)])
  expect(isOver).toBe(false)
  expect(answers.map(({ id }) => id)).toEqual([1, 2])
  await slow
})

it("after the connection was lost look-ups go on, and soon share another", async () => {
  const { sharedReads, owner } = await opened()
  await isOpen(sharedReads)
  const { by } = await look(sharedReads, 1)
  const hit = sql`select pg_sleep(${5}::int)`.execute(sharedReads).catch((error: unknown) => error)
  await owner.pool.query("select pg_terminate_backend($1)", [by])
  expect(isDatabaseUnavailable(await hit)).toBe(true)
  expect((await look(sharedReads, 2)).id).toBe(2)
  await isOpen(sharedReads)
  expect((await look(sharedReads, 3)).by).not.toBe(by)
})

it("where no shared connection can be had the pool serves", async () => {
  const { applicationUrl, drop } = await testDatabase()
  // What the address says of the session stands above what we ask for: such a connection could write.
  const address = new URL(applicationUrl)
  const settings = { ...sessionSettings, default_transaction_read_only: "off" }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  address.searchParams.set("options", options.join(" "))
  const heard: string[] = []
  const log = {
    ...jsonLog("silent"),
    warn: (_: string, { problem }: { problem?: unknown } = {}) => heard.push(String(problem)),
  }
  const database = openDatabase({ url: address.href, log })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  for (const id of [1, 2, 3])
    expect(await look(database.sharedReads, id)).toMatchObject({ id, isShared: false })
  await expect.poll(() => heard).toEqual(["The connection for look-ups could write."])
})

it("nothing is written and no transaction is begun on what all share", async () => {
  const { sharedReads } = await opened()
  await isOpen(sharedReads)
  const announce = sql`select kernel.announce('test', null, ${"{}"}::jsonb, now())`
  await expect(announce.execute(sharedReads)).rejects.toMatchObject({ code: "25006" })
  await expect(sql`update kernel.house set name = ${"x"}`.execute(sharedReads)).rejects.toThrow("No look-up")
  await expect(sharedReads.transaction().execute(async () => {})).rejects.toThrow("No look-up")
  expect((await look(sharedReads, 1)).id).toBe(1)
})

it("a table that a migration changes is read as it is now", async () => {
  const { sharedReads, owner } = await opened()
  await owner.pool.query(
    "create table public.shape (id bigint); insert into public.shape values (1); grant select on public.shape to public",
  )
  await isOpen(sharedReads)
  const shapes = () => sql`select * from public.shape where id = ${1n}`.execute(sharedReads)
  expect((await shapes()).rows).toEqual([{ id: 1n }])
  await owner.pool.query("alter table public.shape add column more int default 7")
  const both = await Promise.all([shapes(), shapes()])
  for (const { rows } of both) expect(rows).toEqual([{ id: 1n, more: 7 }])
})
