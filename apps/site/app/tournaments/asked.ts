/** Bills on one page of those that are over, or of the player's own. */
export const billsAtOnce = 10
/** Places of a board on one page of all. */
export const placesAtOnce = 25
/** Places on the first face of the board. */
export const firstPlaces = 5

/**
 * What an address asks for: a page of bills, the bill that is opened, a page of all its places (undefined: only the first),
 * and whether its reader has just entered.
 */
export type Asked = {
  page: number
  tournament: number | undefined
  places: number | undefined
  entered: boolean
}

const nothing: Asked = { page: 1, tournament: undefined, places: undefined, entered: false }

const most = { page: 1_000_000, tournament: 999_999_999, places: 1_000_000 }

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
  entered: params.get("entered") === "yes",
})

/** The query that asks for this: only what is not a matter of course. */
export function queryOf(asked: Partial<Asked>): string {
  const { page, tournament, places, entered } = { ...nothing, ...asked }
  const params = new URLSearchParams()
  if (page > 1) params.set("page", String(page))
  if (tournament !== undefined) params.set("tournament", String(tournament))
  if (places !== undefined) params.set("places", String(places))
  if (entered) params.set("entered", "yes")
  const query = params.toString()
  return query && `?${query}`
}
