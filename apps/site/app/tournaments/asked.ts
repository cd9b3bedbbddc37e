/** Bills on one page of those that are over, or of the player's own. */
export const billsAtOnce = 10
/** Places of a board on one page of all. */
export const placesAtOnce = 25
/** Games on one page of those to choose from. */
export const gamesAtOnce = 18
/** Places on the first face of the board. */
export const firstPlaces = 5

/**
 * What an address asks for: a page of bills, the bill that is opened, a page of all its places (undefined: only the first),
 * a page of the games to choose from and what they are called, and whether its reader has just entered.
 */
export type Asked = {
  page: number
  tournament: number | undefined
  places: number | undefined
  games: number
  search: string
  entered: boolean
}

const nothing: Asked = {
  page: 1,
  tournament: undefined,
  places: undefined,
  games: 1,
  search: "",
  entered: false,
}

const most = { page: 1_000_000, tournament: 999_999_999, places: 1_000_000, games: 100_000 }
const longestSearch = 80

function wholeIn(params: URLSearchParams, name: keyof typeof most): number | undefined {
  const text = params.get(name) ?? ""
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= most[name] ? value : undefined
}

/** Reads an address; what makes no sense counts as not asked. */
export const askedIn = (params: URLSearchParams): Asked => ({
  page: wholeIn(params, "page") ?? 1,
  tournament: wholeIn(params, "tournament"),
  places: wholeIn(params, "places"),
  games: wholeIn(params, "games") ?? 1,
  search: (params.get("search") ?? "").trim().slice(0, longestSearch),
  entered: params.get("entered") === "yes",
})

/** The query that asks for this: only what is not a matter of course. */
export function queryOf(asked: Partial<Asked>): string {
  const { page, tournament, places, games, search, entered } = { ...nothing, ...asked }
  const params = new URLSearchParams()
  if (page > 1) params.set("page", String(page))
  if (tournament !== undefined) params.set("tournament", String(tournament))
  if (places !== undefined) params.set("places", String(places))
  if (games > 1) params.set("games", String(games))
  if (search) params.set("search", search)
  if (entered) params.set("entered", "yes")
  const query = params.toString()
  return query && `?${query}`
}
