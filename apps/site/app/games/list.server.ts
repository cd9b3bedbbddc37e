import { games, type InputOf } from "@elite/contract"
import type { Api } from "../visit.server.ts"
import { onceEach, type TileRow, tileRow } from "./tile.ts"

/** Games added by each "show more". */
const pageGames = 30
/** A grid never grows beyond this many pages; filters are the way to the rest. */
const pagesAtMost = 40

type Filter = InputOf<typeof games.getAllGames>
const sorts = ["popular", "new", "name", "return"] as const

/** What a list of games was asked for, in its address. */
export type Asked = {
  search: string
  provider: string
  volatility: string
  sort: "" | (typeof sorts)[number]
}

export type GameList = Asked & {
  count: number
  rows: TileRow[]
  /** Pages shown so far, from 1. */
  pages: number
  hasMore: boolean
  failed: boolean
}

/** Reads the filters out of an address; what it does not know counts as not asked. */
export function askedIn(query: URLSearchParams): Asked {
  const provider = query.get("provider") ?? ""
  const volatility = query.get("volatility") ?? ""
  const sort = query.get("sort")
  return {
    search: (query.get("search") ?? "").trim().slice(0, 80),
    provider: /^[\w-]{1,60}$/.test(provider) ? provider : "",
    volatility: /^[1-6]$/.test(volatility) ? volatility : "",
    sort: sorts.find((known) => known === sort) ?? "",
  }
}

/**
 * The games of an address: its filters on top of the page's own, in as many pages as were asked to be shown. A failure
 * gives an empty list that says it failed.
 */
export async function listGames(api: Api, query: URLSearchParams, own: Filter): Promise<GameList> {
  const asked = askedIn(query)
  const pages = Math.min(Math.max(1, Math.trunc(Number(query.get("pages")) || 1)), pagesAtMost)
  const filter: Filter = {
    ...(asked.search ? { search: asked.search } : {}),
    ...(asked.provider ? { provider: asked.provider } : {}),
    ...(asked.volatility ? { volatility: Number(asked.volatility) } : {}),
    ...own,
    ...(asked.sort ? { sort: asked.sort } : {}),
  }
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  try {
    const answers = await Promise.all(
      numbers.map((pageNo) => api.call(games.getAllGames, { ...filter, pageNo, limit: pageGames })),
    )
    const count = answers[0]?.categoryGames.count ?? 0
    const rows = onceEach(answers.flatMap((answer) => answer.categoryGames.rows)).map(tileRow)
    return {
      ...asked,
      count,
      rows,
      pages,
      hasMore: pages * pageGames < count && pages < pagesAtMost,
      failed: false,
    }
  } catch (problem) {
    if (problem instanceof Error) {
      console.error(problem)
      return { ...asked, count: 0, rows: [], pages: 1, hasMore: false, failed: true }
    }
    throw problem
  }
}

/** The studios a list can be narrowed to; none when they cannot be read. */
export async function listStudios(api: Api): Promise<{ name: string; slug: string; games: number }[]> {
  try {
    const { providers } = await api.call(games.getGameProvider, {})
    return providers
      .filter((provider) => provider.games > 0)
      .map(({ name, slug, games }) => ({ name, slug, games }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  } catch (problem) {
    if (problem instanceof Error) return []
    throw problem
  }
}
