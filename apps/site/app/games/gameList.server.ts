import { games, type InputOf, type ReplyOf } from "@elite/contract"
import { ApiProblem } from "../api.ts"
import { type Api, translate } from "../visit.server.ts"
import { type EncodedTile, encodeTile, uniqueGames } from "./tile.ts"

const gamesPerPage = 30
/** A grid grows to this many pages; filters lead to the rest. */
const maxPages = 40

type Filter = InputOf<typeof games.getAllGames>
const sorts = ["popular", "new", "name", "return"] as const

export type GameQuery = {
  search: string
  provider: string
  theme: string
  collection: string
  subCategory: string
  volatility: string
  sort: "" | (typeof sorts)[number]
}

/** `games` under the other filters. */
export type FilterChoice = { value: string; name: string; games: number }
export type FilterChoices = Record<
  "provider" | "theme" | "collection" | "subCategory" | "volatility",
  FilterChoice[]
>

export type GameList = GameQuery & {
  count: number
  rows: EncodedTile[]
  /** From 1. */
  pages: number
  hasMore: boolean
  failed: boolean
  /** Null where they could not be read. */
  choices: FilterChoices | null
}

/** Unknown values count as missing. */
export function parseGameQuery(query: URLSearchParams): GameQuery {
  const slugIn = (name: string) => {
    const slug = query.get(name) ?? ""
    return /^[a-z0-9][a-z0-9-]{0,39}$/.test(slug) ? slug : ""
  }
  const provider = query.get("provider") ?? ""
  const volatility = query.get("volatility") ?? ""
  const sort = query.get("sort")
  return {
    search: (query.get("search") ?? "").trim().slice(0, 80),
    provider: /^[\w-]{1,60}$/.test(provider) ? provider : "",
    theme: slugIn("theme"),
    collection: slugIn("collection"),
    subCategory: slugIn("subCategory"),
    volatility: /^[1-6]$/.test(volatility) ? volatility : "",
    sort: sorts.find((known) => known === sort) ?? "",
  }
}

type FilterCounts = ReplyOf<typeof games.getUniversalCasinoFilter>

/** A value without games is left out, unless it is chosen. */
function toFilterChoices(counts: FilterCounts, gameQuery: GameQuery, { language }: Api): FilterChoices {
  const level = translate(language, "games")
  const all: FilterChoices = {
    provider: counts.providers
      .map(({ slug, name, games }) => ({ value: slug, name, games }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    theme: counts.themes
      .map(({ slug, name, games }) => ({ value: slug, name: name[language], games }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language)),
    collection: counts.collections.map(({ slug, name, games }) => ({
      value: slug,
      name: name[language],
      games,
    })),
    subCategory: counts.subCategoryList.map(({ slug, name, games }) => ({
      value: slug,
      name: name[language],
      games,
    })),
    volatility: counts.volatilities.map(({ volatility, games }) => ({
      value: String(volatility),
      name: level(`volatilityLevel.${String(volatility) as "1"}`),
      games,
    })),
  }
  for (const [name, choices] of Object.entries(all) as [keyof FilterChoices, FilterChoice[]][])
    all[name] = choices.filter(({ value, games }) => games > 0 || value === gameQuery[name])
  return all
}

/** Logs a failure and returns null. */
async function readChoices(api: Api, filter: Filter, gameQuery: GameQuery): Promise<FilterChoices | null> {
  try {
    return toFilterChoices(
      await api.call(games.getUniversalCasinoFilter, { ...filter, limit: 1 }),
      gameQuery,
      api,
    )
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    console.error(problem)
    return null
  }
}

/** All pages or none. */
async function readPages(api: Api, filter: Filter, pages: number) {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  try {
    const answers = await Promise.all(
      numbers.map((pageNo) => api.call(games.getAllGames, { ...filter, pageNo, limit: gamesPerPage })),
    )
    const count = answers[0]?.categoryGames.count ?? 0
    const rows = uniqueGames(answers.flatMap((answer) => answer.categoryGames.rows)).map(encodeTile)
    return { count, rows, pages, hasMore: pages * gamesPerPage < count && pages < maxPages, failed: false }
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    console.error(problem)
    return { count: 0, rows: [], pages: 1, hasMore: false, failed: true }
  }
}

/** The page's own filter goes before the address. A failure gives an empty list with `failed`. */
export async function listGames(api: Api, query: URLSearchParams, own: Filter): Promise<GameList> {
  const gameQuery = parseGameQuery(query)
  const pages = Math.min(Math.max(1, Math.trunc(Number(query.get("pages")) || 1)), maxPages)
  const { search, provider, theme, collection, subCategory, volatility, sort } = gameQuery
  const filter: Filter = {
    ...(search ? { search } : {}),
    ...(provider ? { provider } : {}),
    ...(theme ? { theme } : {}),
    ...(collection ? { collection } : {}),
    ...(subCategory ? { subCategory } : {}),
    ...(volatility ? { volatility: Number(volatility) } : {}),
    ...own,
    ...(sort ? { sort } : {}),
  }
  const [list, choices] = await Promise.all([
    readPages(api, filter, pages),
    readChoices(api, filter, gameQuery),
  ])
  return { ...gameQuery, ...list, choices }
}

export type Studio = Pick<games.Provider, "name" | "slug" | "icon" | "games">

export async function listStudios(api: Api): Promise<Studio[]> {
  try {
    const { providers } = await api.call(games.getGameProvider, {})
    return providers
      .map(({ name, slug, icon, games }) => ({ name, slug, icon, games }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  } catch (problem) {
    if (problem instanceof Error) return []
    throw problem
  }
}

/** Logs a failure and returns null; undefined where the API has no such thing. */
async function readIfFound<T>(promise: Promise<T>): Promise<T | null | undefined> {
  try {
    return await promise
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    if (problem instanceof ApiProblem && problem.errors[0]?.name === "DataCannotBeFoundErrorType")
      return undefined
    console.error(problem)
    return null
  }
}

/** Null when it cannot be read, undefined when the studio has no games. */
export const findStudio = (api: Api, providerName: string): Promise<Studio | null | undefined> =>
  readIfFound(
    api.call(games.getProviderAndCategoryGame, { providerName, limit: 1 }).then(({ provider }) => provider),
  )

/** Null when it cannot be read, undefined when no game has the theme. */
export const findTheme = (api: Api, slug: string): Promise<string | null | undefined> =>
  readIfFound(
    api
      .call(games.getAllThemes, {})
      .then(({ themes }) => themes.find((theme) => theme.slug === slug)?.name[api.language]),
  )

/** Null when it cannot be read, undefined when there is no such collection. */
export const findCollection = (
  api: Api,
  slug: string,
): Promise<Record<"name" | "text", string> | null | undefined> =>
  readIfFound(
    api.call(games.getAllCollections, {}).then(({ collections }) => {
      const found = collections.find((collection) => collection.slug === slug)
      return found && { name: found.name[api.language], text: found.text[api.language] }
    }),
  )

/** Null when it cannot be read, undefined when it has no games. */
export const findSubCategory = (api: Api, slug: string): Promise<string | null | undefined> =>
  readIfFound(
    api
      .call(games.getGameSubCategory, {})
      .then(({ subCategoryList }) => subCategoryList.find((type) => type.slug === slug)?.name[api.language]),
  )
