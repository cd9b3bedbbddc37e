import { games as contract, type InputOf } from "@elite/contract"
import { describe, expect, it } from "vitest"
import type { TestCasino } from "../../../testing/casino.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import { importCatalogue } from "./catalogueImport.ts"
import { catalogue, catalogueGame, catalogueOf, openCatalogue } from "./testing/catalogue.ts"

describe("filters with their counts", () => {
  type Filters = InputOf<typeof contract.getUniversalCasinoFilter>
  const ask = (casino: TestCasino, input: Filters) =>
    casino.visitor().call(contract.getUniversalCasinoFilter, input)
  const filled = (list: readonly { slug: string; games: number }[]) =>
    list.filter(({ games }) => games > 0).map(({ slug, games }) => [slug, games])

  it("count each value under the other filters, and list every value", async () => {
    const casino = await openCatalogue()
    const all = await ask(casino, {})
    expect(all.casinoGames.count).toBe(5)
    expect(filled(all.providers)).toEqual([
      ["atelier-nord", 1],
      ["halcyon", 2],
      ["kobalt", 2],
    ])
    expect(all.themes).toEqual([{ slug: "city", name: { en: "City", fr: "Ville", nl: "Stad" }, games: 2 }])
    expect((await casino.visitor().call(contract.getAllThemes, {})).themes).toEqual(all.themes)
    const ofKobalt = await ask(casino, { provider: "kobalt" })
    expect(ofKobalt.casinoGames.rows.map(({ name }) => name)).toEqual(["Grand Sablon", "Dice Royale"])
    // Studios count as if none was chosen, all else under the chosen one.
    expect(ofKobalt.providers).toEqual(all.providers)
    expect(filled(ofKobalt.subCategoryList)).toEqual([
      ["video-slots", 1],
      ["dice-games", 1],
    ])
    expect(ofKobalt.subCategoryList).toHaveLength(all.subCategoryList.length)
    expect(ofKobalt.themes.map(({ games }) => games)).toEqual([1])
    expect(ofKobalt.volatilities.map(({ games }) => games)).toEqual([0, 1, 1, 0, 0, 0])
    const both = await ask(casino, { provider: "kobalt", theme: "city" })
    expect(both.casinoGames.count).toBe(1)
    expect(filled(both.providers)).toEqual([
      ["atelier-nord", 1],
      ["kobalt", 1],
    ])
    const royal = await ask(casino, { search: "royale", category: "roulette" })
    expect(royal.gameCategories.map(({ code, games }) => [code, games])).toEqual([
      ["slots", 0],
      ["dice", 1],
      ["roulette", 1],
    ])
  })

  it("equal the lengths of the lists", async () => {
    const casino = await openCatalogue()
    const visitor = casino.visitor()
    for (const filter of [
      {},
      { provider: "kobalt" },
      { theme: "city", volatility: 1 },
      { search: "royal" },
    ]) {
      const { providers, subCategoryList, themes, newGames } = await ask(casino, filter)
      const count = async (more: InputOf<typeof contract.getAllGames>) =>
        (await visitor.call(contract.getAllGames, { ...filter, ...more })).categoryGames.count
      for (const { slug, games } of providers) expect(await count({ provider: slug })).toBe(games)
      for (const { slug, games } of subCategoryList) expect(await count({ subCategory: slug })).toBe(games)
      for (const { slug, games } of themes) expect(await count({ theme: slug })).toBe(games)
      expect(await count({ isNew: "true" })).toBe(newGames)
    }
  })

  it("count as new the games of the last 30 days", async () => {
    const casino = await openCatalogue()
    const added = { ...catalogueGame("n", "Newcomer", "Kobalt", "video-slots", 2), releasedOn: null }
    await importCatalogue(casino.platform, catalogueOf([...catalogue, added]))
    const names = async () =>
      (await casino.visitor().call(contract.getAllGames, { isNew: "true" })).categoryGames.rows.map(
        ({ name }) => name,
      )
    expect(await names()).toEqual(["Newcomer"])
    casino.clock.advance(30 * dayMs)
    await importCatalogue(
      casino.platform,
      catalogueOf([...catalogue, added, { ...added, code: "m", name: "Latest" }]),
    )
    expect(await names()).toEqual(["Latest"])
  })

  it.each([
    "colour=red",
    `search=${"a".repeat(10_000)}`,
    "theme=",
    "isNew=yes",
    "subCategory=1e3",
    "limit=0",
  ])("refuse an invalid filter: %.30s", async (query) => {
    const { status } = await (await openCatalogue())
      .visitor()
      .fetch(`/api/casino/getUniversalCasinoFilter?${query}`)
    expect(status).toBe(query === "theme=" ? 200 : 400)
  })
})

