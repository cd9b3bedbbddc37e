/** The lists of bets beside the game: those of the round, the player's own, and those that were paid most. */
export const betLists = ["all", "mine", "top"] as const
export type BetListName = (typeof betLists)[number]

/** Bets on one page of a list. */
export const betsPerPage = 20
/** Bets of a round that a page is read with: those of which it hears later are added. */
export const roundBetsLoaded = 50
const maxPages = 500

/** What an address asks for: a list, and a page of it. */
export type CrashQuery = { list: BetListName; page: number }

/** Reads an address; what makes no sense counts as not asked. */
export function parseCrashQuery(params: URLSearchParams): CrashQuery {
  const text = params.get("page") ?? ""
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 1
  return {
    list: betLists.find((known) => known === params.get("bets")) ?? "all",
    page: page >= 1 && page <= maxPages ? page : 1,
  }
}

/** The query that asks for this: only what is not a matter of course. */
export function toCrashQueryString({ list, page }: CrashQuery): string {
  const params = new URLSearchParams()
  if (list !== "all") params.set("bets", list)
  if (page > 1) params.set("page", String(page))
  const query = params.toString()
  return query && `?${query}`
}
