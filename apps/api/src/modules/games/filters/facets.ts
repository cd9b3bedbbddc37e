import { type games as contract, jackpotTypes } from "@elite/contract"
import { placeholderColour } from "@elite/posters"
import type { CatalogueSnapshot, Category, PlayableGame, Studio, SubCategory, Theme } from "../catalogue.ts"
import { createSearchIndex, nearestFirst, toSearchTerms } from "../search.ts"
import { toGameTile } from "../wire.ts"
import { type FilledCollection, listCollections } from "./collections.ts"
import { cachePerCatalogue, countFacets, type FacetCounts, type GameFilter, searchGames } from "./filters.ts"

type FilterContext = { shelf: CatalogueSnapshot; now: Date }

const toWireCategory = ({ id, code, slug, name }: Category, games: number): contract.GameCategory => ({
  gameCategoryId: id,
  code,
  slug,
  name,
  games,
})
const toWireProvider = ({ id, name, slug, icon }: Studio, games: number): contract.Provider => ({
  casinoProviderId: id,
  name,
  slug,
  icon,
  games,
})
const toWireSubCategory = ({ id, name, slug }: SubCategory, games: number) => ({
  gameSubCategoryId: id,
  name,
  slug,
  games,
})
const toWireTheme = ({ slug, name }: Theme, games: number): contract.Theme => ({ slug, name, games })

const toWireCollection = (
  { slug, name, text, onHome }: FilledCollection,
  games: number,
): contract.Collection => ({ slug, name, text, onHome, games })

export type Facets = {
  categories: contract.GameCategory[]
  subCategories: ReturnType<typeof toWireSubCategory>[]
  providers: contract.Provider[]
  themes: contract.Theme[]
  collections: contract.Collection[]
}

const facetCache = new WeakMap<CatalogueSnapshot, Facets>()

export function getFacets(from: FilterContext): Facets {
  const known = facetCache.get(from.shelf) ?? computeFacets(from)
  facetCache.set(from.shelf, known)
  return known
}

function computeFacets(from: FilterContext): Facets {
  const { categories, subCategories, studios, themes } = from.shelf
  const counts = countFacets({}, from)
  const withGames = <T, W extends { games: number }>(
    items: readonly T[],
    of: FacetCounts[keyof FacetCounts],
    { key, wire }: { key: (item: T) => string | number; wire: (item: T, games: number) => W },
  ) => items.map((item) => wire(item, of.get(key(item)) ?? 0)).filter(({ games }) => games > 0)
  const byId = ({ id }: { id: number }) => id
  return {
    categories: withGames(categories, counts.category, { key: byId, wire: toWireCategory }),
    subCategories: withGames(subCategories, counts.subCategory, { key: byId, wire: toWireSubCategory }),
    providers: withGames(studios, counts.provider, { key: byId, wire: toWireProvider }),
    themes: withGames(themes, counts.theme, { key: ({ slug }) => slug, wire: toWireTheme }).sort(
      (a, b) => b.games - a.games,
    ),
    collections: listCollections(from).map((collection) =>
      toWireCollection(collection, collection.games.size),
    ),
  }
}

const cachedCounts = cachePerCatalogue<contract.FilterCounts>(500, () => 0)

export const getFilterCounts = (
  { sort: _, ...filter }: GameFilter,
  from: FilterContext,
): contract.FilterCounts =>
  cachedCounts(from.shelf, JSON.stringify(filter), () => toWireCounts(countFacets(filter, from), from))

function toWireCounts(counts: FacetCounts, from: FilterContext): contract.FilterCounts {
  const all = getFacets(from)
  const volatilities = [1, 2, 3, 4, 5, 6] as const
  return {
    gameCategories: all.categories.map((facet) => ({
      ...facet,
      games: counts.category.get(facet.gameCategoryId) ?? 0,
    })),
    subCategoryList: all.subCategories.map((facet) => ({
      ...facet,
      games: counts.subCategory.get(facet.gameSubCategoryId) ?? 0,
    })),
    providers: all.providers.map((facet) => ({
      ...facet,
      games: counts.provider.get(facet.casinoProviderId) ?? 0,
    })),
    themes: all.themes.map((facet) => ({ ...facet, games: counts.theme.get(facet.slug) ?? 0 })),
    collections: all.collections.map((facet) => ({
      ...facet,
      games: counts.collection.get(facet.slug) ?? 0,
    })),
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

const maxFacetMatches = 4

type FacetSearch = (text: string) => {
  providers: contract.Provider[]
  themes: contract.Theme[]
  collections: contract.Collection[]
  gameCategories: contract.GameCategory[]
  subCategoryList: Facets["subCategories"]
}

function createNameSearch<T>(
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
): (text: string) => T[] {
  const search = createSearchIndex(
    items.map((item) => namesOf(item).flatMap((name) => toSearchTerms({ name, studio: "", about: [] }))),
  )
  return (text) => {
    const distance = search(text)
    return nearestFirst(items.keys(), distance)
      .slice(0, maxFacetMatches)
      .map((at) => items[at]!)
  }
}

const facetSearches = new WeakMap<Facets, FacetSearch>()

function createFacetSearch(all: Facets): FacetSearch {
  const inEachLanguage = ({ name }: { name: object }) => Object.values(name)
  const providers = createNameSearch(all.providers, ({ name }) => [name])
  const themes = createNameSearch(all.themes, inEachLanguage)
  const collections = createNameSearch(all.collections, inEachLanguage)
  const gameCategories = createNameSearch(all.categories, inEachLanguage)
  const subCategoryList = createNameSearch(all.subCategories, inEachLanguage)
  return (text) => ({
    providers: providers(text),
    themes: themes(text),
    collections: collections(text),
    gameCategories: gameCategories(text),
    subCategoryList: subCategoryList(text),
  })
}

const toWireResult = (game: PlayableGame): contract.SearchResult => ({
  ...toGameTile(game),
  studio: game.studio.name,
  placeholderColour: placeholderColour(game.look),
})

export function searchCatalogue(search: string, limit: number, from: FilterContext) {
  const all = getFacets(from)
  const games = searchGames(from.shelf, search)
  const casinoGames = { count: games.length, rows: games.slice(0, limit).map(toWireResult) }
  if (!search) {
    const none = { providers: [], themes: [], collections: [], subCategoryList: [] }
    return { casinoGames, ...none, gameCategories: all.categories }
  }
  const find = facetSearches.get(all) ?? createFacetSearch(all)
  facetSearches.set(all, find)
  return { casinoGames, ...find(search) }
}
