import type { games as contract, ParsedOf } from "@elite/contract"
import { eurosOf } from "@elite/contract"
import { placeholderColour } from "@elite/posters"
import { LRUCache } from "lru-cache"
import { isNew, jackpotsOf, pageOf, slugged, topGamesShown } from "./rules.ts"
import { searcher } from "./search.ts"
import type { Shelf, ShownGame } from "./shelf.ts"

export type Filter = Omit<ParsedOf<typeof contract.getAllGames>, "pageNo" | "limit">

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
    themes: [...game.themes],
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

const tests: { [K in keyof Filter]-?: (wanted: NonNullable<Filter[K]>) => (game: ShownGame) => boolean } = {
  category: (wanted) => {
    const text = wanted.toLowerCase()
    return ({ subCategory: { category } }) =>
      category.code === text || Object.values(category.slug).includes(text)
  },
  subCategory: (wanted) => (game) => game.subCategory.id === wanted,
  provider: (wanted) => (game) => game.studio.slug === slugged(wanted),
  theme: (wanted) => (game) => game.themes.includes(slugged(wanted)),
  volatility: (wanted) => (game) => game.volatility === wanted,
  slug: (wanted) => (game) => game.slug === wanted,
  casinoGameId: (wanted) => (game) => game.id === wanted,
  jackpot: () => () => true,
  search: () => () => true,
  sort: () => () => true,
}

/** The slug of a category is exact; an empty word is no filter. */
function passes(filter: Filter): (game: ShownGame) => boolean {
  const wanted = (Object.keys(tests) as (keyof Filter)[])
    .filter((key) => filter[key] !== undefined && filter[key] !== "")
    .map((key) => (tests[key] as (value: unknown) => (game: ShownGame) => boolean)(filter[key]))
  return (game) => wanted.every((test) => test(game))
}

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true })
const orders: Record<"new" | "name" | "return", (a: ShownGame, b: ShownGame) => number> = {
  new: (a, b) => b.newSince.getTime() - a.newSince.getTime(),
  name: (a, b) => byName.compare(a.name, b.name),
  return: (a, b) => (b.returnPercent ?? -1) - (a.returnPercent ?? -1),
}

/** Games nearest to what was typed, those equally near in the order they had. */
function found(games: readonly ShownGame[], search: string): ShownGame[] {
  const far = searcher(search)
  return games
    .flatMap((game) => {
      const distance = far(game.index)
      return distance === undefined ? [] : [{ game, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ game }) => game)
}

/**
 * The games that pass every filter, in the order asked for: `popular` (also without a word), `new`, `name`,
 * `return`; what was searched for comes nearest first unless another order was asked for. Equal games keep the
 * popular order, which ends in the id: the same question always has the same order.
 */
export function filtered(shelf: Shelf, filter: Filter): ShownGame[] {
  const { jackpot } = filter
  const offered =
    jackpot === undefined
      ? shelf.games
      : shelf.games.filter((game) => jackpotsOf(game, shelf).includes(jackpot))
  const passing = offered.filter(passes(filter))
  const list = filter.search ? found(passing, filter.search) : passing
  const { sort } = filter
  if (sort === undefined) return list
  if (sort !== "popular") {
    const order = orders[sort]
    return [...list].sort((a, b) => order(a, b) || a.id - b.id)
  }
  const rank = new Map(shelf.games.map((game, i) => [game.id, i]))
  return [...list].sort((a, b) => rank.get(a.id)! - rank.get(b.id)!)
}

/** Pages ask a few questions of each shelf again and again; what somebody searches for is asked once. */
const listsKept = 100
const lists = new WeakMap<Shelf, LRUCache<string, readonly ShownGame[]>>()

/** {@link filtered}: the same list for the same question, as long as the shelf stands. */
export function listOf(shelf: Shelf, filter: Filter): readonly ShownGame[] {
  if (filter.search) return filtered(shelf, filter)
  const ofShelf = lists.get(shelf) ?? new LRUCache<string, readonly ShownGame[]>({ max: listsKept })
  lists.set(shelf, ofShelf)
  const key = JSON.stringify(filter)
  const list = ofShelf.get(key) ?? filtered(shelf, filter)
  ofShelf.set(key, list)
  return list
}

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

/** How many games each thing has, by its id. */
export function counted(games: readonly ShownGame[], idOf: (game: ShownGame) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const game of games) counts.set(idOf(game), (counts.get(idOf(game)) ?? 0) + 1)
  return counts
}
