import { games as contract, type InputOf } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { sql } from "kysely"
import pg from "pg"
import { describe, expect, it, onTestFinished } from "vitest"
import { type TestCasino, testCasino } from "../../../testing/casino.ts"
import { seedPlayer } from "../../../testing/seeded.ts"
import { sessionCookie } from "../../platform/http/server.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import { gameLaunched, roundSettled } from "../play/events.ts"
import { openSession } from "../sessions/index.ts"
import { importCatalogue } from "./catalogueImport.ts"
import { findGameByCode } from "./index.ts"
import { catalogue, catalogueGame, catalogueOf, openCatalogue } from "./testing/catalogue.ts"

async function signedIn(casino: TestCasino, username?: string) {
  const owner = new pg.Pool({ connectionString: casino.databaseUrl, max: 1 })
  const { playerId } = await seedPlayer(owner)
  if (username)
    await owner.query("update players.player set username = $2 where id = $1", [playerId, username])
  await owner.end()
  const from = { playerId, userAgent: "a browser", address: "127.0.0.1", deviceType: "web" } as const
  const { token } = await casino.platform.transact((tx) => openSession(tx, from))
  const client = casino.visitor()
  client.cookies.set(sessionCookie, token)
  return Object.assign(client, { playerId })
}
const idOf = async ({ platform }: TestCasino, code: string) =>
  Number((await findGameByCode(platform, code))!.id)

