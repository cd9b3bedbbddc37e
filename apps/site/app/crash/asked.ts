/** The lists of bets beside the game: those of the round, the player's own, and those that were paid most. */
export const lists = ["all", "mine", "top"] as const
export type List = (typeof lists)[number]

/** Bets on one page of a list. */
export const betsAtOnce = 20
/** Bets of a round that a page is read with: those of which it hears later are added. */
export const roundBetsRead = 50
const mostPages = 500

/** What an address asks for: a list, and a page of it. */
export type Asked = { list: List; page: number }

/** Reads an address; what makes no sense counts as not asked. */
export function askedIn(params: URLSearchParams): Asked {
  const text = params.get("page") ?? ""
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 1
  return {
    list: lists.find((known) => known === params.get("bets")) ?? "all",
    page: page >= 1 && page <= mostPages ? page : 1,
  }
}

/** The query that asks for this: only what is not a matter of course. */
export function queryOf({ list, page }: Asked): string {
  const params = new URLSearchParams()
  if (list !== "all") params.set("bets", list)
  if (page > 1) params.set("page", String(page))
  const query = params.toString()
  return query && `?${query}`
}
