/** Bills on one page of those that are over, or of the player's own. */
export const billsPerPage = 10
/** Places of a board on one page of all. */
export const placesPerPage = 25
/** Games on one page of those to choose from. */
export const gamesPerPage = 18
/** Places on the first face of the board. */
export const firstPlacesShown = 5

/**
 * What an address asks for: a page of bills, the bill that is opened, a page of all its places (undefined: only the first),
 * a page of the games to choose from and what they are called, and whether its reader has just entered.
 */
export type TournamentsQuery = {
  page: number
  tournament: number | undefined
  places: number | undefined
  games: number
  search: string
  entered: boolean
}

const defaultQuery: TournamentsQuery = {
  page: 1,
  tournament: undefined,
  places: undefined,
  games: 1,
  search: "",
  entered: false,
}

const maxValues = { page: 1_000_000, tournament: 999_999_999, places: 1_000_000, games: 100_000 }
const maxSearchLength = 80

function parseWholeNumber(params: URLSearchParams, name: keyof typeof maxValues): number | undefined {
  const text = params.get(name) ?? ""
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= maxValues[name] ? value : undefined
}

/** Reads an address; what makes no sense counts as not asked. */
export const parseTournamentsQuery = (params: URLSearchParams): TournamentsQuery => ({
  page: parseWholeNumber(params, "page") ?? 1,
  tournament: parseWholeNumber(params, "tournament"),
  places: parseWholeNumber(params, "places"),
  games: parseWholeNumber(params, "games") ?? 1,
  search: (params.get("search") ?? "").trim().slice(0, maxSearchLength),
  entered: params.get("entered") === "yes",
})

/** The query that asks for this: only what is not a matter of course. */
export function toTournamentsQueryString(asked: Partial<TournamentsQuery>): string {
  const { page, tournament, places, games, search, entered } = { ...defaultQuery, ...asked }
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
