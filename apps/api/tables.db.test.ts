import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { expect, it } from "vitest"
import { dryRunFloors } from "./src/dryRun.ts"
import { testDatabase } from "./testing/casino.ts"
import { tablesFile, tableTypes } from "./testing/tables.ts"

const root = join(import.meta.dirname, "../..")
const nouns = dryRunFloors()
  .flat()
  .map(({ noun }) => noun)

it("the generated table types match the migrated database", async () => {
  const { url, drop } = await testDatabase()
  try {
    const generated = await tableTypes(url, nouns)
    expect(generated.size).toBeGreaterThan(8)
    for (const noun of nouns) {
      const path = join(root, tablesFile(noun))
      const kept = existsSync(path) ? readFileSync(path, "utf8") : undefined
      expect(kept, `${tablesFile(noun)}: \`npm run tables\` writes it`).toBe(generated.get(noun))
    }
  } finally {
    await drop()
  }
})

it("another column, number type or check value changes the types", async () => {
  const { url, drop } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create schema trial;
      create table trial.thing (id bigint generated always as identity, cents bigint, word text check (word in ('a', 'b')))`)
    const typesOf = async () => (await tableTypes(url, ["trial"])).get("trial")
    const before = await typesOf()
    for (const line of ["cents: bigint | null", 'word: "a" | "b" | null', "id: Generated<bigint>"])
      expect(before).toContain(`  ${line}\n`)
    for (const change of [
      "alter table trial.thing add more text",
      "alter table trial.thing alter cents type integer",
      "alter table trial.thing drop constraint thing_word_check, add check (word in ('a', 'c'))",
    ]) {
      const old = await typesOf()
      await client.query(change)
      expect(await typesOf()).not.toBe(old)
    }
  } finally {
    await client.end()
    await drop()
  }
})
