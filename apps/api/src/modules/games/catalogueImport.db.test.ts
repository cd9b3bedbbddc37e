import { sql } from "kysely"
import pg from "pg"
import { describe, expect, it } from "vitest"
import { casinoForTest } from "../../../testing/casino.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import { getCatalogue } from "./catalogue.ts"
import { importAtFirstStart, importCatalogue } from "./catalogueImport.ts"
import { findGameByCode, findGameById, isPlayable } from "./index.ts"
import type { CatalogueGame } from "./ports.ts"
import { catalogueOf } from "./testing/catalogue.ts"

const game = (code: string, part: Partial<CatalogueGame> = {}): CatalogueGame => ({
  code,
  name: code.replaceAll("_", " "),
  studio: "Lumen",
  subCategory: "video-slots",
  themes: ["city"],
  returnPercent: 96.21,
  volatility: 3,
  minBetCents: 10,
  maxBetCents: 5000,
  hasDemo: true,
  releasedOn: "2025-01-15",
  artworkUrl: null,
  offered: true,
  ...part,
})
const away = { ...catalogueOf([]), list: () => Promise.reject(new Error("away")) }
const offering = (...games: CatalogueGame[]) => catalogueOf(games)

/** Without our own game. */
const rowsOf = async (platform: Platform) =>
  (
    await sql<Record<string, unknown>>`select * from games.game where code <> 'crash' order by id`.execute(
      platform.database.db,
    )
  ).rows
const versionOf = async (platform: Platform) =>
  (await sql<{ catalogue: bigint }>`select catalogue from games.version`.execute(platform.database.db))
    .rows[0]!.catalogue
const jobsOf = async (url: string) => {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const { rows } = await owner.query("select task_identifier as name from graphile_worker.jobs order by 1")
  await owner.end()
  return rows.map((row: { name: string }) => row.name)
}

