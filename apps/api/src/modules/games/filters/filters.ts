import type { games as contract, ParsedOf } from "@elite/contract"
import { LRUCache } from "lru-cache"
import { isNew, jackpotsOf, slugged } from "../rules.ts"
import { nearestFirst, wordsOf } from "../search.ts"
import type { Shelf, ShownGame } from "../shelf.ts"

export type Filter = Omit<ParsedOf<typeof contract.getAllGames>, "pageNo" | "limit">
type Filters = Omit<Filter, "search" | "sort">
type Passes = (game: ShownGame) => boolean
type Catalogue = { shelf: Shelf; now: Date }

const tests: { [K in keyof Filters]-?: (wanted: NonNullable<Filters[K]>, from: Catalogue) => Passes } = {
  category: (wanted) => {
    const text = wanted.toLowerCase()
    return ({ subCategory: { category } }) =>
      category.code === text || Object.values(category.slug).includes(text)
  },
  subCategory: (wanted) => (game) => game.subCategory.id === wanted || game.subCategory.slug === wanted,
  provider: (wanted) => {
    const slug = slugged(wanted)
    return (game) => game.studio.slug === slug
  },
  theme: (wanted) => {
    const slug = slugged(wanted)
    return (game) => game.themes.some((theme) => theme.slug === slug)
  },
  volatility: (wanted) => (game) => game.volatility === wanted,
  slug: (wanted) => (game) => game.slug === wanted,
  casinoGameId: (wanted) => (game) => game.id === wanted,
  jackpot:
    (wanted, { shelf }) =>
    (game) =>
      jackpotsOf(game, shelf).includes(wanted),
  isNew:
    (_wanted, { shelf, now }) =>
    (game) =>
      isNew(game.newSince, now, shelf.settings.newForDays),
}
const filterNames = Object.keys(tests) as (keyof Filters)[]

/** The filters that were asked for, each with its test; an empty word is no filter. */
const askedTests = (filter: Filter, from: Catalogue): { name: keyof Filters; passes: Passes }[] =>
  filterNames
    .filter((name) => filter[name] !== undefined && filter[name] !== "")
    .map((name) => ({
      name,
      passes: (tests[name] as (value: unknown, from: Catalogue) => Passes)(filter[name], from),
    }))

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true })
const orders: Record<"new" | "name" | "return", (a: ShownGame, b: ShownGame) => number> = {
  new: (a, b) => b.newSince.getTime() - a.newSince.getTime(),
  name: (a, b) => byName.compare(a.name, b.name),
  return: (a, b) => (b.returnPercent ?? -1) - (a.returnPercent ?? -1),
}

/** Games in the answers that are kept of each shelf: pages ask a few questions again and again, and so do people who type. */
const gamesKept = { lists: 400_000, searches: 200_000 }

/** Something that is computed once for each shelf and question, and forgotten when it was not asked for long. */
export function keptByShelf<T>(max: number, sizeOf: (value: T) => number) {
  const shelves = new WeakMap<Shelf, LRUCache<string, { value: T }>>()
  return (shelf: Shelf, question: string, compute: () => T): T => {
    const known =
      shelves.get(shelf) ??
      new LRUCache<string, { value: T }>({ maxSize: max, sizeCalculation: ({ value }) => sizeOf(value) + 1 })
    shelves.set(shelf, known)
    const kept = known.get(question) ?? { value: compute() }
    known.set(question, kept)
    return kept.value
  }
}

const lengthOf = (games: readonly ShownGame[]) => games.length
const keptSearch = keptByShelf<readonly ShownGame[]>(gamesKept.searches, lengthOf)

/** Games nearest to what was typed, those equally near in the popular order; every game where no word was typed. */
export function searched(shelf: Shelf, search: string | undefined): readonly ShownGame[] {
  if (!search) return shelf.games
  return keptSearch(shelf, wordsOf(search).join(" "), () => {
    const distance = shelf.search(search)
    return nearestFirst(shelf.games, (game) => distance(game.at))
  })
}

const ranks = new WeakMap<Shelf, ReadonlyMap<ShownGame, number>>()
function rankOf(shelf: Shelf): ReadonlyMap<ShownGame, number> {
  const known = ranks.get(shelf) ?? new Map(shelf.games.map((game, rank) => [game, rank]))
  ranks.set(shelf, known)
  return known
}

/**
 * The games that pass every filter, in the order asked for: `popular` (also without a word), `new`, `name`,
 * `return`; what was searched for comes nearest first unless another order was asked for. Equal games keep the
 * popular order, which ends in the id: the same question always has the same order.
 */
function filtered(filter: Filter, from: Catalogue): readonly ShownGame[] {
  const { shelf } = from
  const wanted = askedTests(filter, from)
  const list = searched(shelf, filter.search).filter((game) => wanted.every(({ passes }) => passes(game)))
  const { sort } = filter
  if (sort === undefined) return list
  if (sort !== "popular") {
    const order = orders[sort]
    return list.sort((a, b) => order(a, b) || a.id - b.id)
  }
  const rank = rankOf(shelf)
  return list.sort((a, b) => rank.get(a)! - rank.get(b)!)
}

const keptList = keptByShelf<readonly ShownGame[]>(gamesKept.lists, lengthOf)

/** {@link filtered}: the same list for the same question, as long as the shelf stands. */
export const listOf = (filter: Filter, from: Catalogue): readonly ShownGame[] =>
  keptList(from.shelf, JSON.stringify(filter), () => filtered(filter, from))

/** For each filter that has values to choose from, the values of one game. */
const values = {
  category: (game: ShownGame) => [game.subCategory.category.id],
  subCategory: (game: ShownGame) => [game.subCategory.id],
  provider: (game: ShownGame) => [game.studio.id],
  theme: (game: ShownGame) => game.themes.map(({ slug }) => slug),
  volatility: (game: ShownGame) => [game.volatility],
  jackpot: (game: ShownGame, { shelf }: Catalogue) => jackpotsOf(game, shelf),
  isNew: (game: ShownGame, { shelf, now }: Catalogue) => [
    isNew(game.newSince, now, shelf.settings.newForDays),
  ],
} satisfies Partial<
  Record<keyof Filters, (game: ShownGame, from: Catalogue) => readonly (string | number | boolean | null)[]>
>
type Counted = keyof typeof values
const countedNames = Object.keys(values) as Counted[]
const isCounted = (name: keyof Filters): name is Counted => Object.hasOwn(values, name)

/** How many games each value of a filter leaves; a value that leaves none is not in it. */
export type Counts = Record<Counted, ReadonlyMap<string | number | boolean | null, number>>

/**
 * How many games each value of each filter leaves under the other filters. A game that passes all filters counts
 * everywhere, one that fails a single filter counts among the values of that filter only.
 */
export function countsOf(filter: Filter, from: Catalogue): Counts {
  const wanted = askedTests(filter, from)
  const found = Object.fromEntries(countedNames.map((name) => [name, new Map()])) as {
    [K in Counted]: Map<string | number | boolean | null, number>
  }
  const count = (name: Counted, game: ShownGame) => {
    for (const value of values[name](game, from)) found[name].set(value, (found[name].get(value) ?? 0) + 1)
  }
  for (const game of searched(from.shelf, filter.search)) {
    let failures = 0
    let failed: keyof Filters | undefined
    for (const { name, passes } of wanted) {
      if (passes(game)) continue
      failed = name
      if (++failures > 1) break
    }
    if (failures === 0) for (const name of countedNames) count(name, game)
    else if (failures === 1 && failed && isCounted(failed)) count(failed, game)
  }
  return found
}
