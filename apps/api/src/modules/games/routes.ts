import { games as contract, type ParsedOf } from "@elite/contract"
import type { Call, Caller, HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { slugify } from "../../platform/lib/text.ts"
import type { Platform } from "../../platform/platform.ts"
import { type CatalogueSnapshot, getCatalogue, type PlayableGame } from "./catalogue.ts"
import { getFacets, getFilterCounts, searchCatalogue } from "./filters/facets.ts"
import { listGames } from "./filters/filters.ts"
import { latestWinners } from "./live.ts"
import { gamesPerSubCategory } from "./rules.ts"
import * as store from "./store.ts"
import { topGames, toWireGame, toWirePage, type WireContext } from "./wire.ts"

type CallContext = Pick<Call, "caller" | "once">

const sameForAll = { sameFor: "everybody" } as const
const sameForVisitors = { sameFor: "visitors" } as const

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { sharedReads } = platform

    const ownGames = ({ caller, once }: Pick<CallContext, "once"> & { caller: Caller }) =>
      once("own games", () => store.getOwnGames(sharedReads(), caller.playerId))

    async function toWireContext({ caller, once }: CallContext, shelf: CatalogueSnapshot) {
      const marked = caller ? (await ownGames({ caller, once })).favourites : []
      return { shelf, now: platform.clock.now(), favourites: new Set(marked) }
    }

    async function page(
      call: CallContext,
      shelf: CatalogueSnapshot,
      all: readonly PlayableGame[],
      input: { pageNo: number; limit: number },
    ) {
      return { count: all.length, rows: toWirePage(all, input, await toWireContext(call, shelf)) }
    }

    const listPlayable = (shelf: CatalogueSnapshot, ids: readonly number[]) =>
      ids.flatMap((id) => shelf.byId.get(id) ?? [])

    async function list(call: ListCall): Promise<Page> {
      const { pageNo, limit, ...filter } = call.input
      const shelf = await getCatalogue(platform)
      return page(call, shelf, listGames(filter, { shelf, now: platform.clock.now() }), { pageNo, limit })
    }

    serveLists(platform, http, list)
    http.serve(
      contract.topGames,
      async (call) => {
        const shelf = await getCatalogue(platform)
        return { casinoGames: await page(call, shelf, topGames(shelf), call.input) }
      },
      sameForVisitors,
    )
    http.serve(contract.getAllRecentGames, async (call) => {
      const shelf = await getCatalogue(platform)
      const opened = listPlayable(shelf, (await ownGames(call)).recent)
      return { casinoGames: await page(call, shelf, opened, call.input) }
    })
    http.serve(contract.getFavoriteGame, async (call) => {
      const shelf = await getCatalogue(platform)
      const marked = listPlayable(shelf, (await ownGames(call)).favourites)
      return { casinoGames: await page(call, shelf, marked, call.input) }
    })
    serveFavourites(platform, http)
    serveFacets(platform, http, toWireContext)
    http.serve(
      contract.getRecentWinners,
      async ({ input }) => ({ recentWinners: latestWinners(await getCatalogue(platform), input.limit) }),
      sameForAll,
    )
  }

type ListCall = CallContext & { input: ParsedOf<typeof contract.getAllGames> }
type Page = { count: number; rows: contract.Game[] }

function serveLists(platform: Platform, http: HttpServer, list: (call: ListCall) => Promise<Page>): void {
  http.serve(contract.getAllGames, async (call) => ({ categoryGames: await list(call) }), sameForVisitors)
  http.serve(contract.getGames, async (call) => ({ uniqueGames: await list(call) }), sameForVisitors)
  http.serve(contract.getCasinoGames, async (call) => ({ casinoGames: await list(call) }), sameForVisitors)
  http.serve(
    contract.getUniversalCasinoFilter,
    async (call) => {
      const { pageNo: _page, limit: _limit, ...filter } = call.input
      const shelf = await getCatalogue(platform)
      return {
        casinoGames: await list(call),
        ...getFilterCounts(filter, { shelf, now: platform.clock.now() }),
      }
    },
    sameForVisitors,
  )
  http.serve(
    contract.getProviderAndCategoryGame,
    async (call) => {
      const { providerName, ...input } = call.input
      const filters = { ...input, ...(providerName ? { provider: providerName } : {}) }
      const shelf = await getCatalogue(platform)
      const { providers, categories } = getFacets({ shelf, now: platform.clock.now() })
      const [studio, word] = [slugify(providerName ?? ""), (input.category ?? "").toLowerCase()]
      const provider = studio && providers.find(({ slug }) => slug === studio)
      const category =
        word && categories.find(({ code, slug }) => [code, ...Object.values(slug)].includes(word))
      if (provider === undefined || category === undefined) throw new AppError("DataCannotBeFoundErrorType")
      return {
        casinoGames: await list({ ...call, input: filters }),
        ...(provider && { provider }),
        ...(category && { category }),
      }
    },
    sameForVisitors,
  )
}

/** Marking needs a playable game, unmarking an existing one. Both are idempotent. */
function serveFavourites(platform: Platform, http: HttpServer): void {
  const { transact } = platform
  for (const call of [contract.addFavoriteGame, contract.addFavorite]) {
    http.serve(call, async ({ caller, input }) => {
      const shelf = await getCatalogue(platform)
      if (!shelf.byId.has(input.casinoGameId)) throw new AppError("GameNotFound")
      await transact((tx) => store.insertFavourite(tx, caller.playerId, input.casinoGameId))
      return { isFavorite: true }
    })
  }
  for (const call of [contract.removeFavoriteGame, contract.removeFavorite]) {
    http.serve(call, async ({ caller, input }) => {
      const { facts } = await getCatalogue(platform)
      if (!facts.byId.has(BigInt(input.casinoGameId))) throw new AppError("GameNotFound")
      await transact((tx) => store.deleteFavourite(tx, caller.playerId, input.casinoGameId))
      return { isFavorite: false }
    })
  }
}

type GetWireContext = (call: CallContext, shelf: CatalogueSnapshot) => Promise<WireContext>

function serveFacets(platform: Platform, http: HttpServer, toWireContext: GetWireContext): void {
  const catalogue = async () => ({ shelf: await getCatalogue(platform), now: platform.clock.now() })
  http.serve(
    contract.getGameCategory,
    async () => ({ gameCategories: getFacets(await catalogue()).categories }),
    sameForAll,
  )
  http.serve(
    contract.getGameSubCategory,
    async (call) => {
      const { shelf } = await catalogue()
      const wireContext = await toWireContext(call, shelf)
      const bySubCategory = Map.groupBy(shelf.games, (game) => game.subCategory.id)
      return {
        subCategoryList: shelf.subCategories.flatMap(({ id, name, slug }) => {
          const games = bySubCategory
            .get(id)
            ?.slice(0, gamesPerSubCategory)
            .map((game) => toWireGame(game, wireContext))
          return games ? [{ gameSubCategoryId: id, name, slug, CasinoGames: games }] : []
        }),
      }
    },
    sameForVisitors,
  )
  http.serve(
    contract.getGameProvider,
    async () => ({ providers: getFacets(await catalogue()).providers }),
    sameForAll,
  )
  http.serve(contract.getAllThemes, async () => ({ themes: getFacets(await catalogue()).themes }), sameForAll)
  http.serve(
    contract.getAllCollections,
    async () => ({ collections: getFacets(await catalogue()).collections }),
    sameForAll,
  )
  http.serve(
    contract.searchCatalogue,
    async ({ input }) => searchCatalogue(input.search, input.limit, await catalogue()),
    sameForAll,
  )
}
