import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { assertNoNewerRelease, recordIdentity, release } from "./databaseIdentity.ts"
import { ensureApplicationRole, grantApplication } from "./roles.ts"

/** A folder of SQL that belongs to one noun; its schema carries the noun's name. */
export type SqlFolder = { noun: string; url: URL }

type Script = { name: string; text: string; hash: string; repeatable: boolean }

function scriptsOf({ noun, url }: SqlFolder): Script[] {
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

const bookkeeping = `
  create schema if not exists kernel;
  create table if not exists kernel.migration (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default clock_timestamp()
  )`

/**
 * Brings a database up to date, under an advisory lock so that processes starting together do it once.
 * `0001-….sql` files run once, all folders' in order, each in its own transaction, and may never change
 * afterwards. Files without a number hold functions: when one of them changed, comes or goes, all run again in
 * one transaction, and a function that none of them declares any more is gone with it. Refuses a database
 * whose applied migrations differ from the files, or where a newer release has been. Returns the names that ran.
 */
export async function migrate(url: string, folders: readonly SqlFolder[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(8210431)")
    await client.query(bookkeeping)
    await ensureApplicationRole(client)
    await assertNoNewerRelease(client)
    const applied = await appliedScripts(client)
    const scripts = folders.flatMap(scriptsOf)
    assertKnown(applied, scripts)
    const ran: string[] = []
    for (const script of scripts.filter(({ repeatable }) => !repeatable)) {
      const before = applied.get(script.name)
      if (before === script.hash) continue
      if (before !== undefined) {
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

/**
 * Throws a sentence where a process without the owner's rights finds the database behind its sources, or ahead of
 * them. Bringing it up to date is `migrate`.
 */
export async function assertUpToDate(client: Asks, folders: readonly SqlFolder[]): Promise<void> {
  const known = await client.query("select from pg_class where oid = to_regclass('kernel.house')")
  const way = "Run `npm run migrate` with the owner's address in DATABASE_OWNER_URL."
  if (known.rowCount === 0) throw new Error(`The database is empty or older than this release. ${way}`)
  await assertNoNewerRelease(client)
  const [applied, scripts] = [await appliedScripts(client), folders.flatMap(scriptsOf)]
  assertKnown(applied, scripts)
  const waiting = scripts.filter(({ name, hash }) => applied.get(name) !== hash).map(({ name }) => name)
  if (waiting.length > 0)
    throw new Error(
      `The database is not up to date: ${waiting.length} files wait (${waiting.slice(0, 3).join(", ")}${waiting.length > 3 ? ", …" : ""}). ${way}`,
    )
}

/** Throws where a migration was applied that these sources do not have: a newer build has been here. */
function assertKnown(applied: Applied, scripts: readonly Script[]): void {
  const names = new Set(scripts.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => isNumbered(name) && !names.has(name))
  if (unknown.length > 0)
    throw new Error(
      `A newer build has been on this database: these sources (release ${release}) do not know ${unknown.join(", ")}. Start that build or a newer one.`,
    )
}

type Asks = Pick<pg.Client | pg.Pool, "query">
type Applied = ReadonlyMap<string, string>

async function appliedScripts(client: Asks): Promise<Applied> {
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
  const declaring = scripts.filter(({ repeatable }) => repeatable)
  const changed = declaring.filter(({ name, hash }) => applied.get(name) !== hash)
  const names = new Set(declaring.map(({ name }) => name))
  const gone = [...applied.keys()].filter((name) => !isNumbered(name) && !names.has(name))
  if (changed.length === 0 && gone.length === 0) return []
  const schemas = folders.map(({ noun }) => noun)
  await inTransaction(client, "of the functions", async () => {
    // A function may speak of one that a later file declares; a test checks every body against the tables.
    await client.query("set local check_function_bodies = off")
    const before = await functionsOf(client, schemas)
    for (const script of declaring) await declare(client, script)
    const after = await functionsOf(client, schemas)
    // Replacing writes the row anew: one that is as it was is declared nowhere.
    for (const [name, version] of after) if (before.get(name) === version) await client.query(`drop ${name}`)
    await client.query("delete from kernel.migration where name = any($1)", [gone])
  })
  return changed.map(({ name }) => name)
}

/** Every function of these schemas as `drop` names it, with the transaction that wrote it last. */
async function functionsOf(client: pg.Client, schemas: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; version: string }>(
    `select case p.prokind when 'p' then 'procedure ' when 'a' then 'aggregate ' else 'function ' end || p.oid::regprocedure as name,
       p.xmin::text as version
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any($1)`,
    [schemas],
  )
  return new Map(rows.map(({ name, version }) => [name, version]))
}

const declaration = /^create or replace function\s+([a-z_]+\.[a-z_]+)/gim

/**
 * A function of another answer or other argument names cannot take an older one's place (42P13), and one of other
 * arguments stands beside it, so that its bare name means two (42725): the older one goes first.
 */
const goesFirst = ["42P13", "42725"]

async function declare(client: pg.Client, script: Script): Promise<void> {
  await client.query("savepoint declaring")
  try {
    await apply(client, script)
  } catch (error) {
    if (!goesFirst.includes((error as { code?: string }).code ?? "")) throw inScript(script.name, error)
    await client.query("rollback to savepoint declaring")
    const names = [...script.text.matchAll(declaration)].map(([, name]) => name)
    const { rows } = await client.query<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname || '.' || p.proname = any($1)`,
      [names],
    )
    for (const { name } of rows) await client.query(`drop function ${name}`)
    await apply(client, script).catch((again) => {
      throw inScript(script.name, again)
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

const inScript = (name: string, error: unknown) =>
  new Error(`in ${name}: ${(error as Error).message}`, { cause: error })

async function inTransaction(client: pg.Client, what: string, work: () => Promise<void>): Promise<void> {
  await client.query("begin")
  try {
    await work()
    await client.query("commit")
  } catch (error) {
    await client.query("rollback")
    throw new Error(`The migration ${what} failed: ${(error as Error).message}`, { cause: error })
  }
}
