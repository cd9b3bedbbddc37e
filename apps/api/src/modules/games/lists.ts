import type { games as contract } from "@elite/contract"
import { eurosOf } from "@elite/contract"
import { placeholderColour } from "@elite/posters"
import { isNew, jackpotsOf, pageOf, topGamesShown } from "./rules.ts"
import type { Shelf, ShownGame } from "./shelf.ts"

const euros = (cents: number | null): number | null => (cents === null ? null : eurosOf(cents))

export type Shown = { shelf: Shelf; now: Date; favourites: ReadonlySet<number> }

/** For each shelf its games as they were written, unmarked and marked. */
const written = new WeakMap<Shelf, Record<"plain" | "marked", Map<number, contract.Game>>>()

/** A game as the contract shows it: the same object for all who are shown the same, as long as the shelf stands. */
export function wireGame(game: ShownGame, shown: Shown): contract.Game {
  const of = written.get(shown.shelf) ?? { plain: new Map(), marked: new Map() }
  written.set(shown.shelf, of)
  const known = of[shown.favourites.has(game.id) ? "marked" : "plain"]
  const made = known.get(game.id) ?? makeWireGame(game, shown)
  known.set(game.id, made)
  return made
}

function makeWireGame(game: ShownGame, { shelf, now, favourites }: Shown): contract.Game {
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
    jackpots: jackpotsOf(game, shelf),
    tournamentIds: shelf.tournaments.flatMap(({ id, games }) =>
      games === null || games.includes(game.id) ? [id] : [],
    ),
    placeholderColour: placeholderColour(game.look),
  }
}

/** As much of a game as a line about it shows. */
export const tileOf = ({ id, name, slug, thumbnailUrl }: ShownGame): contract.GameTile => ({
  casinoGameId: id,
  name,
  slug,
  thumbnailUrl,
})

const topOfShelves = new WeakMap<Shelf, readonly ShownGame[]>()

/** The games that most was staked on. */
export function topOf(shelf: Shelf): readonly ShownGame[] {
  const known = topOfShelves.get(shelf)
  if (known) return known
  const top = shelf.games.filter((game) => shelf.stakes.has(game.id)).slice(0, topGamesShown)
  topOfShelves.set(shelf, top)
  return top
}

/** The first pages of lists as whoever has marked none of their games sees them, by their length. */
const firstPages = new WeakMap<readonly ShownGame[], Map<number, contract.Game[]>>()

/**
 * A page of a list of the shelf's as the contract shows it. Whoever has marked none of its games is shown the same array as the
 * others: what pages make of it is made once.
 */
export function wirePage(
  list: readonly ShownGame[],
  { pageNo, limit }: { pageNo: number; limit: number },
  shown: Shown,
): contract.Game[] {
  const games = pageOf(list, { pageNo, limit })
  const write = () => games.map((game) => wireGame(game, shown))
  if (pageNo > 1 || games.some(({ id }) => shown.favourites.has(id))) return write()
  const ofList = firstPages.get(list) ?? new Map<number, contract.Game[]>()
  firstPages.set(list, ofList)
  const page = ofList.get(limit) ?? write()
  ofList.set(limit, page)
  return page
}
