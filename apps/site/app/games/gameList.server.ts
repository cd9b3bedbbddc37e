import { games, type InputOf, type ReplyOf } from "@elite/contract"
import { ApiProblem } from "../api.ts"
import { type Api, translate } from "../visit.server.ts"
import { type EncodedTile, encodeTile, uniqueGames } from "./tile.ts"

/** Games added by each "show more". */
const gamesPerPage = 30
/** A grid never grows beyond this many pages; filters are the way to the rest. */
const maxPages = 40

type Filter = InputOf<typeof games.getAllGames>
const sorts = ["popular", "new", "name", "return"] as const

/** What a list of games was asked for, in its address. */
export type GameQuery = {
  search: string
  provider: string
  /** The slug of a theme. */
  theme: string
  /** The slug of a sub-category. */
  subCategory: string
  volatility: string
  sort: "" | (typeof sorts)[number]
}

/** A value of a filter, and how many games it leaves under the other filters. */
export type FilterChoice = { value: string; name: string; games: number }
export type FilterChoices = Record<"provider" | "theme" | "subCategory" | "volatility", FilterChoice[]>

export type GameList = GameQuery & {
  count: number
  rows: EncodedTile[]
  /** Pages shown so far, from 1. */
  pages: number
  hasMore: boolean
  failed: boolean
  /** What can be chosen; null where it could not be read. */
  choices: FilterChoices | null
}

/** Reads the filters out of an address; what it does not know counts as not asked. */
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
    subCategory: slugIn("subCategory"),
    volatility: /^[1-6]$/.test(volatility) ? volatility : "",
    sort: sorts.find((known) => known === sort) ?? "",
  }
}

type FilterCounts = ReplyOf<typeof games.getUniversalCasinoFilter>

/** What can be chosen under what was asked, in the page's language. A value that leaves no game is left out, unless it is chosen. */
function toFilterChoices(counts: FilterCounts, asked: GameQuery, { language }: Api): FilterChoices {
  const level = translate(language, "games")
  const all: FilterChoices = {
    provider: counts.providers
      .map(({ slug, name, games }) => ({ value: slug, name, games }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    theme: counts.themes
      .map(({ slug, name, games }) => ({ value: slug, name: name[language], games }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language)),
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
    all[name] = choices.filter(({ value, games }) => games > 0 || value === asked[name])
  return all
}

/** The choices; null and a line in the log where they cannot be read. */
async function readChoices(api: Api, filter: Filter, asked: GameQuery): Promise<FilterChoices | null> {
  try {
    return toFilterChoices(
      await api.call(games.getUniversalCasinoFilter, { ...filter, limit: 1 }),
      asked,
      api,
    )
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    console.error(problem)
    return null
  }
}

/** The first `pages` pages; none of them where one cannot be read. */
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

/**
 * The games of an address: its filters on top of the page's own, in as many pages as were asked to be shown, and what
 * else can be chosen. A failure gives an empty list that says it failed.
 */
export async function listGames(api: Api, query: URLSearchParams, own: Filter): Promise<GameList> {
  const asked = parseGameQuery(query)
  const pages = Math.min(Math.max(1, Math.trunc(Number(query.get("pages")) || 1)), maxPages)
  const { search, provider, theme, subCategory, volatility, sort } = asked
  const filter: Filter = {
    ...(search ? { search } : {}),
    ...(provider ? { provider } : {}),
    ...(theme ? { theme } : {}),
    ...(subCategory ? { subCategory } : {}),
    ...(volatility ? { volatility: Number(volatility) } : {}),
    ...own,
    ...(sort ? { sort } : {}),
  }
  const [list, choices] = await Promise.all([readPages(api, filter, pages), readChoices(api, filter, asked)])
  return { ...asked, ...list, choices }
}

export type Studio = Pick<games.Provider, "name" | "slug" | "icon" | "games">

/** The studios by their names; none when they cannot be read. */
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

/** What was read; null and a line in the log where it cannot be. Undefined where the API says that there is no such thing. */
async function readIfFound<T>(reading: Promise<T>): Promise<T | null | undefined> {
  try {
    return await reading
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    if (problem instanceof ApiProblem && problem.errors[0]?.name === "DataCannotBeFoundErrorType")
      return undefined
    console.error(problem)
    return null
  }
}

/** A studio with its mark: null when it cannot be read, undefined when there is none of that name with games to play. */
export const findStudio = (api: Api, providerName: string): Promise<Studio | null | undefined> =>
  readIfFound(
    api.call(games.getProviderAndCategoryGame, { providerName, limit: 1 }).then(({ provider }) => provider),
  )

/** The name of a theme in the page's language: null when it cannot be read, undefined when no game has it. */
export const findTheme = (api: Api, slug: string): Promise<string | null | undefined> =>
  readIfFound(
    api
      .call(games.getAllThemes, {})
      .then(({ themes }) => themes.find((theme) => theme.slug === slug)?.name[api.language]),
  )

/** The name of a sub-category in the page's language: null when it cannot be read, undefined when it has no games. */
export const findSubCategory = (api: Api, slug: string): Promise<string | null | undefined> =>
  readIfFound(
    api
      .call(games.getGameSubCategory, {})
      .then(({ subCategoryList }) => subCategoryList.find((one) => one.slug === slug)?.name[api.language]),
  )
