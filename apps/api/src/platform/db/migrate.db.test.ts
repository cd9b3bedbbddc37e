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

/** A module whose SQL files the test writes and removes. */
async function moduleFixture() {
  const { url, drop } = await testDatabase("template0")
  const folder = mkdtempSync(join(tmpdir(), "casino-migrate-"))
  mkdirSync(join(folder, "trial"))
  const folders = [
    { noun: "kernel", url: new URL("../sql/", import.meta.url) },
    { noun: "trial", url: pathToFileURL(`${folder}/trial/`) },
  ]
  // Functions of the kernel refer to the worker's tables.
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

describe("functions of SQL files", () => {
  it("drops the old signature of a changed function", async () => {
    const { write, migrate, functions, query } = await moduleFixture()
    write("0001-trial.sql", "create schema trial; create table trial.row (id integer);")
    write("add.sql", add("a integer"))
    await migrate()
    write("add.sql", add("a integer, b integer"))
    expect(await migrate()).toEqual(["trial/add.sql"])
    expect(await functions()).toEqual(["trial.add(integer,integer)"])
    // The bare name in `revoke` is ambiguous while the old overload exists.
    write(
      "add.sql",
      `${add("a integer, b integer, c integer")} revoke all on function trial.add from public;`,
    )
    await migrate()
    expect(await functions()).toEqual(["trial.add(integer,integer,integer)"])
    write("add.sql", add("a integer, b integer"))
    await migrate()
    // PostgreSQL cannot replace a function by one with another return type or other argument names.
    write("add.sql", add("a integer, b integer", "text", "select 'one'"))
    await migrate()
    write("add.sql", add("a integer, c integer", "text", "select 'two'"))
    await migrate()
    expect(await functions()).toEqual(["trial.add(integer,integer)"])
    expect(await query("select trial.add(1, 2) as result")).toEqual([{ result: "two" }])
    expect(await migrate()).toEqual([])
  })

  it("drops a function whose file was removed or that was created by hand", async () => {
    const { write, remove, migrate, functions, query } = await moduleFixture()
    write("0001-trial.sql", "create schema trial;")
    write("add.sql", add("a integer"))
    write("take.sql", add("a integer").replace("trial.add", "trial.take"))
    await migrate()
    await query("create function trial.by_hand() returns integer language sql as 'select 1'")
    remove("take.sql")
    expect(await migrate()).toEqual([])
    expect(await functions()).toEqual(["trial.add(integer)"])
  })

  it("declares functions in any order, or none of them after an error", async () => {
    const { write, migrate, query } = await moduleFixture()
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
