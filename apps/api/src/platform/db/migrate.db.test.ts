import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import pg from "pg"
import { describe, expect, it, onTestFinished } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { jsonLog } from "../lib/log.ts"
import { migrateJobs } from "../worker/worker.ts"
import { migrate } from "./migrate.ts"

/** A noun of one test, with files that come, change and go. */
async function noun() {
  const { url, drop } = await testDatabase("template0")
  const folder = mkdtempSync(join(tmpdir(), "casino-migrate-"))
  mkdirSync(join(folder, "trial"))
  const folders = [
    { noun: "kernel", url: new URL("../sql/", import.meta.url) },
    { noun: "trial", url: pathToFileURL(`${folder}/trial/`) },
  ]
  // The kernel's own functions speak of the worker's tables.
  await migrateJobs(url, jsonLog("silent"))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    rmSync(folder, { recursive: true })
    await drop()
  })
  return {
    write: (file: string, text: string) => writeFileSync(join(folder, "trial", file), text),
    remove: (file: string) => rmSync(join(folder, "trial", file)),
    migrate: () => migrate(url, folders),
    query: async (text: string) => (await client.query(text)).rows,
    functions: async () =>
      (
        await client.query(
          "select p.oid::regprocedure::text as name from pg_proc p where pronamespace = 'trial'::regnamespace order by 1",
        )
      ).rows.map(({ name }) => name),
  }
}

const add = (parameters: string, returns = "integer", body = "select 1") =>
  `create or replace function trial.add(${parameters}) returns ${returns} language sql as $$ ${body} $$;`

describe("functions follow their files", () => {
  it("one whose signature changed leaves nothing stale behind", async () => {
    const { write, migrate, functions, query } = await noun()
    write("0001-trial.sql", "create schema trial; create table trial.row (id integer);")
    write("add.sql", add("a integer"))
    await migrate()
    write("add.sql", add("a integer, b integer"))
    expect(await migrate()).toEqual(["trial/add.sql"])
    expect(await functions()).toEqual(["trial.add(integer,integer)"])
    // A file that grants it by its bare name, which means two while the old one stands.
    write(
      "add.sql",
      `${add("a integer, b integer, c integer")} revoke all on function trial.add from public;`,
    )
    await migrate()
    expect(await functions()).toEqual(["trial.add(integer,integer,integer)"])
    write("add.sql", add("a integer, b integer"))
    await migrate()
    // Another answer and another argument's name: neither can be replaced in place.
    write("add.sql", add("a integer, b integer", "text", "select 'one'"))
    await migrate()
    write("add.sql", add("a integer, c integer", "text", "select 'two'"))
    await migrate()
    expect(await functions()).toEqual(["trial.add(integer,integer)"])
    expect(await query("select trial.add(1, 2) as said")).toEqual([{ said: "two" }])
    expect(await migrate()).toEqual([])
  })

  it("one whose file goes, goes; one that somebody made by hand goes with the next change", async () => {
    const { write, remove, migrate, functions, query } = await noun()
    write("0001-trial.sql", "create schema trial;")
    write("add.sql", add("a integer"))
    write("take.sql", add("a integer").replace("trial.add", "trial.take"))
    await migrate()
    await query("create function trial.by_hand() returns integer language sql as 'select 1'")
    remove("take.sql")
    expect(await migrate()).toEqual([])
    expect(await functions()).toEqual(["trial.add(integer)"])
  })

  it("they may speak of one another in any order, and one that is wrong changes nothing", async () => {
    const { write, migrate, query } = await noun()
    write("0001-trial.sql", "create schema trial;")
    write("add.sql", add("a integer", "integer", "select trial.base() + a"))
    write(
      "base.sql",
      "create or replace function trial.base() returns integer language sql as $$ select 40 $$;",
    )
    await migrate()
    expect(await query("select trial.add(2) as sum")).toEqual([{ sum: 42 }])
    write("add.sql", add("a integer", "integer", "select 0"))
    write(
      "base.sql",
      "create or replace function trial.base() returns nonsense language sql as $$ select 40 $$;",
    )
    await expect(migrate()).rejects.toThrow(/trial\/base\.sql.*nonsense/)
    expect(await query("select trial.add(2) as sum")).toEqual([{ sum: 42 }])
  })
})
