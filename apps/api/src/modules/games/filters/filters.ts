import type { games as contract, ParsedOf } from "@elite/contract"
import { LRUCache } from "lru-cache"
import type { CatalogueSnapshot, PlayableGame } from "../catalogue.ts"
import { isNew, listJackpotsOfGame, slugify } from "../rules.ts"
import { nearestFirst, toWords } from "../search.ts"

export type GameFilter = Omit<ParsedOf<typeof contract.getAllGames>, "pageNo" | "limit">
type Filters = Omit<GameFilter, "search" | "sort">
type GameTest = (game: PlayableGame) => boolean
type FilterContext = { shelf: CatalogueSnapshot; now: Date }

const filterTests: {
  [K in keyof Filters]-?: (wanted: NonNullable<Filters[K]>, from: FilterContext) => GameTest
} = {
  category: (wanted) => {
    const text = wanted.toLowerCase()
    return ({ subCategory: { category } }) =>
      category.code === text || Object.values(category.slug).includes(text)
  },
  subCategory: (wanted) => (game) => game.subCategory.id === wanted || game.subCategory.slug === wanted,
  provider: (wanted) => {
    const slug = slugify(wanted)
    return (game) => game.studio.slug === slug
  },
  theme: (wanted) => {
    const slug = slugify(wanted)
    return (game) => game.themes.some((theme) => theme.slug === slug)
  },
  volatility: (wanted) => (game) => game.volatility === wanted,
  slug: (wanted) => (game) => game.slug === wanted,
  casinoGameId: (wanted) => (game) => game.id === wanted,
  jackpot:
    (wanted, { shelf }) =>
    (game) =>
      listJackpotsOfGame(game, shelf).includes(wanted),
  isNew:
    (_wanted, { shelf, now }) =>
    (game) =>
      isNew(game.newSince, now, shelf.settings.newForDays),
}
const filterNames = Object.keys(filterTests) as (keyof Filters)[]

/** The filters that were asked for, each with its test; an empty word is no filter. */
const activeTests = (filter: GameFilter, from: FilterContext): { name: keyof Filters; passes: GameTest }[] =>
  filterNames
    .filter((name) => filter[name] !== undefined && filter[name] !== "")
    .map((name) => ({
      name,
      passes: (filterTests[name] as (value: unknown, from: FilterContext) => GameTest)(filter[name], from),
    }))

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true })
const sortOrders: Record<"new" | "name" | "return", (a: PlayableGame, b: PlayableGame) => number> = {
  new: (a, b) => b.newSince.getTime() - a.newSince.getTime(),
  name: (a, b) => byName.compare(a.name, b.name),
  return: (a, b) => (b.returnPercent ?? -1) - (a.returnPercent ?? -1),
}

/** Games in the answers that are kept of each shelf: pages ask a few questions again and again, and so do people who type. */
const cacheSizes = { lists: 400_000, searches: 200_000 }

/** Something that is computed once for each shelf and question, and forgotten when it was not asked for long. */
export function cachePerCatalogue<T>(max: number, sizeOf: (value: T) => number) {
  const shelves = new WeakMap<CatalogueSnapshot, LRUCache<string, { value: T }>>()
  return (shelf: CatalogueSnapshot, question: string, compute: () => T): T => {
    const known =
      shelves.get(shelf) ??
      new LRUCache<string, { value: T }>({ maxSize: max, sizeCalculation: ({ value }) => sizeOf(value) + 1 })
    shelves.set(shelf, known)
    const kept = known.get(question) ?? { value: compute() }
    known.set(question, kept)
    return kept.value
  }
}

const countGames = (games: readonly PlayableGame[]) => games.length
const cachedSearch = cachePerCatalogue<readonly PlayableGame[]>(cacheSizes.searches, countGames)

/** Games nearest to what was typed, those equally near in the popular order; every game where no word was typed. */
export function searchGames(shelf: CatalogueSnapshot, search: string | undefined): readonly PlayableGame[] {
  if (!search) return shelf.games
  return cachedSearch(shelf, toWords(search).join(" "), () => {
    const distance = shelf.search(search)
    return nearestFirst(shelf.games, (game) => distance(game.at))
  })
}

