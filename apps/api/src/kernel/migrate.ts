import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { applicationRole } from "./database.ts"

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
  );
  do $$ begin
    if not exists (select from pg_roles where rolname = '${applicationRole}') then
      create role ${applicationRole} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  grant ${applicationRole} to current_user;`

/**
 * Brings a database up to date, under an advisory lock so that processes starting together do it once.
 * `0001-….sql` files run once, in order, each in its own transaction, and may never change afterwards.
 * Files without a number hold functions and views: they run again whenever their text has changed.
 * Refuses a database whose applied migrations differ from the files. Returns the names that ran.
 */
export async function migrate(url: string, folders: readonly SqlFolder[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ran: string[] = []
  try {
    await client.query("select pg_advisory_lock(8210431)")
    await client.query(bookkeeping)
    const { rows } = await client.query<{ name: string; hash: string }>(
      "select name, hash from kernel.migration",
    )
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    for (const script of folders.flatMap(scriptsOf)) {
      const before = applied.get(script.name)
      if (before === script.hash) continue
      if (before !== undefined && !script.repeatable) {
        throw new Error(
          `The migration ${script.name} was changed after it had been applied. Write a new one.`,
        )
      }
      await apply(client, script)
      ran.push(script.name)
    }
  } finally {
    await client.end()
  }
  return ran
}

async function apply(client: pg.Client, script: Script): Promise<void> {
  await client.query("begin")
  try {
    await client.query(script.text)
    await client.query(
      "insert into kernel.migration (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, applied_at = clock_timestamp()",
      [script.name, script.hash],
    )
    await client.query("commit")
  } catch (error) {
    await client.query("rollback")
    throw new Error(`The migration ${script.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
