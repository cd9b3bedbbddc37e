import { jackpots } from "@elite/contract"

/** Finished cycles on one page. */
export const cyclesPerPage = 10
/** The player's own bets on one page. */
export const ownBetsPerPage = 10

const { jackpotTypes } = jackpots

/** What an address asks for: the cycles of a pool or of all, a page of them, a cycle's proof, a page of own bets in it. */
export type JackpotsQuery = {
  type: jackpots.JackpotType | undefined
  page: number
  cycle: number | undefined
  own: number
}

const maxPages = 1_000_000
const maxCycleNumber = 999_999_999

function parseWholeNumber(params: URLSearchParams, name: string, most: number): number | undefined {
  const text = params.get(name) ?? ""
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

/** Reads an address; what makes no sense counts as not asked. */
export function parseJackpotsQuery(params: URLSearchParams): JackpotsQuery {
  const type = params.get("pool")
  return {
    type: jackpotTypes.find((known) => known === type),
    page: parseWholeNumber(params, "page", maxPages) ?? 1,
    cycle: parseWholeNumber(params, "cycle", maxCycleNumber),
    own: parseWholeNumber(params, "own", maxPages) ?? 1,
  }
}

/** The query that asks for this: only what is not a matter of course. */
export function toJackpotsQueryString({ type, page, cycle, own }: JackpotsQuery): string {
  const params = new URLSearchParams()
  if (type) params.set("pool", type)
  if (page > 1) params.set("page", String(page))
  if (cycle !== undefined) params.set("cycle", String(cycle))
  if (own > 1) params.set("own", String(own))
  const query = params.toString()
  return query && `?${query}`
}
