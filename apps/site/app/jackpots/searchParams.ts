import { jackpots } from "@elite/contract"

export const cyclesPerPage = 10
export const ownBetsPerPage = 10

const { jackpotTypes } = jackpots

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

/** Invalid values count as missing. */
export function parseJackpotsQuery(params: URLSearchParams): JackpotsQuery {
  const type = params.get("pool")
  return {
    type: jackpotTypes.find((known) => known === type),
    page: parseWholeNumber(params, "page", maxPages) ?? 1,
    cycle: parseWholeNumber(params, "cycle", maxCycleNumber),
    own: parseWholeNumber(params, "own", maxPages) ?? 1,
  }
}

/** An address that names a cycle, or a page or type of them. */
export const isProofAsked = (query: JackpotsQuery): boolean => toJackpotsQueryString(query) !== ""

/** Leaves out default values. */
export function toJackpotsQueryString({ type, page, cycle, own }: JackpotsQuery): string {
  const params = new URLSearchParams()
  if (type) params.set("pool", type)
  if (page > 1) params.set("page", String(page))
  if (cycle !== undefined) params.set("cycle", String(cycle))
  if (own > 1) params.set("own", String(own))
  const query = params.toString()
  return query && `?${query}`
}
