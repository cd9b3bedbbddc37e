import type { games as contract } from "@elite/contract"
import { eurosOf } from "@elite/contract"
import { placeholderColour } from "@elite/posters"
import type { CatalogueSnapshot, PlayableGame } from "./catalogue.ts"
import { isNew, listJackpotsOfGame, maxTopGames, slicePage } from "./rules.ts"

const euros = (cents: number | null): number | null => (cents === null ? null : eurosOf(cents))

export type WireContext = { shelf: CatalogueSnapshot; now: Date; favourites: ReadonlySet<number> }

const wireGames = new WeakMap<CatalogueSnapshot, Record<"plain" | "marked", Map<number, contract.Game>>>()

/** One object for all callers, as long as the snapshot lives. */
export function toWireGame(game: PlayableGame, context: WireContext): contract.Game {
  const cached = wireGames.get(context.shelf) ?? { plain: new Map(), marked: new Map() }
  wireGames.set(context.shelf, cached)
  const byId = cached[context.favourites.has(game.id) ? "marked" : "plain"]
  const wireGame = byId.get(game.id) ?? createWireGame(game, context)
  byId.set(game.id, wireGame)
  return wireGame
}

function createWireGame(game: PlayableGame, { shelf, now, favourites }: WireContext): contract.Game {
  const { subCategory, studio } = game
  return {
    casinoGameId: game.id,
    name: game.name,
    slug: game.slug,
    thumbnailUrl: game.thumbnailUrl,
    isFavorite: favourites.has(game.id),
    gameSubCategoryId: subCategory.id,
    GameSubCategory: { gameSubCategoryId: subCategory.id, name: subCategory.name, slug: subCategory.slug },
    CasinoProvider: { casinoProviderId: studio.id, name: studio.name, slug: studio.slug },
    category: subCategory.category.code,
    themes: game.themes.map((theme) => theme.slug),
    returnToPlayer: game.returnPercent,
    volatility: game.volatility,
    minBet: euros(game.minBetCents),
    maxBet: euros(game.maxBetCents),
    hasDemo: game.hasDemo,
    isNew: isNew(game.newSince, now, shelf.settings.newForDays),
    jackpots: listJackpotsOfGame(game, shelf),
    tournamentIds: shelf.tournaments.flatMap(({ id, games }) =>
      games === null || games.includes(game.id) ? [id] : [],
    ),
    placeholderColour: placeholderColour(game.look),
  }
}

export const toGameTile = ({ id, name, slug, thumbnailUrl }: PlayableGame): contract.GameTile => ({
  casinoGameId: id,
  name,
  slug,
  thumbnailUrl,
})

const topGamesCache = new WeakMap<CatalogueSnapshot, readonly PlayableGame[]>()

export function topGames(shelf: CatalogueSnapshot): readonly PlayableGame[] {
  const known = topGamesCache.get(shelf)
  if (known) return known
  const top = shelf.games.filter((game) => shelf.stakes.has(game.id)).slice(0, maxTopGames)
  topGamesCache.set(shelf, top)
  return top
}

const firstPageCache = new WeakMap<readonly PlayableGame[], Map<number, contract.Game[]>>()

/** Callers without a favourite in the page share one array, so that it is serialised once. */
export function toWirePage(
  list: readonly PlayableGame[],
  { pageNo, limit }: { pageNo: number; limit: number },
  context: WireContext,
): contract.Game[] {
  const games = slicePage(list, { pageNo, limit })
  const toGames = () => games.map((game) => toWireGame(game, context))
  if (pageNo > 1 || games.some(({ id }) => context.favourites.has(id))) return toGames()
  const ofList = firstPageCache.get(list) ?? new Map<number, contract.Game[]>()
  firstPageCache.set(list, ofList)
  const page = ofList.get(limit) ?? toGames()
  ofList.set(limit, page)
  return page
}
