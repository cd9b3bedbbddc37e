import type { games as contract } from "@elite/contract"
import { eurosOf } from "@elite/contract"
import { placeholderColour } from "@elite/posters"
import type { CatalogueSnapshot, PlayableGame } from "./catalogue.ts"
import { isNew, listJackpotsOfGame, maxTopGames, slicePage } from "./rules.ts"

const euros = (cents: number | null): number | null => (cents === null ? null : eurosOf(cents))

export type WireContext = { shelf: CatalogueSnapshot; now: Date; favourites: ReadonlySet<number> }

/** For each shelf its games as they were written, unmarked and marked. */
const wireGames = new WeakMap<CatalogueSnapshot, Record<"plain" | "marked", Map<number, contract.Game>>>()

/** A game as the contract shows it: the same object for all who are shown the same, as long as the shelf stands. */
export function toWireGame(game: PlayableGame, shown: WireContext): contract.Game {
  const of = wireGames.get(shown.shelf) ?? { plain: new Map(), marked: new Map() }
  wireGames.set(shown.shelf, of)
  const known = of[shown.favourites.has(game.id) ? "marked" : "plain"]
  const made = known.get(game.id) ?? createWireGame(game, shown)
  known.set(game.id, made)
  return made
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

/** As much of a game as a line about it shows. */
export const toGameTile = ({ id, name, slug, thumbnailUrl }: PlayableGame): contract.GameTile => ({
  casinoGameId: id,
  name,
  slug,
  thumbnailUrl,
})

const topGamesCache = new WeakMap<CatalogueSnapshot, readonly PlayableGame[]>()

/** The games that most was staked on. */
export function topGames(shelf: CatalogueSnapshot): readonly PlayableGame[] {
  const known = topGamesCache.get(shelf)
  if (known) return known
  const top = shelf.games.filter((game) => shelf.stakes.has(game.id)).slice(0, maxTopGames)
  topGamesCache.set(shelf, top)
  return top
}

/** The first pages of lists as whoever has marked none of their games sees them, by their length. */
const firstPageCache = new WeakMap<readonly PlayableGame[], Map<number, contract.Game[]>>()

/**
 * A page of a list of the shelf's as the contract shows it. Whoever has marked none of its games is shown the same array as the
 * others: what pages make of it is made once.
 */
export function toWirePage(
  list: readonly PlayableGame[],
  { pageNo, limit }: { pageNo: number; limit: number },
  shown: WireContext,
): contract.Game[] {
  const games = slicePage(list, { pageNo, limit })
  const write = () => games.map((game) => toWireGame(game, shown))
  if (pageNo > 1 || games.some(({ id }) => shown.favourites.has(id))) return write()
  const ofList = firstPageCache.get(list) ?? new Map<number, contract.Game[]>()
  firstPageCache.set(list, ofList)
  const page = ofList.get(limit) ?? write()
  ofList.set(limit, page)
  return page
}
