import { games as contract } from "@elite/contract"
import pg from "pg"
import { describe, expect, it } from "vitest"
import type { TestCasino } from "../../../../testing/casino.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { getCatalogue, invalidateCatalogue } from "../catalogue.ts"
import { importCatalogue } from "../catalogueImport.ts"
import { gameCollections } from "../settings.ts"
import { updatePopularity, updateVersion } from "../store.ts"
import { catalogueGame, catalogueOf, openCatalogue } from "../testing/catalogue.ts"

/** Ten games: five of a Belgian studio, six from 10 cents, five of 97 % or more, and one of neither. */
const games = Array.from({ length: 10 }, (_, at) => ({
  ...catalogueGame(`g${at}`, `Game ${at}`, at < 5 ? "Belfort" : "Elsewhere", "video-slots", 1 + (at % 6)),
  minBetCents: at < 6 ? 10 : 20,
  returnPercent: at % 2 === 0 ? 97 : 96.99,
}))

const collectionsOf = async (casino: TestCasino) =>
  (await casino.visitor().call(contract.getAllCollections, {})).collections

const namesIn = async (casino: TestCasino, collection: string) => {
  const { categoryGames } = await casino.visitor().call(contract.getAllGames, { collection, sort: "name" })
  return categoryGames.rows.map(({ name }) => name)
}

describe("collections of games", () => {
  it("hold the games of their rules, the bounds included", async () => {
    const casino = await openCatalogue(games)
    expect((await collectionsOf(casino)).map(({ slug, games, onHome }) => [slug, games, onHome])).toEqual([
      ["made-in-belgium", 5, true],
      ["ten-cents", 6, true],
      ["high-return", 5, true],
    ])
    expect(await namesIn(casino, "made-in-belgium")).toEqual([
      "Game 0",
      "Game 1",
      "Game 2",
      "Game 3",
      "Game 4",
    ])
    expect(await namesIn(casino, "high-return")).toEqual(["Game 0", "Game 2", "Game 4", "Game 6", "Game 8"])
    expect(await namesIn(casino, "ten-cents")).toHaveLength(6)
  })

  it("are found by their names in each language", async () => {
    const visitor = (await openCatalogue(games)).visitor()
    for (const search of ["high return", "retour eleve", "hoge uitbetaling"]) {
      const { collections } = await visitor.call(contract.searchCatalogue, { search })
      expect(collections).toMatchObject([{ slug: "high-return", games: 5 }])
    }
  })

  it("are not shown with fewer than five games, and hold none then", async () => {
    const casino = await openCatalogue(games.slice(1))
    expect((await collectionsOf(casino)).map(({ slug }) => slug)).toEqual(["ten-cents"])
    for (const slug of ["made-in-belgium", "high-return", "most-played", "unheard-of"])
      expect(await namesIn(casino, slug)).toEqual([])
  })

  it("hold new games for thirty days", async () => {
    const casino = await openCatalogue(games)
    const added = games.slice(0, 5).map((game) => ({
      ...game,
      code: `new-${game.code}`,
      name: `New ${game.name}`,
      releasedOn: null,
    }))
    await importCatalogue(casino.platform, catalogueOf([...games, ...added]))
    expect(await namesIn(casino, "new-this-month")).toEqual(added.map(({ name }) => name))
    casino.clock.advance(30 * dayMs)
    await importCatalogue(casino.platform, catalogueOf([...games, ...added].slice(0, -1)))
    expect(await namesIn(casino, "new-this-month")).toEqual([])
  })

  it("hold the games with stakes of real money, the highest first", async () => {
    const casino = await openCatalogue(games)
    const staked = [3, 1, 4, 2, 9]
    const { byCode } = (await getCatalogue(casino.platform)).facts
    await casino.platform.transact(async (tx) => {
      const day = casino.platform.clock.now().toISOString().slice(0, 10)
      await updatePopularity(
        tx,
        staked.map((at, rank) => ({
          gameId: Number(byCode.get(`g${at}`)!.id),
          day,
          rounds: 1,
          stakeUnits: BigInt(100 - rank),
          winUnits: 0n,
        })),
      )
      await updateVersion(tx, "figures")
    })
    invalidateCatalogue(casino.platform)
    const { categoryGames } = await casino.visitor().call(contract.getAllGames, { collection: "most-played" })
    expect(categoryGames.rows.map(({ name }) => name)).toEqual(staked.map((at) => `Game ${at}`))
  })

  it("count their games under the other filters", async () => {
    const casino = await openCatalogue(games)
    const ask = { provider: "elsewhere" }
    const { collections } = await casino.visitor().call(contract.getUniversalCasinoFilter, ask)
    expect(collections.map(({ slug, games }) => [slug, games])).toEqual([
      ["made-in-belgium", 0],
      ["ten-cents", 1],
      ["high-return", 2],
    ])
  })

  it("are renamed, changed and switched off by an operator", async () => {
    const casino = await openCatalogue(games)
    const [belgium, cents] = gameCollections.initial
    const value = [
      { ...belgium!, isShown: false },
      { ...cents!, slug: "twenty-cents", rule: { kind: "stake", maxCents: 20 } },
    ]
    const owner = new pg.Pool({ connectionString: casino.databaseUrl, max: 1 })
    await owner.query("update content.settings set value = $1::jsonb where key = 'gameCollections'", [
      JSON.stringify(gameCollections.value.parse(value)),
    ])
    await owner.end()
    await casino.platform.transact((tx) => updateVersion(tx, "figures"))
    invalidateCatalogue(casino.platform)
    expect((await collectionsOf(casino)).map(({ slug, games }) => [slug, games])).toEqual([
      ["twenty-cents", 10],
    ])
  })

  it("have one slug each", () => {
    const [belgium] = gameCollections.initial
    expect(gameCollections.value.safeParse([belgium]).success).toBe(true)
    expect(gameCollections.value.safeParse([belgium, belgium]).success).toBe(false)
  })
})