describe("importing the catalogue", () => {
  it("changes no row, version or poster when it is repeated", async () => {
    const { platform } = await casinoForTest({ sandbox: false })
    const catalogue = offering(game("one"), game("two", { studio: "Kobalt" }))
    expect(await importCatalogue(platform, catalogue)).toEqual({ added: 2, changed: 0, gone: 0 })
    const [rows, version] = [await rowsOf(platform), await versionOf(platform)]
    expect(await importCatalogue(platform, catalogue)).toEqual({ added: 0, changed: 0, gone: 0 })
    expect(await rowsOf(platform)).toEqual(rows)
    expect(await versionOf(platform)).toBe(version)
  })

  it("switches off what vanished, keeps it for its history, and brings it back as it was", async () => {
    const { platform } = await casinoForTest({ sandbox: false })
    await importCatalogue(platform, offering(game("one"), game("two")))
    const before = (await findGameByCode(platform, "two"))!
    expect(isPlayable(before)).toBe(true)
    expect(await importCatalogue(platform, offering(game("one")))).toEqual({ added: 0, changed: 0, gone: 1 })
    const gone = (await findGameById(platform, before.id))!
    expect(gone).toEqual({ ...before, isPlayable: false, thumbnailUrl: null })
    expect((await getCatalogue(platform)).games.map(({ code }) => code)).toEqual(["one"])
    expect(await importCatalogue(platform, offering(game("one"), game("two")))).toMatchObject({ changed: 1 })
    const known = [...(await getCatalogue(platform)).facts.byId.values()]
    expect(known.filter(({ slug }) => slug === "two")).toEqual([before])
  })

  it("follows the aggregator, and keeps what operators have set", async () => {
    const { platform } = await casinoForTest({ sandbox: false })
    await importCatalogue(platform, offering(game("one"), game("two")))
    await platform.transact(async ({ db }) => {
      await sql`update games.game set visible = false, position = 9, licence_classes = '{B+}',
        sub_category_id = (select id from games.sub_category where code = 'jackpot-slots') where code = 'one'`.execute(
        db,
      )
    })
    const changed = game("one", {
      name: "Renamed",
      returnPercent: 95.5,
      themes: ["Mer du Nord", "Été", "mer du nord"],
    })
    expect(await importCatalogue(platform, offering(changed, game("two")))).toEqual({
      added: 0,
      changed: 1,
      gone: 0,
    })
    const [row] = await rowsOf(platform)
    expect(row).toMatchObject({
      name: "Renamed",
      slug: "one",
      return_percent: "95.50",
      themes: ["mer-du-nord", "ete"],
    })
    expect(row).toMatchObject({ visible: false, position: 9, licence_classes: ["B+"] })
    const shown = async () => (await findGameByCode(platform, "one"))!
    expect(await shown()).toMatchObject({ name: "Renamed", category: "slots", isPlayable: false })
    await importCatalogue(platform, offering(game("one", { subCategory: "french-roulette" }), game("two")))
    expect((await shown()).category).toBe("roulette")
  })

  it("changes nothing on an empty list or a failed request", async () => {
    const { platform } = await casinoForTest({ sandbox: false })
    await importCatalogue(platform, offering(game("one")))
    await expect(importCatalogue(platform, offering())).rejects.toThrow(/no games/)
    await expect(importCatalogue(platform, away)).rejects.toThrow("away")
    expect(isPlayable((await findGameByCode(platform, "one"))!)).toBe(true)
  })

  it("gives games of one name different addresses, and never changes an address", async () => {
    const { platform } = await casinoForTest({ sandbox: false })
    const [first, second] = [
      game("a", { name: "Roulette" }),
      game("b", { name: "Roulette", studio: "Kobalt" }),
    ]
    await importCatalogue(platform, offering(first))
    await importCatalogue(platform, offering(second, first))
    expect((await rowsOf(platform)).map((row) => row.slug)).toEqual(["roulette", "roulette-kobalt"])
  })

  it("keeps earlier posters when games are added, and enqueues one drawing job", async () => {
    const { platform, databaseUrl } = await casinoForTest({ sandbox: false })
    const [one, two, three] = [game("one"), game("two"), game("three")]
    await importCatalogue(platform, offering(one, two))
    const art = async () => (await rowsOf(platform)).map((row) => row.art)
    const before = await art()
    await importCatalogue(platform, offering(three, one, two))
    expect((await art()).slice(0, 2)).toEqual(before)
    for (const hash of await art()) expect(hash).toMatch(/^[0-9a-f]{8}$/)
    expect((await jobsOf(databaseUrl)).filter((name) => name === "games.drawPosters")).toHaveLength(1)
  })

  it("gives one result for two concurrent imports", async () => {
    const { platform } = await casinoForTest({ sandbox: false })
    const catalogue = offering(...Array.from({ length: 20 }, (_, i) => game(`game_${i}`)))
    const done = await Promise.all([
      importCatalogue(platform, catalogue),
      importCatalogue(platform, catalogue),
    ])
    expect(done.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 20])
    expect(await rowsOf(platform)).toHaveLength(20)
  })
})

describe("what is new", () => {
  it("is what was added or released in the last thirty days, not the whole first import", async () => {
    const casino = await casinoForTest({ sandbox: false, now: new Date("2026-11-20T10:00:00Z") })
    const { platform, clock } = casino
    const fresh = game("fresh", { releasedOn: "2026-11-01" })
    await importCatalogue(platform, offering(game("old"), fresh))
    clock.advance(20 * dayMs)
    await importCatalogue(platform, offering(game("old"), fresh, game("late", { releasedOn: "2024-05-05" })))
    const since = new Map(
      (await getCatalogue(platform)).games.map(({ code, newSince }) => [code, newSince.toISOString()]),
    )
    expect(since.get("old")).toBe("2025-01-15T00:00:00.000Z")
    expect(since.get("fresh")).toBe("2026-11-01T00:00:00.000Z")
    expect(since.get("late")).toBe("2026-12-10T10:00:00.000Z")
  })
})

describe("the first start", () => {
  it("imports into an empty catalogue only", async () => {
    const { platform } = await casinoForTest({ sandbox: false })
    await importAtFirstStart(platform, offering(game("one")))
    await importAtFirstStart(platform, offering(game("one"), game("two")))
    expect(await rowsOf(platform)).toHaveLength(1)
  })

  it("starts without games when the aggregator does not answer, and enqueues an import", async () => {
    const { platform, databaseUrl } = await casinoForTest({ sandbox: false })
    await importAtFirstStart(platform, away)
    expect(await rowsOf(platform)).toEqual([])
    expect(await jobsOf(databaseUrl)).toContain("games.importCatalogue")
  })
})
