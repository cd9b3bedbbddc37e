import { spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { findings } from "../../../testing/audit.ts"
import { testDatabase } from "../../../testing/casino.ts"
import { compiledOnce } from "../../../testing/compiled.ts"
import { blueprint } from "../../blueprint.ts"
import { bringUpToDate, sqlFolders } from "../../casino.ts"
import { accounts, balanceUnits, move } from "../../modules/wallet/index.ts"
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
const folders = sqlFolders(blueprint().flat())
const psp = accounts.psp("hipay")

/** A casino's rows under the application's role, and the owner beside it. */
function house({ url, applicationUrl }: { url: string; applicationUrl: string }) {
  const database = openDatabase({ url: applicationUrl, log })
  const owner = openDatabase({ url, log, asOwner: true, connections: 2 })
  const transact = createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })
  const deposit = (id: string, cents: bigint) =>
    transact((tx) =>
      move(tx, { id, kind: "deposit", from: psp, to: accounts.cash(1n), amountUnits: cents * 1000n }),
    )
  const happen = (n: number) =>
    owner.pool.query("insert into kernel.event (at, kind, data) values ($1, 'trial.happened', $2)", [
      new Date(),
      JSON.stringify({ n }),
    ])
  /** What a listener reads until nothing is left. */
  const heard = async (listener: string) => {
    const seen: number[] = []
    const react = async (_tx: unknown, events: readonly { data: Record<string, unknown> }[]) => {
      seen.push(...events.map(({ data }) => data.n as number))
    }
    const listening = startDispatcher({
      transact,
      log,
      subscribers: [{ listener, kinds: ["trial.happened"], handle: react }],
    })
    await listening.drain()
    await listening.stop()
    return seen
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
    happen,
    heard,
    total: () => balanceUnits({ db: database.db, now: new Date() }, psp),
  }
}

/** Every row of one database into another, as a dump and its restoration would bring them. */
async function moveRows(from: pg.Pool, to: pg.Pool): Promise<void> {
  // What a row is reckoned to from its other columns is reckoned again.
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
    const kept = await from.query<{ row: string }>(`select t::text as row from ${name} t`)
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from (select (r::${name}).* from unnest($1::text[]) r) each`,
      [kept.rows.map(({ row }) => row)],
    )
  }
  const { rows: sequences } = await from.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where last_value is not null and schemaname <> 'graphile_worker'`,
  )
  for (const { name, last } of sequences) await client.query("select setval($1, $2)", [name, last])
  client.release()
}

/** Takes transaction numbers, as a casino does in a day. */
const age = (pool: pg.Pool, numbers: number) =>
  pool.query(`do $$ begin for i in 1..${numbers} loop perform pg_current_xact_id(); commit; end loop; end $$`)

async function secondCluster() {
  const dataDir = mkdtempSync(join(tmpdir(), "casino-second-"))
  chmodSync(dataDir, 0o755)
  const cluster = await startCluster({ dataDir, durable: false })
  onTestFinished(async () => {
    await cluster.stop("immediate")
    rmSync(dataDir, { recursive: true, force: true })
  })
  await bringUpToDate(cluster.url, folders, log)
  return cluster
}

