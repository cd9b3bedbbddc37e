import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { findings } from "../../../testing/audit.ts"
import { testDatabase } from "../../../testing/casino.ts"
import { migrateDatabase, sqlFolders } from "../../casino.ts"
import { dryRunFloors } from "../../dryRun.ts"
import { jsonLog } from "../lib/log.ts"
import { migrateJobs } from "../worker/worker.ts"
import { assertOwnCluster, release } from "./databaseIdentity.ts"

const log = jsonLog("silent")
const folders = sqlFolders(dryRunFloors().flat())
const nouns = folders.map(({ noun }) => noun)
const releasedFolder = new URL("../../../testing/released/", import.meta.url)
const releases = readdirSync(releasedFolder)

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const readFile = (release: string, file: string) =>
  readFileSync(new URL(`${release}/${file}`, releasedFolder), "utf8")
const hash = (text: string) => createHash("sha256").update(text).digest("hex")

/** Lists the numbered migrations of a release in the order of execution. They never change, so only hashes are stored. */
const listMigrations = (release: string) =>
  readFile(release, "migrations.txt")
    .trim()
    .split("\n")
    .map((line) => {
      const [releasedHash, name] = line.split(" ") as [string, string]
      const [noun, file] = name.split("/") as [string, string]
      const folder = folders.find((each) => each.noun === noun)
      if (folder === undefined) throw new Error(`There is no module ${noun} for ${name}.`)
      return { name, releasedHash, text: readFileSync(new URL(file, folder.url), "utf8") }
    })

async function createReleasedDatabase(release: string): Promise<string> {
  const { url, drop } = await testDatabase("template0")
  onTestFinished(drop)
  const client = await connect(url)
  await migrateJobs(url, log)
  await client.query(
    "create schema kernel; create table kernel.migration (name text primary key, hash text not null, applied_at timestamptz not null default clock_timestamp())",
  )
  for (const { name, releasedHash, text } of listMigrations(release)) {
    await client.query(text)
    await client.query("insert into kernel.migration (name, hash) values ($1, $2)", [name, releasedHash])
  }
  await client.query(readFile(release, "rows.sql"))
  return url
}

const aclText = (acl: string) => `(select string_agg(a::text, ' ' order by a::text) from unnest(${acl}) a)`

const schemaQuery = `
  select format('%s %s (%s)', kind, name, what) as line from (
    select c.oid, n.nspname as noun, 'table' as kind, c.oid::regclass::text as name,
      concat(c.relkind, c.relrowsecurity, c.reloptions, ${aclText("c.relacl")}) as what
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'v', 'S')
    union all
    select c.oid, n.nspname, 'column', c.oid::regclass || '.' || a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid), ${aclText("a.attacl")})
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    union all
    select o.oid, n.nspname, 'constraint', o.conrelid::regclass || '.' || o.conname, pg_get_constraintdef(o.oid)
    from pg_constraint o join pg_namespace n on n.oid = o.connamespace where o.contype <> 'n'
    union all
    select i.indexrelid, n.nspname, 'index', i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    union all
    select t.oid, n.nspname, 'trigger', t.tgname, pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal
    union all
    select p.oid, n.nspname, 'function', p.oid::regprocedure::text, concat(pg_get_functiondef(p.oid), ${aclText("p.proacl")})
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prokind = 'f'
    union all
    select n.oid, n.nspname, 'schema', n.nspname, ${aclText("n.nspacl")} from pg_namespace n
  ) everything where noun = any($1) order by 1`

const readSchema = async (client: pg.Client) =>
  (await client.query<{ line: string }>(schemaQuery, [nouns])).rows.map(({ line }) => line)

async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace::regnamespace::text = any($1) and c.oid <> 'kernel.migration'::regclass`,
    [nouns],
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows)
    counts[name] = Number((await client.query(`select count(*) from ${name}`)).rows[0].count)
  return counts
}

it("every release before the current one has its files", () => {
  expect(releases.map(Number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: release - 1 }, (_, i) => i + 1),
  )
})

it.each(releases)("the migrations of release %s have not changed", (state) => {
  const changed = listMigrations(state).filter(({ releasedHash, text }) => releasedHash !== hash(text))
  expect(changed.map(({ name }) => name)).toEqual([])
})

it.each(releases)("migrates release %s to the current schema without losing rows", async (state) => {
  const url = await createReleasedDatabase(state)
  const client = await connect(url)
  const countsBefore = await countRows(client)
  const balanceQuery = "select account, amount from wallet.balance order by 1"
  const balances = (await client.query(balanceQuery)).rows
  expect(balances).not.toEqual([])

  await migrateDatabase(url, folders, log)

  const fresh = await testDatabase()
  onTestFinished(fresh.drop)
  const freshSchema = await readSchema(await connect(fresh.url))
  expect(freshSchema.length).toBeGreaterThan(300)
  expect(await readSchema(client)).toEqual(freshSchema)
  const countsAfter = await countRows(client)
  expect(Object.keys(countsBefore).filter((name) => countsAfter[name]! < countsBefore[name]!)).toEqual([])
  expect((await client.query(balanceQuery)).rows).toEqual(balances)
  await assertOwnCluster(client)
  expect(await findings(url)).toEqual([])
  expect(await migrateDatabase(url, folders, log)).toEqual([])
})
