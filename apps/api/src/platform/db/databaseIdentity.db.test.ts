import { spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { findings } from "../../../testing/audit.ts"
import { testDatabase } from "../../../testing/casino.ts"
import { compileCacheEnv } from "../../../testing/compiled.ts"
import { migrateDatabase, sqlFolders } from "../../casino.ts"
import { dryRunFloors } from "../../dryRun.ts"
import { accounts, getBalanceUnits, move } from "../../modules/wallet/index.ts"
import { takeSnapshots } from "../../modules/wallet/store.ts"
import { startDispatcher } from "../events/dispatcher.ts"
import { systemClock } from "../lib/clock.ts"
import { jsonLog } from "../lib/log.ts"
import { openDatabase } from "./database.ts"
import { adoptDatabase, assertNoNewerRelease, assertOwnCluster, release } from "./databaseIdentity.ts"
import { startCluster } from "./embeddedPostgres.ts"
import { assertUpToDate, migrate } from "./migrate.ts"
import { createTransact } from "./transaction.ts"

const log = jsonLog("silent")
const folders = sqlFolders(dryRunFloors().flat())
const psp = accounts.psp("hipay")

/** Opens the database as the application and as the owner. */
function openFixture({ url, applicationUrl }: { url: string; applicationUrl: string }) {
  const database = openDatabase({ url: applicationUrl, log })
  const owner = openDatabase({ url, log, asOwner: true, connections: 2 })
  const transact = createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
  const deposit = (id: string, cents: bigint) =>
    transact((tx) =>
      move(tx, { id, kind: "deposit", from: psp, to: accounts.cash(1n), amountUnits: cents * 1000n }),
    )
  const insertEvent = (n: number) =>
    owner.pool.query("insert into kernel.event (at, kind, data) values ($1, 'trial.happened', $2)", [
      new Date(),
      JSON.stringify({ n }),
    ])
  /** Returns the events that the subscriber has not read yet. */
  const readEvents = async (listener: string) => {
    const numbers: number[] = []
    const handle = async (_tx: unknown, events: readonly { data: Record<string, unknown> }[]) => {
      numbers.push(...events.map(({ data }) => data.n as number))
    }
    const dispatcher = startDispatcher({
      transact,
      log,
      subscribers: [{ listener, kinds: ["trial.happened"], handle }],
    })
    await dispatcher.drain()
    await dispatcher.stop()
    return numbers
  }
  onTestFinished(async () => {
    await database.close()
    await owner.close()
  })
  return {
    database,
    owner,
    transact,
    deposit,
    insertEvent,
    readEvents,
    total: () => getBalanceUnits({ db: database.db, now: new Date() }, psp),
  }
}

/** Copies all rows, like a dump and its restoration. */
async function copyRows(from: pg.Pool, to: pg.Pool): Promise<void> {
  // Generated columns are left out.
  const tables = `select c.oid::regclass::text as name, (select string_agg(format('%I', a.attname), ', ' order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c where c.relkind = 'r' and c.relnamespace::regnamespace::text = any($1)`
  const { rows } = await from.query<{ name: string; columns: string }>(tables, [
    folders.map(({ noun }) => noun),
  ])
  const names = rows.map(({ name }) => name)
  const client = await to.connect()
  await client.query("set session_replication_role = replica")
  await client.query(`truncate ${names.join(", ")}`)
  for (const { name, columns } of rows) {
    const copied = await from.query<{ row: string }>(`select t::text as row from ${name} t`)
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from (select (r::${name}).* from unnest($1::text[]) r) each`,
      [copied.rows.map(({ row }) => row)],
    )
  }
  const { rows: sequences } = await from.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where last_value is not null and schemaname <> 'graphile_worker'`,
  )
  for (const { name, last } of sequences) await client.query("select setval($1, $2)", [name, last])
  client.release()
}

const consumeTransactionIds = (pool: pg.Pool, count: number) =>
  pool.query(`do $$ begin for i in 1..${count} loop perform pg_current_xact_id(); commit; end loop; end $$`)

async function startSecondCluster() {
  const dataDir = mkdtempSync(join(tmpdir(), "casino-second-"))
  chmodSync(dataDir, 0o755)
  const cluster = await startCluster({ dataDir, durable: false })
  onTestFinished(async () => {
    await cluster.stop("immediate")
    rmSync(dataDir, { recursive: true, force: true })
  })
  await migrateDatabase(cluster.url, folders, log)
  return cluster
}

it("refuses a restored database until it is adopted, then reads every event once", async () => {
  const first = await testDatabase()
  onTestFinished(first.drop)
  const before = openFixture(first)
  await consumeTransactionIds(before.owner.pool, 12_000)
  await before.deposit("a", 1000n)
  await before.transact(takeSnapshots)
  await before.deposit("b", 200n)
  for (const n of [1, 2]) await before.insertEvent(n)
  expect(await before.readEvents("idle")).toEqual([1, 2])
  // The log is ordered by transaction id, not event id, and has more events than the young cluster has assigned ids.
  await consumeTransactionIds(before.owner.pool, 3_500)
  await before.owner.pool.query(`
    insert into kernel.event (xid, at, kind, data)
    select (pg_current_xact_id()::text::bigint - n)::text::xid8, clock_timestamp(), 'trial.happened', jsonb_build_object('n', n)
    from generate_series(10, 3009) n`)
  const reordered = Array.from({ length: 3000 }, (_, i) => 3009 - i)
  expect(await before.readEvents("busy")).toEqual([1, 2, ...reordered])
  await assertOwnCluster(before.database.pool)

  const second = await startSecondCluster()
  const after = openFixture(second)
  await copyRows(before.owner.pool, after.owner.pool)
  await expect(assertOwnCluster(after.database.pool)).rejects.toThrow(/written by cluster.*npm run adopt/)
  // Without a recorded cluster the transaction ids still reveal the other one.
  await after.owner.pool.query("update kernel.house set cluster = null")
  await expect(assertOwnCluster(after.database.pool)).rejects.toThrow(/numbers are ahead.*npm run adopt/)

  await expect(adoptDatabase(second.url)).rejects.toThrow("connections are open")
  await after.database.close()
  await after.owner.close()
  const adoptScript = spawnSync(process.execPath, ["scripts/adopt.ts"], {
    cwd: new URL("../../../../../", import.meta.url),
    env: { ...process.env, ...compileCacheEnv, DATABASE_OWNER_URL: second.url },
    encoding: "utf8",
  })
  expect(adoptScript).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Cursors and snapshots are rebased"),
  })

  const adopted = openFixture(second)
  await assertOwnCluster(adopted.database.pool)
  for (const n of [4001, 4002]) await adopted.insertEvent(n)
  expect(await adopted.readEvents("idle")).toEqual([...reordered, 4001, 4002])
  expect(await adopted.readEvents("busy")).toEqual([4001, 4002])
  expect((await adopted.readEvents("new")).toSorted((a, b) => a - b)).toEqual(
    [1, 2, ...reordered, 4001, 4002].toSorted((a, b) => a - b),
  )
  expect(await adopted.total()).toBe(-1_200_000n)
  await adopted.deposit("c", 30n)
  expect(await adopted.total()).toBe(-1_230_000n)
  for (let i = 0; i < 2; i++) await adopted.transact(takeSnapshots)
  await adopted.deposit("d", 4n)
  expect(await adopted.total()).toBe(-1_234_000n)
  expect((await findings(second.url)).filter(({ name }) => /^I(1|2|3|9|10|11) /.test(name))).toEqual([])
  await adopted.database.close()
  await adopted.owner.close()
  await adoptDatabase(second.url)
  const readopted = openFixture(second)
  expect(await readopted.readEvents("busy")).toEqual([])
  expect(await readopted.total()).toBe(-1_234_000n)
})