describe("every game, and those of a studio or a category", () => {
  it("are listed in pages, the most played first", async () => {
    const visitor = (await openCatalogue()).visitor()
    const all = (await visitor.call(contract.getCasinoGames, { limit: 2 })).casinoGames
    expect([all.count, all.rows.length]).toEqual([5, 2])
    expect((await visitor.call(contract.getAllGames, { limit: 2 })).categoryGames).toEqual(all)
    const halcyon = await visitor.call(contract.getProviderAndCategoryGame, { providerName: "Halcyon" })
    expect(halcyon.provider).toMatchObject({
      name: "Halcyon",
      slug: "halcyon",
      icon: "/media/studios/halcyon.svg",
      games: 2,
    })
    expect(halcyon.category).toBeUndefined()
    expect(halcyon.casinoGames.count).toBe(2)
    const dice = await visitor.call(contract.getProviderAndCategoryGame, { category: "jeux-de-des" })
    expect(dice).toMatchObject({ category: { code: "dice", games: 1 }, casinoGames: { count: 1 } })
    const both = { providerName: "kobalt", category: "slots" }
    expect((await visitor.call(contract.getProviderAndCategoryGame, both)).casinoGames.rows).toMatchObject([
      { name: "Grand Sablon" },
    ])
  })

  it("are refused without a studio or category, and for unknown ones", async () => {
    const visitor = (await openCatalogue()).visitor()
    const name = "DataCannotBeFoundErrorType"
    for (const input of [{ providerName: "vanished" }, { category: "baccarat" }, { category: "poker" }])
      await expect(visitor.call(contract.getProviderAndCategoryGame, input)).rejects.toMatchObject({ name })
    for (const query of ["", "?limit=5", "?providerName=", "?providerName=kobalt&secret=1"])
      expect((await visitor.fetch(`/api/casino/getProviderAndCategoryGame${query}`)).status).toBe(400)
  })

  it("have a default mark for a studio whose name cannot be drawn", async () => {
    const casino = await openCatalogue([
      ...catalogue,
      catalogueGame("z", "Lotus", "工作室", "video-slots", 2),
    ])
    const { providers } = await casino.visitor().call(contract.getGameProvider, {})
    const icons = new Map(providers.map(({ name, icon }) => [name, icon]))
    expect(icons.get("工作室")).toBe("/media/studios/_default.svg")
    for (const icon of icons.values()) {
      const answer = await casino.visitor().fetch(icon)
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"])
    }
  })
})

describe("searching the catalogue", () => {
  it("finds games, studios, themes and categories, with typing errors, in three languages", async () => {
    const visitor = (await openCatalogue()).visitor()
    const search = (text: string) => visitor.call(contract.searchCatalogue, { search: text })
    const kobalt = await search("kobalt")
    expect(kobalt.providers).toMatchObject([{ slug: "kobalt", games: 2 }])
    expect(kobalt.casinoGames.rows.map(({ name }) => name)).toEqual(["Grand Sablon", "Dice Royale"])
    expect((await search("cobalt")).providers).toMatchObject([{ slug: "kobalt" }])
    for (const word of ["ville", "stad", "city"])
      expect((await search(word)).themes).toMatchObject([{ slug: "city" }])
    for (const word of ["dobbel", "jeux de des", "dice games", "dés"])
      expect((await search(word)).gameCategories[0]).toMatchObject({ code: "dice" })
    expect((await search("roulette francaise")).subCategoryList[0]).toMatchObject({ slug: "french-roulette" })
    expect((await search("emeruade")).casinoGames.rows[0]).toMatchObject({ studio: "Atelier Nord" })
    expect(await search("xyzzy")).toMatchObject({ casinoGames: { count: 0 }, providers: [], themes: [] })
  })

  it("answers the most played games and the categories for an empty text, and refuses a long one", async () => {
    const visitor = (await openCatalogue()).visitor()
    const { casinoGames, gameCategories, providers } = await visitor.call(contract.searchCatalogue, {
      limit: 3,
    })
    expect([casinoGames.count, casinoGames.rows.length, providers.length]).toEqual([5, 3, 0])
    expect(gameCategories.map(({ code }) => code)).toEqual(["slots", "dice", "roulette"])
    for (const query of [`search=${"a".repeat(10_000)}`, "limit=21", "page=1"])
      expect((await visitor.fetch(`/api/casino/search?${query}`)).status).toBe(400)
  })
})