const ranksCache = new WeakMap<CatalogueSnapshot, ReadonlyMap<PlayableGame, number>>()
function popularityRanks(shelf: CatalogueSnapshot): ReadonlyMap<PlayableGame, number> {
  const known = ranksCache.get(shelf) ?? new Map(shelf.games.map((game, rank) => [game, rank]))
  ranksCache.set(shelf, known)
  return known
}

/**
 * The games that pass every filter, in the order asked for: `popular` (also without a word), `new`, `name`,
 * `return`; what was searched for comes nearest first unless another order was asked for. Equal games keep the
 * popular order, which ends in the id: the same question always has the same order.
 */
function filterAndSort(filter: GameFilter, from: FilterContext): readonly PlayableGame[] {
  const { shelf } = from
  const wanted = activeTests(filter, from)
  const list = searchGames(shelf, filter.search).filter((game) => wanted.every(({ passes }) => passes(game)))
  const { sort } = filter
  if (sort === undefined) return list
  if (sort !== "popular") {
    const order = sortOrders[sort]
    return list.sort((a, b) => order(a, b) || a.id - b.id)
  }
  const rank = popularityRanks(shelf)
  return list.sort((a, b) => rank.get(a)! - rank.get(b)!)
}

const cachedList = cachePerCatalogue<readonly PlayableGame[]>(cacheSizes.lists, countGames)

/** {@link filterAndSort}: the same list for the same question, as long as the shelf stands. */
export const listGames = (filter: GameFilter, from: FilterContext): readonly PlayableGame[] =>
  cachedList(from.shelf, JSON.stringify(filter), () => filterAndSort(filter, from))

/** For each filter that has values to choose from, the values of one game. */
const facetValues = {
  category: (game: PlayableGame) => [game.subCategory.category.id],
  subCategory: (game: PlayableGame) => [game.subCategory.id],
  provider: (game: PlayableGame) => [game.studio.id],
  theme: (game: PlayableGame) => game.themes.map(({ slug }) => slug),
  volatility: (game: PlayableGame) => [game.volatility],
  jackpot: (game: PlayableGame, { shelf }: FilterContext) => listJackpotsOfGame(game, shelf),
  isNew: (game: PlayableGame, { shelf, now }: FilterContext) => [
    isNew(game.newSince, now, shelf.settings.newForDays),
  ],
} satisfies Partial<
  Record<
    keyof Filters,
    (game: PlayableGame, from: FilterContext) => readonly (string | number | boolean | null)[]
  >
>
type FacetName = keyof typeof facetValues
const facetNames = Object.keys(facetValues) as FacetName[]
const isFacetName = (name: keyof Filters): name is FacetName => Object.hasOwn(facetValues, name)

/** How many games each value of a filter leaves; a value that leaves none is not in it. */
export type FacetCounts = Record<FacetName, ReadonlyMap<string | number | boolean | null, number>>

/**
 * How many games each value of each filter leaves under the other filters. A game that passes all filters counts
 * everywhere, one that fails a single filter counts among the values of that filter only.
 */
export function countFacets(filter: GameFilter, from: FilterContext): FacetCounts {
  const wanted = activeTests(filter, from)
  const found = Object.fromEntries(facetNames.map((name) => [name, new Map()])) as {
    [K in FacetName]: Map<string | number | boolean | null, number>
  }
  const count = (name: FacetName, game: PlayableGame) => {
    for (const value of facetValues[name](game, from))
      found[name].set(value, (found[name].get(value) ?? 0) + 1)
  }
  for (const game of searchGames(from.shelf, filter.search)) {
    let failures = 0
    let failed: keyof Filters | undefined
    for (const { name, passes } of wanted) {
      if (passes(game)) continue
      failed = name
      if (++failures > 1) break
    }
    if (failures === 0) for (const name of facetNames) count(name, game)
    else if (failures === 1 && failed && isFacetName(failed)) count(failed, game)
  }
  return found
}
