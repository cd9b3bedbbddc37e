import { type games as contract, jackpotTypes } from "@elite/contract"
import { placeholderColour } from "@elite/posters"
import { tileOf } from "../lists.ts"
import { indexOf, nearestFirst, searchIndexOf } from "../search.ts"
import type { Category, Shelf, ShownGame, Studio, SubCategory, Theme } from "../shelf.ts"
import { type Counts, countsOf, type Filter, keptByShelf, searched } from "./filters.ts"

type Catalogue = { shelf: Shelf; now: Date }

const wireCategory = ({ id, code, slug, name }: Category, games: number): contract.GameCategory => ({
  gameCategoryId: id,
  code,
  slug,
  name,
  games,
})
const wireProvider = ({ id, name, slug, icon }: Studio, games: number): contract.Provider => ({
  casinoProviderId: id,
  name,
  slug,
  icon,
  games,
})
const wireSubCategory = ({ id, name, slug }: SubCategory, games: number) => ({
  gameSubCategoryId: id,
  name,
  slug,
  games,
})
const wireTheme = ({ slug, name }: Theme, games: number): contract.Theme => ({ slug, name, games })

/** What has games to play, each with how many. */
export type Kinds = {
  categories: contract.GameCategory[]
  subCategories: ReturnType<typeof wireSubCategory>[]
  providers: contract.Provider[]
  /** Those with most games first. */
  themes: contract.Theme[]
}

const kinds = new WeakMap<Shelf, Kinds>()

/** The categories, sub-categories, studios and themes that have games to play; made once for each shelf. */
export function kindsOf(from: Catalogue): Kinds {
  const known = kinds.get(from.shelf) ?? makeKinds(from)
  kinds.set(from.shelf, known)
  return known
}

function makeKinds(from: Catalogue): Kinds {
  const { categories, subCategories, studios, themes } = from.shelf
  const counts = countsOf({}, from)
  const filled = <T, W extends { games: number }>(
    things: readonly T[],
    of: Counts[keyof Counts],
    { key, wire }: { key: (thing: T) => string | number; wire: (thing: T, games: number) => W },
  ) => things.map((thing) => wire(thing, of.get(key(thing)) ?? 0)).filter(({ games }) => games > 0)
  const byId = ({ id }: { id: number }) => id
  return {
    categories: filled(categories, counts.category, { key: byId, wire: wireCategory }),
    subCategories: filled(subCategories, counts.subCategory, { key: byId, wire: wireSubCategory }),
    providers: filled(studios, counts.provider, { key: byId, wire: wireProvider }),
    themes: filled(themes, counts.theme, { key: ({ slug }) => slug, wire: wireTheme }).sort(
      (a, b) => b.games - a.games,
    ),
  }
}

/** Answers with counts that are kept of each shelf, by the filters they are of. */
const keptCounts = keptByShelf<contract.FilterCounts>(500, () => 0)

/**
 * Every value of each filter with how many games it leaves under the other filters: computed once for the same filters, as long
 * as the shelf stands.
 */
export const wireCounts = ({ sort: _, ...filter }: Filter, from: Catalogue): contract.FilterCounts =>
  keptCounts(from.shelf, JSON.stringify(filter), () => asWire(countsOf(filter, from), from))

function asWire(counts: Counts, from: Catalogue): contract.FilterCounts {
  const all = kindsOf(from)
  const volatilities = [1, 2, 3, 4, 5, 6] as const
  return {
    gameCategories: all.categories.map((one) => ({
      ...one,
      games: counts.category.get(one.gameCategoryId) ?? 0,
    })),
    subCategoryList: all.subCategories.map((one) => ({
      ...one,
      games: counts.subCategory.get(one.gameSubCategoryId) ?? 0,
    })),
    providers: all.providers.map((one) => ({
      ...one,
      games: counts.provider.get(one.casinoProviderId) ?? 0,
    })),
    themes: all.themes.map((one) => ({ ...one, games: counts.theme.get(one.slug) ?? 0 })),
    volatilities: volatilities.map((volatility) => ({
      volatility,
      games: counts.volatility.get(volatility) ?? 0,
    })),
    jackpots: jackpotTypes
      .filter((jackpot) => from.shelf.jackpots.includes(jackpot))
      .map((jackpot) => ({ jackpot, games: counts.jackpot.get(jackpot) ?? 0 })),
    newGames: counts.isNew.get(true) ?? 0,
  }
}

/** Studios, themes, categories and sub-categories of a list that are shown for one search. */
const namedShown = 4

type Finder = (text: string) => {
  providers: contract.Provider[]
  themes: contract.Theme[]
  gameCategories: contract.GameCategory[]
  subCategoryList: Kinds["subCategories"]
}

/** Finds things by any of their names, those that have it nearest first. */
function findBy<T>(things: readonly T[], namesOf: (thing: T) => readonly string[]): (text: string) => T[] {
  const search = searchIndexOf(
    things.map((thing) => namesOf(thing).flatMap((name) => indexOf({ name, studio: "", about: [] }))),
  )
  return (text) => {
    const distance = search(text)
    return nearestFirst(things.keys(), distance)
      .slice(0, namedShown)
      .map((at) => things[at]!)
  }
}

const finders = new WeakMap<Kinds, Finder>()

function finderOf(all: Kinds): Finder {
  const inEachLanguage = ({ name }: { name: object }) => Object.values(name)
  const providers = findBy(all.providers, ({ name }) => [name])
  const themes = findBy(all.themes, inEachLanguage)
  const gameCategories = findBy(all.categories, inEachLanguage)
  const subCategoryList = findBy(all.subCategories, inEachLanguage)
  return (text) => ({
    providers: providers(text),
    themes: themes(text),
    gameCategories: gameCategories(text),
    subCategoryList: subCategoryList(text),
  })
}

const wireResult = (game: ShownGame): contract.SearchResult => ({
  ...tileOf(game),
  studio: game.studio.name,
  placeholderColour: placeholderColour(game.look),
})

/** Games, studios, themes and kinds of games by what was typed; without a word the most played games and the categories. */
export function foundFor(search: string, limit: number, from: Catalogue) {
  const all = kindsOf(from)
  const games = searched(from.shelf, search)
  const casinoGames = { count: games.length, rows: games.slice(0, limit).map(wireResult) }
  if (!search) {
    return { casinoGames, providers: [], themes: [], gameCategories: all.categories, subCategoryList: [] }
  }
  const find = finders.get(all) ?? finderOf(all)
  finders.set(all, find)
  return { casinoGames, ...find(search) }
}