describe("the lists of games", () => {
  it("answer one game by its slug or its number, and nothing for one that is not shown", async () => {
    const casino = await openCatalogue()
    const ask = async (filter: { slug?: string; casinoGameId?: number }) =>
      (await casino.visitor().call(contract.getAllGames, filter)).categoryGames.rows.map(({ slug }) => slug)
    expect(await ask({ slug: "grand-sablon" })).toEqual(["grand-sablon"])
    expect(await ask({ casinoGameId: await idOf(casino, "b") })).toEqual(["grand-sablon"])
    expect(await ask({ slug: "gone-away" })).toEqual([])
    expect(await ask({ slug: "grand" })).toEqual([])
  })

  it("list playable games to visitors", async () => {
    const casino = await openCatalogue()
    const { categoryGames } = await casino.visitor().call(contract.getAllGames, {})
    expect(categoryGames.count).toBe(5)
    const [first] = categoryGames.rows
    expect(first).toMatchObject({
      name: "Éventail d'Émeraude",
      slug: "eventail-d-emeraude",
      category: "slots",
      GameSubCategory: { slug: "video-slots", name: { fr: "Machines à sous vidéo" } },
      CasinoProvider: { name: "Atelier Nord", slug: "atelier-nord" },
      returnToPlayer: 94.1,
      minBet: 0.25,
      maxBet: null,
      isFavorite: false,
      isNew: false,
    })
    expect(first?.thumbnailUrl).toMatch(/^\/media\/posters\/eventail-d-emeraude-360\.avif\?v=[0-9a-f]{8}$/)
    expect(first?.placeholderColour).toMatch(/^#[0-9a-f]{6}$/)
    expect((await casino.visitor().call(contract.getGames, {})).uniqueGames).toEqual(categoryGames)
  })

  it("apply every filter, alone and combined", async () => {
    const visitor = (await openCatalogue()).visitor()
    const names = async (input: InputOf<typeof contract.getAllGames>) =>
      (await visitor.call(contract.getAllGames, input)).categoryGames.rows.map(({ name }) => name)
    const roulettes = ["Roulette Royale", "Roulette Française"]
    expect(await names({ category: "roulette" })).toEqual(roulettes)
    expect(await names({ category: "jeux-de-des" })).toEqual(["Dice Royale"])
    expect(await names({ category: "dobbelspellen" })).toEqual(["Dice Royale"])
    expect(await names({ provider: "halcyon" })).toEqual(roulettes)
    expect(await names({ provider: "Halcyon" })).toEqual(roulettes)
    expect(await names({ theme: "city" })).toEqual(["Éventail d'Émeraude", "Grand Sablon"])
    expect(await names({ provider: "kobalt", volatility: 3 })).toEqual(["Dice Royale"])
    expect(await names({ search: "royal" })).toEqual(["Dice Royale", "Roulette Royale"])
    expect(await names({ search: "royal", category: "roulette" })).toEqual(["Roulette Royale"])
    expect(await names({ search: "emeraud" })).toEqual(["Éventail d'Émeraude"])
    for (const search of ["%", "_", "';--", "no such game"]) expect(await names({ search })).toEqual([])
    expect(await names({ category: "sportsbook" })).toEqual([])
    const [slots] = (await visitor.call(contract.getGameSubCategory, {})).subCategoryList
    expect(await names({ subCategory: slots!.gameSubCategoryId })).toHaveLength(2)
  })

  it("have the requested order", async () => {
    const visitor = (await openCatalogue()).visitor()
    const order = async (sort: "popular" | "new" | "name" | "return") =>
      (await visitor.call(contract.getAllGames, { sort })).categoryGames.rows.map(({ slug }) => slug[0])
    expect((await order("popular")).join("")).toBe("egdrr")
    expect((await order("name")).join("")).toBe("deg" + "rr")
    expect((await order("new")).join("")).toBe("rrdge")
    expect((await order("return")).join("")).toBe("rrdge")
  })

  it("refuse invalid filters", async () => {
    const visitor = (await openCatalogue()).visitor()
    for (const query of [
      "volatility=7",
      "limit=101",
      "pageNo=0",
      "sort=best",
      "subCategory=1e3",
      "secret=1",
    ]) {
      expect((await visitor.fetch(`/api/casino/getAllGames?${query}`)).status).toBe(400)
    }
  })

  it("have each game on one page", async () => {
    const many = Array.from({ length: 23 }, (_, i) =>
      catalogueGame(`g${i}`, `Game ${i % 5}`, "Lumen", "video-slots", 1),
    )
    const visitor = (await openCatalogue(many)).visitor()
    for (const sort of ["popular", "name", "new", "return"] as const) {
      const seen: number[] = []
      for (let pageNo = 1; pageNo <= 4; pageNo++) {
        const { categoryGames } = await visitor.call(contract.getAllGames, { pageNo, limit: 7, sort })
        expect(categoryGames.count).toBe(23)
        seen.push(...categoryGames.rows.map(({ casinoGameId }) => casinoGameId))
      }
      expect(new Set(seen).size).toBe(23)
    }
    const beyond = await visitor.call(contract.getAllGames, { pageNo: 1_000_000, limit: 100 })
    expect(beyond.categoryGames).toEqual({ count: 23, rows: [] })
  })

  it("cost no statement except the check of the version", async () => {
    const casino = await openCatalogue()
    const visitor = casino.visitor()
    await visitor.call(contract.getAllGames, {})
    let statements = 0
    const { pool } = casino.platform.database
    const count = () => {
      statements++
    }
    pool.on("acquire", count)
    for (let i = 0; i < 20; i++) await visitor.call(contract.getAllGames, { search: "royale" })
    pool.off("acquire", count)
    expect(statements).toBeLessThanOrEqual(5)
  })
})

describe("categories, sub-categories and studios", () => {
  it("are shown when they have games to play", async () => {
    const visitor = (await openCatalogue()).visitor()
    const { gameCategories } = await visitor.call(contract.getGameCategory, {})
    expect(gameCategories.map(({ code, games }) => [code, games])).toEqual([
      ["slots", 2],
      ["dice", 1],
      ["roulette", 2],
    ])
    expect(gameCategories[1]?.slug).toEqual({ en: "dice-games", fr: "jeux-de-des", nl: "dobbelspellen" })
    const { subCategoryList } = await visitor.call(contract.getGameSubCategory, {})
    expect(subCategoryList.map(({ slug, CasinoGames }) => [slug, CasinoGames.length])).toEqual([
      ["video-slots", 2],
      ["dice-games", 1],
      ["european-roulette", 1],
      ["french-roulette", 1],
    ])
    const { providers } = await visitor.call(contract.getGameProvider, {})
    expect(providers.map(({ slug, games }) => [slug, games])).toEqual([
      ["atelier-nord", 1],
      ["halcyon", 2],
      ["kobalt", 2],
    ])
  })
})

describe("favourites", () => {
  it("belong to one player, latest first, and are idempotent", async () => {
    const casino = await openCatalogue()
    const [ann, bob] = [await signedIn(casino), await signedIn(casino)]
    const [a, b] = [await idOf(casino, "a"), await idOf(casino, "b")]
    expect(await ann.call(contract.addFavoriteGame, { casinoGameId: a })).toEqual({ isFavorite: true })
    expect(await ann.call(contract.addFavorite, { casinoGameId: a })).toEqual({ isFavorite: true })
    casino.clock.advance(1000)
    await ann.call(contract.addFavorite, { casinoGameId: b })
    const mine = async (client: typeof ann) =>
      (await client.call(contract.getFavoriteGame, {})).casinoGames.rows.map(
        ({ casinoGameId }) => casinoGameId,
      )
    expect(await mine(ann)).toEqual([b, a])
    expect(await mine(bob)).toEqual([])
    const hearts = async (client: ReturnType<TestCasino["visitor"]>) =>
      (await client.call(contract.getAllGames, {})).categoryGames.rows.filter((game) => game.isFavorite)
        .length
    expect([await hearts(ann), await hearts(bob), await hearts(casino.visitor())]).toEqual([2, 0, 0])
    expect(await ann.call(contract.removeFavorite, { casinoGameId: b })).toEqual({ isFavorite: false })
    expect(await ann.call(contract.removeFavoriteGame, { casinoGameId: b })).toEqual({ isFavorite: false })
    expect(await mine(ann)).toEqual([a])
    // Lists are cached for visitors without favourites, and for nobody else.
    expect([await hearts(bob), await hearts(ann), await hearts(casino.visitor())]).toEqual([0, 1, 0])
  })

  it("are refused for unknown games and for visitors", async () => {
    const casino = await openCatalogue()
    const ann = await signedIn(casino)
    for (const call of [contract.addFavorite, contract.removeFavorite]) {
      await expect(ann.call(call, { casinoGameId: 999_999 })).rejects.toMatchObject({
        name: "GameNotFound",
        status: 400,
      })
      await expect(casino.visitor().call(call, { casinoGameId: 1 })).rejects.toMatchObject({ status: 401 })
    }
    const hidden = await idOf(casino, "f")
    await expect(ann.call(contract.addFavorite, { casinoGameId: hidden })).rejects.toMatchObject({
      name: "GameNotFound",
    })
    for (const call of [contract.getFavoriteGame, contract.getAllRecentGames]) {
      await expect(casino.visitor().call(call, {})).rejects.toMatchObject({ status: 401 })
    }
  })

  it("leave out a vanished game until it returns", async () => {
    const casino = await openCatalogue()
    const ann = await signedIn(casino)
    await ann.call(contract.addFavorite, { casinoGameId: await idOf(casino, "a") })
    const count = async () => (await ann.call(contract.getFavoriteGame, {})).casinoGames.count
    await importCatalogue(casino.platform, catalogueOf(catalogue.slice(1)))
    expect(await count()).toBe(0)
    await importCatalogue(casino.platform, catalogueOf())
    expect(await count()).toBe(1)
  })
})

describe("statistics", () => {
  it("fill the top ten, the recent winners and the recent games", async () => {
    const casino = await openCatalogue()
    const { publicUrl: origin } = casino.config
    const [shown, elsewhere] = [openSocket(casino.url, { origin }), openSocket(casino.url, { origin })]
    onTestFinished(() => {
      shown.close()
      elsewhere.close()
    })
    expect(await Promise.all([shown.isAccepted, elsewhere.isAccepted])).toEqual([true, true])
    shown.subscribe([{ name: "recentWinner" }])
    const ann = await signedIn(casino, "Annekens")
    const [b, d] = [await idOf(casino, "b"), await idOf(casino, "d")]
    await casino.platform.transact(async (tx) => {
      const lost = { roundRef: "r-1", gameId: b, stakeUnits: 200_000n, winUnits: 0n }
      const won = { roundRef: "r-2", gameId: d, stakeUnits: 300_000n, winUnits: 3_000_000n }
      for (const { roundRef, gameId, stakeUnits, winUnits } of [lost, won]) {
        const sums = { stakeUnits, winUnits }
        const bet = { uuid: roundRef, acceptedAt: tx.now, ...sums, category: null, studio: null }
        const round = { provider: "hub88", roundRef, gameId, purse: "cash" as const, ...sums, bets: [bet] }
        await tx.publish(roundSettled, { playerId: ann.playerId, ...round })
      }
      await tx.publish(gameLaunched, { playerId: ann.playerId, gameId: d })
    })
    await casino.drain()
    const { casinoGames } = await ann.call(contract.topGames, {})
    expect(casinoGames.rows.map(({ casinoGameId }) => casinoGameId)).toEqual([d, b])
    const recent = (await ann.call(contract.getAllRecentGames, {})).casinoGames
    expect(recent.rows.map(({ casinoGameId }) => casinoGameId)).toEqual([d])
    const { recentWinners } = await casino.visitor().call(contract.getRecentWinners, {})
    expect(recentWinners).toEqual([
      {
        username: "An•••s",
        amount: 30,
        multiplier: 10,
        game: expect.objectContaining({ casinoGameId: d, slug: "roulette-royale" }),
        wonAt: casino.clock.now().toISOString(),
      },
    ])
    await expect.poll(() => shown.messages).toEqual([["recentWinner", recentWinners[0]]])
    elsewhere.subscribe([{ name: "recentWinner" }])
    await expect.poll(() => elsewhere.messages).toEqual([["recentWinner", recentWinners[0]]])
  })
})

describe("with the aggregator's sandbox", () => {
  it("lists the games that the daily job imports", async () => {
    const casino = await testCasino()
    onTestFinished(() => casino.close())
    const job = casino.modules.find(({ noun }) => noun === "games")?.jobs?.["games.importCatalogue"]
    await handlerOf(job!)({})
    const { categoryGames } = await casino.visitor().call(contract.getAllGames, { limit: 100 })
    expect(categoryGames.count).toBeGreaterThanOrEqual(48)
    const { gameCategories } = await casino.visitor().call(contract.getGameCategory, {})
    const codes = gameCategories.map(({ code }) => code)
    expect(codes).toEqual(["slots", "dice", "roulette", "blackjack", "tables", "instant"])
    for (const { returnToPlayer, minBet, maxBet } of categoryGames.rows) {
      expect(returnToPlayer).toBeGreaterThan(90)
      expect(minBet).toBeGreaterThan(0)
      expect(maxBet).toBeGreaterThanOrEqual(minBet!)
    }
    const { rows } = await sql`select 1 from games.game where offered`.execute(casino.platform.database.db)
    expect(rows).toHaveLength(categoryGames.count)
  })
})
