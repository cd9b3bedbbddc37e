export const betLists = ["all", "mine", "top"] as const
export type BetListName = (typeof betLists)[number]

export const betsPerPage = 20
export const roundBetsLoaded = 50
const maxPages = 500

export type CrashQuery = { list: BetListName; page: number }

/** Invalid values count as missing. */
export function parseCrashQuery(params: URLSearchParams): CrashQuery {
  const text = params.get("page") ?? ""
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 1
  return {
    list: betLists.find((known) => known === params.get("bets")) ?? "all",
    page: page >= 1 && page <= maxPages ? page : 1,
  }
}

/** Leaves out default values. */
export function toCrashQueryString({ list, page }: CrashQuery): string {
  const params = new URLSearchParams()
  if (list !== "all") params.set("bets", list)
  if (page > 1) params.set("page", String(page))
  const query = params.toString()
  return query && `?${query}`
}
