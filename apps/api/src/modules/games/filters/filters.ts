import type { games as contract, ParsedOf } from "@elite/contract"
import { LRUCache } from "lru-cache"
import { slugify } from "../../../platform/lib/text.ts"
import type { CatalogueSnapshot, PlayableGame } from "../catalogue.ts"
import { isNew, listJackpotsOfGame } from "../rules.ts"
import { nearestFirst, toWords } from "../search.ts"
import { listCollections } from "./collections.ts"

export type GameFilter = Omit<ParsedOf<typeof contract.getAllGames>, "pageNo" | "limit">
type Filters = Omit<GameFilter, "search" | "sort">
type GameTest = (game: PlayableGame) => boolean
type FilterContext = { shelf: CatalogueSnapshot; now: Date }

const filterTests: {
  [K in keyof Filters]-?: (value: NonNullable<Filters[K]>, from: FilterContext) => GameTest
} = {
  category: (value) => {
    const text = value.toLowerCase()
    return ({ subCategory: { category } }) =>
      category.code === text || Object.values(category.slug).includes(text)
  },
  subCategory: (value) => (game) => game.subCategory.id === value || game.subCategory.slug === value,
  provider: (value) => {
    const slug = slugify(value)
    return (game) => game.studio.slug === slug
  },
  theme: (value) => {
    const slug = slugify(value)
    return (game) => game.themes.some((theme) => theme.slug === slug)
  },
  collection: (value, from) => {
    const games = listCollections(from).find(({ slug }) => slug === value)?.games
    return (game) => games?.has(game) === true
  },
  volatility: (value) => (game) => game.volatility === value,
  slug: (value) => (game) => game.slug === value,
  casinoGameId: (value) => (game) => game.id === value,
  jackpot:
    (value, { shelf }) =>
    (game) =>
      listJackpotsOfGame(game, shelf).includes(value),
  isNew:
    (_wanted, { shelf, now }) =>
    (game) =>
      isNew(game.newSince, now, shelf.settings.newForDays),
}
const filterNames = Object.keys(filterTests) as (keyof Filters)[]

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

const cacheSizes = { lists: 400_000, searches: 200_000 }

export function cachePerCatalogue<T>(max: number, getSize: (value: T) => number) {
  const shelves = new WeakMap<CatalogueSnapshot, LRUCache<string, { value: T }>>()
  return (shelf: CatalogueSnapshot, query: string, compute: () => T): T => {
    const known =
      shelves.get(shelf) ??
      new LRUCache<string, { value: T }>({ maxSize: max, sizeCalculation: ({ value }) => getSize(value) + 1 })
    shelves.set(shelf, known)
    const entry = known.get(query) ?? { value: compute() }
    known.set(query, entry)
    return entry.value
  }
}

const countGames = (games: readonly PlayableGame[]) => games.length
const cachedSearch = cachePerCatalogue<readonly PlayableGame[]>(cacheSizes.searches, countGames)

/** Nearest first, equals in the popular order; all games without a word. */
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

/** Search results are nearest first unless an order is given; ties end in the id, so the order is always the same. */
function filterAndSort(filter: GameFilter, from: FilterContext): readonly PlayableGame[] {
  const { shelf } = from
  const tests = activeTests(filter, from)
  const list = searchGames(shelf, filter.search).filter((game) => tests.every(({ passes }) => passes(game)))
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

/** The same array for the same query, as long as the snapshot lives. */
export const listGames = (filter: GameFilter, from: FilterContext): readonly PlayableGame[] =>
  cachedList(from.shelf, JSON.stringify(filter), () => filterAndSort(filter, from))

const facetValues = {
  category: (game: PlayableGame) => [game.subCategory.category.id],
  subCategory: (game: PlayableGame) => [game.subCategory.id],
  provider: (game: PlayableGame) => [game.studio.id],
  theme: (game: PlayableGame) => game.themes.map(({ slug }) => slug),
  collection: (game: PlayableGame, from: FilterContext) =>
    listCollections(from).flatMap(({ slug, games }) => (games.has(game) ? [slug] : [])),
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

export type FacetCounts = Record<FacetName, ReadonlyMap<string | number | boolean | null, number>>

/** A game that fails a single filter counts among the values of that filter. */
export function countFacets(filter: GameFilter, from: FilterContext): FacetCounts {
  const tests = activeTests(filter, from)
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
    for (const { name, passes } of tests) {
      if (passes(game)) continue
      failed = name
      if (++failures > 1) break
    }
    if (failures === 0) for (const name of facetNames) count(name, game)
    else if (failures === 1 && failed && isFacetName(failed)) count(failed, game)
  }
  return found
}