it("a database restored into another cluster is refused until it is adopted; then every event is read once and totals are right", async () => {
  const first = await testDatabase()
  onTestFinished(first.drop)
  const before = house(first)
  await age(before.owner.pool, 12_000)
  await before.deposit("a", 1000n)
  await before.transact(takeSnapshots)
  await before.deposit("b", 200n)
  for (const n of [1, 2]) await before.happen(n)
  expect(await before.heard("idle")).toEqual([1, 2])
  // Commit order is not the order of ids: a transaction that began earlier wrote its event later. Three thousand of
  // them wait, more than the young cluster has given out numbers.
  await age(before.owner.pool, 3_500)
  await before.owner.pool.query(`
    insert into kernel.event (xid, at, kind, data)
    select (pg_current_xact_id()::text::bigint - n)::text::xid8, clock_timestamp(), 'trial.happened', jsonb_build_object('n', n)
    from generate_series(10, 3009) n`)
  const waiting = Array.from({ length: 3000 }, (_, i) => 3009 - i)
  expect(await before.heard("busy")).toEqual([1, 2, ...waiting])
  await assertOwnCluster(before.database.pool)

  const second = await secondCluster()
  const after = house(second)
  await moveRows(before.owner.pool, after.owner.pool)
  await expect(assertOwnCluster(after.database.pool)).rejects.toThrow(/written by cluster.*npm run adopt/)
  // A server that does not say its name is found out by its numbers.
  await after.owner.pool.query("update kernel.house set cluster = null")
  await expect(assertOwnCluster(after.database.pool)).rejects.toThrow(/numbers are ahead.*npm run adopt/)

  await expect(adoptDatabase(second.url)).rejects.toThrow("connections are open")
  await after.database.close()
  await after.owner.close()
  const adopted = spawnSync(process.execPath, ["scripts/adopt.ts"], {
    cwd: new URL("../../../../../", import.meta.url),
    env: { ...process.env, ...compiledOnce, DATABASE_OWNER_URL: second.url },
    encoding: "utf8",
  })
  expect(adopted).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Cursors and snapshots are rebased"),
  })

  const now = house(second)
  await assertOwnCluster(now.database.pool)
  for (const n of [4001, 4002]) await now.happen(n)
  expect(await now.heard("idle")).toEqual([...waiting, 4001, 4002])
  expect(await now.heard("busy")).toEqual([4001, 4002])
  expect((await now.heard("new")).toSorted((a, b) => a - b)).toEqual(
    [1, 2, ...waiting, 4001, 4002].toSorted((a, b) => a - b),
  )
  expect(await now.total()).toBe(-1_200_000n)
  await now.deposit("c", 30n)
  expect(await now.total()).toBe(-1_230_000n)
  for (let i = 0; i < 2; i++) await now.transact(takeSnapshots)
  await now.deposit("d", 4n)
  expect(await now.total()).toBe(-1_234_000n)
  expect((await findings(second.url)).filter(({ name }) => /^I(1|2|3|9|10|11) /.test(name))).toEqual([])
  // Once more changes nothing.
  await now.database.close()
  await now.owner.close()
  await adoptDatabase(second.url)
  const again = house(second)
  expect(await again.heard("busy")).toEqual([])
  expect(await again.total()).toBe(-1_234_000n)
})

it("a noun that keeps transaction numbers can rebase them", async () => {
  const { url, drop } = await testDatabase()
  onTestFinished(drop)
  const { owner } = house({ url, applicationUrl: url })
  const { rows } = await owner.pool.query<{ noun: string; can: boolean }>(`
    select distinct n.nspname as noun, to_regprocedure(format('%I.rebase(xid8)', n.nspname)) is not null as can
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.atttypid = 'xid8'::regtype and a.attnum > 0 and c.relkind = 'r' and n.nspname !~ '^pg_'`)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter(({ can }) => !can)).toEqual([])
})

it("an older build keeps away from what a newer one has written", async () => {
  const { url, applicationUrl, drop } = await testDatabase()
  onTestFinished(drop)
  const { owner, database } = house({ url, applicationUrl })
  await assertUpToDate(database.pool, folders)
  const functions = () =>
    owner.pool.query(
      "select oid, xmin::text from pg_proc where pronamespace = 'wallet'::regnamespace order by 1",
    )
  const were = (await functions()).rows

  await owner.pool.query("insert into kernel.migration (name, hash) values ('wallet/0099-newer.sql', 'x')")
  await expect(migrate(url, folders)).rejects.toThrow(/newer build.*wallet\/0099-newer\.sql/)
  await expect(assertUpToDate(database.pool, folders)).rejects.toThrow("newer build")
  await owner.pool.query("delete from kernel.migration where hash = 'x'")

  // A newer release that changed functions only.
  await owner.pool.query("update kernel.migration set hash = 'newer' where name = 'wallet/move.sql'")
  await owner.pool.query("update kernel.house set release = $1", [release + 1])
  await expect(migrate(url, folders)).rejects.toThrow(`Release ${release + 1} has been on this database`)
  await expect(assertNoNewerRelease(database.pool)).rejects.toThrow(`these sources are release ${release}`)
  expect((await functions()).rows).toEqual(were)

  // The other way round, a process without the owner's address says what to do.
  await owner.pool.query("update kernel.house set release = $1", [release - 1])
  await expect(assertUpToDate(database.pool, folders)).rejects.toThrow(
    /1 files wait \(wallet\/move\.sql\).*npm run migrate/,
  )
  await migrate(url, folders)
  await assertUpToDate(database.pool, folders)
  expect((await owner.pool.query("select release from kernel.house")).rows).toEqual([{ release }])
})