it("every schema that stores transaction ids has a rebase function", async () => {
  const { url, drop } = await testDatabase()
  onTestFinished(drop)
  const { owner } = openFixture({ url, applicationUrl: url })
  const { rows } = await owner.pool.query<{ noun: string; can: boolean }>(`
    select distinct n.nspname as noun, to_regprocedure(format('%I.rebase(xid8)', n.nspname)) is not null as can
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.atttypid = 'xid8'::regtype and a.attnum > 0 and c.relkind = 'r' and n.nspname !~ '^pg_'`)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter(({ can }) => !can)).toEqual([])
})

it("refuses a database from before the baseline with what to do, and leaves it unchanged", async () => {
  const { url, applicationUrl, drop } = await testDatabase()
  onTestFinished(drop)
  const { owner, database } = openFixture({ url, applicationUrl })
  await owner.pool.query(`
    update kernel.migration set name = 'kernel/0001-kernel.sql' where name = 'kernel/0001-baseline.sql';
    update kernel.migration set hash = 'older' where name = 'wallet/move.sql';
    insert into kernel.migration (name, hash) values ('kernel/0002-grants.sql', 'x')`)
  const readApplied = async () =>
    (await owner.pool.query("select * from kernel.migration order by name")).rows
  const appliedBefore = await readApplied()
  await expect(migrate(url, folders)).rejects.toThrow(/one baseline for each module.*Delete the data folder/)
  await expect(assertUpToDate(database.pool, folders)).rejects.toThrow("Delete the data folder")
  expect(await readApplied()).toEqual(appliedBefore)
})

it("refuses a database that a newer build has used", async () => {
  const { url, applicationUrl, drop } = await testDatabase()
  onTestFinished(drop)
  const { owner, database } = openFixture({ url, applicationUrl })
  await assertUpToDate(database.pool, folders)
  const readFunctions = () =>
    owner.pool.query(
      "select oid, xmin::text from pg_proc where pronamespace = 'wallet'::regnamespace order by 1",
    )
  const functionsBefore = (await readFunctions()).rows

  await owner.pool.query("insert into kernel.migration (name, hash) values ('wallet/0099-newer.sql', 'x')")
  await expect(migrate(url, folders)).rejects.toThrow(/newer build.*wallet\/0099-newer\.sql/)
  await expect(assertUpToDate(database.pool, folders)).rejects.toThrow("newer build")
  await owner.pool.query("delete from kernel.migration where hash = 'x'")

  await owner.pool.query("update kernel.migration set hash = 'newer' where name = 'wallet/move.sql'")
  await owner.pool.query("update kernel.house set release = $1", [release + 1])
  await expect(migrate(url, folders)).rejects.toThrow(`Release ${release + 1} has used this database`)
  await expect(assertNoNewerRelease(database.pool)).rejects.toThrow(`these sources are release ${release}`)
  expect((await readFunctions()).rows).toEqual(functionsBefore)

  // The database of an older release needs a migration.
  await owner.pool.query("update kernel.house set release = $1", [release - 1])
  await expect(assertUpToDate(database.pool, folders)).rejects.toThrow(
    /1 pending files \(wallet\/move\.sql\).*npm run migrate/,
  )
  await migrate(url, folders)
  await assertUpToDate(database.pool, folders)
  expect((await owner.pool.query("select release from kernel.house")).rows).toEqual([{ release }])
})
