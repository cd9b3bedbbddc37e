export const billsPerPage = 10
export const placesPerPage = 25
export const gamesPerPage = 18
/** On the first face of the board. */
export const firstPlacesShown = 5

/** `tournament` is the opened one; `places` and `games` are pages, `search` a game's name; `entered`: just now. */
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

/** Invalid values count as missing. */
export const parseTournamentsQuery = (params: URLSearchParams): TournamentsQuery => ({
  page: parseWholeNumber(params, "page") ?? 1,
  tournament: parseWholeNumber(params, "tournament"),
  places: parseWholeNumber(params, "places"),
  games: parseWholeNumber(params, "games") ?? 1,
  search: (params.get("search") ?? "").trim().slice(0, maxSearchLength),
  entered: params.get("entered") === "yes",
})

/** Leaves out default values. */
export function toTournamentsQueryString(query: Partial<TournamentsQuery>): string {
  const { page, tournament, places, games, search, entered } = { ...defaultQuery, ...query }
  const params = new URLSearchParams()
  if (page > 1) params.set("page", String(page))
  if (tournament !== undefined) params.set("tournament", String(tournament))
  if (places !== undefined) params.set("places", String(places))
  if (games > 1) params.set("games", String(games))
  if (search) params.set("search", search)
  if (entered) params.set("entered", "yes")
  const text = params.toString()
  return text && `?${text}`
}
