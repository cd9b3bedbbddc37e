import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { assertNoNewerRelease, recordIdentity, release } from "./databaseIdentity.ts"
import { ensureApplicationRole, grantApplication } from "./roles.ts"

export type SqlFolder = { noun: string; url: URL }

type Script = { name: string; text: string; hash: string; repeatable: boolean }

function readScripts({ noun, url }: SqlFolder): Script[] {
  const folder = fileURLToPath(url)
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const text = readFileSync(`${folder}/${file}`, "utf8")
      return {
        name: `${noun}/${file}`,
        text,
        hash: createHash("sha256").update(text).digest("hex"),
        repeatable: !/^\d{4}-/.test(file),
      }
    })
}

const migrationTable = `
  create schema if not exists kernel;
  create table if not exists kernel.migration (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default clock_timestamp()
  )`

/**
 * Returns the names of the files that ran. Numbered files run once, each in its own transaction, and must never change. The
 * others declare functions: when one changes, all run in one transaction, and functions that no file declares are dropped.
 */
export async function migrate(url: string, folders: readonly SqlFolder[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(8210431)")
    await client.query(migrationTable)
    await ensureApplicationRole(client)
    await assertNoNewerRelease(client)
    const applied = await readApplied(client)
    const scripts = folders.flatMap(readScripts)
    assertKnown(applied, scripts)
    const ran: string[] = []
    for (const script of scripts.filter(({ repeatable }) => !repeatable)) {
      const appliedHash = applied.get(script.name)
      if (appliedHash === script.hash) continue
      if (appliedHash !== undefined) {
        throw new Error(
          `The migration ${script.name} was changed after it had been applied. Write a new one.`,
        )
      }
      await inTransaction(client, script.name, () => apply(client, script))
      ran.push(script.name)
    }
    ran.push(...(await declareFunctions(client, folders, scripts, applied)))
    await grantApplication(client)
    await recordIdentity(client)
    return ran
  } finally {
    await client.end()
  }
}

/** Throws where the database is behind these sources or ahead of them. Needs no owner's rights, unlike `migrate`. */
export async function assertUpToDate(client: Queryable, folders: readonly SqlFolder[]): Promise<void> {
  const identityTable = await client.query("select from pg_class where oid = to_regclass('kernel.house')")
  const advice = "Run `npm run migrate` with the owner's address in DATABASE_OWNER_URL."
  if (identityTable.rowCount === 0)
    throw new Error(`The database is empty or older than this release. ${advice}`)
  await assertNoNewerRelease(client)
  const [applied, scripts] = [await readApplied(client), folders.flatMap(readScripts)]
  assertKnown(applied, scripts)
  const pending = scripts.filter(({ name, hash }) => applied.get(name) !== hash).map(({ name }) => name)
  if (pending.length > 0)
    throw new Error(
      `The database is not up to date: ${pending.length} pending files (${pending.slice(0, 3).join(", ")}${pending.length > 3 ? ", …" : ""}). ${advice}`,
    )
}

const baseline = "kernel/0001-baseline.sql"

/** Throws where a newer build has used the database, or migrations from before the baselines (decision 0131). */
function assertKnown(applied: Applied, scripts: readonly Script[]): void {
  const names = new Set(scripts.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => isNumbered(name) && !names.has(name))
  if (unknown.length > 0 && !applied.has(baseline))
    throw new Error(
      "This database was made by migrations that were replaced by one baseline for each module, and cannot be brought up to date. Delete the data folder (`data`, or the one that DATA_DIR names), or make a new database, and start again.",
    )
  if (unknown.length > 0)
    throw new Error(
      `A newer build has used this database: these sources (release ${release}) do not know ${unknown.join(", ")}. Start that build or a newer one.`,
    )
}

type Queryable = Pick<pg.Client | pg.Pool, "query">
type Applied = ReadonlyMap<string, string>

async function readApplied(client: Queryable): Promise<Applied> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from kernel.migration",
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

const isNumbered = (name: string) => /\/\d{4}-/.test(name)

async function declareFunctions(
  client: pg.Client,
  folders: readonly SqlFolder[],
  scripts: readonly Script[],
  applied: Applied,
): Promise<string[]> {
  const repeatable = scripts.filter((script) => script.repeatable)
  const changed = repeatable.filter(({ name, hash }) => applied.get(name) !== hash)
  const names = new Set(repeatable.map(({ name }) => name))
  const removed = [...applied.keys()].filter((name) => !isNumbered(name) && !names.has(name))
  if (changed.length === 0 && removed.length === 0) return []
  const schemas = folders.map(({ noun }) => noun)
  await inTransaction(client, "of the functions", async () => {
    // A function may call one that a later file declares. A test checks every body against the tables.
    await client.query("set local check_function_bodies = off")
    const before = await readFunctions(client, schemas)
    for (const script of repeatable) await declare(client, script)
    const after = await readFunctions(client, schemas)
    // Replacing a function rewrites its row, so one with an unchanged version is declared in no file.
    for (const [name, version] of after) if (before.get(name) === version) await client.query(`drop ${name}`)
    await client.query("delete from kernel.migration where name = any($1)", [removed])
  })
  return changed.map(({ name }) => name)
}

/** The version is the transaction that last wrote the function. */
async function readFunctions(client: pg.Client, schemas: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; version: string }>(
    `select case p.prokind when 'p' then 'procedure ' when 'a' then 'aggregate ' else 'function ' end || p.oid::regprocedure as name,
       p.xmin::text as version
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any($1)`,
    [schemas],
  )
  return new Map(rows.map(({ name, version }) => [name, version]))
}

const declaration = /^create or replace function\s+([a-z_]+\.[a-z_]+)/gim

// 42P13: return type or argument names cannot be replaced. 42725: an overload made the bare name ambiguous.
const needsDropFirst = ["42P13", "42725"]

async function declare(client: pg.Client, script: Script): Promise<void> {
  await client.query("savepoint declaring")
  try {
    await apply(client, script)
  } catch (error) {
    if (!needsDropFirst.includes((error as { code?: string }).code ?? ""))
      throw scriptError(script.name, error)
    await client.query("rollback to savepoint declaring")
    const names = [...script.text.matchAll(declaration)].map(([, name]) => name)
    const { rows } = await client.query<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname || '.' || p.proname = any($1)`,
      [names],
    )
    for (const { name } of rows) await client.query(`drop function ${name}`)
    await apply(client, script).catch((secondError) => {
      throw scriptError(script.name, secondError)
    })
  }
  await client.query("release savepoint declaring")
}

async function apply(client: pg.Client, { name, text, hash }: Script): Promise<void> {
  await client.query(text)
  await client.query(
    "insert into kernel.migration (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, applied_at = clock_timestamp() where migration.hash <> excluded.hash",
    [name, hash],
  )
}

const scriptError = (name: string, error: unknown) =>
  new Error(`in ${name}: ${(error as Error).message}`, { cause: error })

async function inTransaction(client: pg.Client, label: string, work: () => Promise<void>): Promise<void> {
  await client.query("begin")
  try {
    await work()
    await client.query("commit")
  } catch (error) {
    await client.query("rollback")
    throw new Error(`The migration ${label} failed: ${(error as Error).message}`, { cause: error })
  }
}
