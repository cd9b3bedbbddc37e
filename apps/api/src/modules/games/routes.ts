import { games as contract, type ParsedOf } from "@elite/contract"
import { Failure } from "../../kernel/failure.ts"
import type { Call, Caller, Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { counted, listOf, type Shown, topOf, wireGame, wirePage } from "./lists.ts"
import { winnersOn } from "./live.ts"
import { firstGames } from "./rules.ts"
import { type Shelf, type ShownGame, shelfOf } from "./shelf.ts"
import * as store from "./store.ts"

type Who = Pick<Call, "caller" | "once">

const sameForAll = { sameFor: "everybody" } as const
/** A player sees their favourites marked. */
const sameForVisitors = { sameFor: "visitors" } as const

/** Serves the calls of the contract's `games`. Lists are made from the remembered catalogue. */
export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    const { lookups } = kernel

    const ownGames = ({ caller, once }: Pick<Who, "once"> & { caller: Caller }) =>
      once("own games", () => store.ownGamesOf(lookups(), caller.playerId))

    /** All that decides how a game of the shelf crosses the wire for this caller. */
    async function shownTo({ caller, once }: Who, shelf: Shelf) {
      const marked = caller ? (await ownGames({ caller, once })).favourites : []
      return { shelf, now: kernel.clock.now(), favourites: new Set(marked) }
    }

    async function page(
      call: Who,
      shelf: Shelf,
      all: readonly ShownGame[],
      input: { pageNo: number; limit: number },
    ) {
      return { count: all.length, rows: wirePage(all, input, await shownTo(call, shelf)) }
    }

    /** The games of a list of ids that may still be played, in its order. */
    const shownOf = (shelf: Shelf, ids: readonly number[]) => ids.flatMap((id) => shelf.byId.get(id) ?? [])

    async function list(call: Who & { input: ParsedOf<typeof contract.getAllGames> }) {
      const { pageNo, limit, ...filter } = call.input
      const shelf = await shelfOf(kernel)
      return page(call, shelf, listOf(shelf, filter), { pageNo, limit })
    }

    http.serve(contract.getAllGames, async (call) => ({ categoryGames: await list(call) }), sameForVisitors)
    http.serve(contract.getGames, async (call) => ({ uniqueGames: await list(call) }), sameForVisitors)
    http.serve(
      contract.topGames,
      async (call) => {
        const shelf = await shelfOf(kernel)
        return { casinoGames: await page(call, shelf, topOf(shelf), call.input) }
      },
      sameForVisitors,
    )
    http.serve(contract.getAllRecentGames, async (call) => {
      const shelf = await shelfOf(kernel)
      const opened = shownOf(shelf, (await ownGames(call)).recent)
      return { casinoGames: await page(call, shelf, opened, call.input) }
    })
    http.serve(contract.getFavoriteGame, async (call) => {
      const shelf = await shelfOf(kernel)
      const marked = shownOf(shelf, (await ownGames(call)).favourites)
      return { casinoGames: await page(call, shelf, marked, call.input) }
    })
    favourites(kernel, http)
    shelves(kernel, http, shownTo)
    http.serve(
      contract.getRecentWinners,
      async ({ input }) => ({ recentWinners: winnersOn(await shelfOf(kernel), input.limit) }),
      sameForAll,
    )
  }

/** Marking needs a game that is shown; taking the mark away only one that exists. Repeating either is fine. */
function favourites(kernel: Kernel, http: Http): void {
  const { transact } = kernel
  for (const call of [contract.addFavoriteGame, contract.addFavorite]) {
    http.serve(call, async ({ caller, input }) => {
      const shelf = await shelfOf(kernel)
      if (!shelf.byId.has(input.casinoGameId)) throw new Failure("GameNotFound")
      await transact((tx) => store.insertFavourite(tx, caller.playerId, input.casinoGameId))
      return { isFavorite: true }
    })
  }
  for (const call of [contract.removeFavoriteGame, contract.removeFavorite]) {
    http.serve(call, async ({ caller, input }) => {
      const { facts } = await shelfOf(kernel)
      if (!facts.byId.has(BigInt(input.casinoGameId))) throw new Failure("GameNotFound")
      await transact((tx) => store.deleteFavourite(tx, caller.playerId, input.casinoGameId))
      return { isFavorite: false }
    })
  }
}

type ShownTo = (call: Who, shelf: Shelf) => Promise<Shown>

/** Categories, sub-categories and studios; those without a game to play are not shown. */
function shelves(kernel: Kernel, http: Http, shownTo: ShownTo): void {
  http.serve(
    contract.getGameCategory,
    async () => {
      const { games, categories } = await shelfOf(kernel)
      const counts = counted(games, (game) => game.subCategory.category.id)
      return {
        gameCategories: categories.flatMap(({ id, code, slug, name }) => {
          const count = counts.get(id)
          return count === undefined ? [] : [{ gameCategoryId: id, code, slug, name, games: count }]
        }),
      }
    },
    sameForAll,
  )
  http.serve(
    contract.getGameSubCategory,
    async (call) => {
      const shelf = await shelfOf(kernel)
      const shown = await shownTo(call, shelf)
      const ofKind = Map.groupBy(shelf.games, (game) => game.subCategory.id)
      return {
        subCategoryList: shelf.subCategories.flatMap(({ id, name, slug }) => {
          const games = ofKind
            .get(id)
            ?.slice(0, firstGames)
            .map((game) => wireGame(game, shown))
          return games ? [{ gameSubCategoryId: id, name, slug, CasinoGames: games }] : []
        }),
      }
    },
    sameForVisitors,
  )
  http.serve(
    contract.getGameProvider,
    async () => {
      const { games, studios } = await shelfOf(kernel)
      const counts = counted(games, (game) => game.studio.id)
      return {
        providers: studios.flatMap(({ id, name, slug }) => {
          const count = counts.get(id)
          return count === undefined ? [] : [{ casinoProviderId: id, name, slug, games: count }]
        }),
      }
    },
    sameForAll,
  )
}
