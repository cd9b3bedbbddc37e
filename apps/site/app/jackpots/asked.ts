import { jackpots } from "@elite/contract"

/** Finished cycles on one page. */
export const cyclesAtOnce = 10
/** The player's own bets on one page. */
export const ownAtOnce = 10

const { jackpotTypes } = jackpots

/** What an address asks for: the cycles of a pool or of all, a page of them, a cycle's proof, a page of own bets in it. */
export type Asked = {
  type: jackpots.JackpotType | undefined
  page: number
  cycle: number | undefined
  own: number
}

const mostPages = 1_000_000
const mostCycles = 999_999_999

function wholeIn(params: URLSearchParams, name: string, most: number): number | undefined {
  const text = params.get(name) ?? ""
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

/** Reads an address; what makes no sense counts as not asked. */
export function askedIn(params: URLSearchParams): Asked {
  const type = params.get("pool")
  return {
    type: jackpotTypes.find((known) => known === type),
    page: wholeIn(params, "page", mostPages) ?? 1,
    cycle: wholeIn(params, "cycle", mostCycles),
    own: wholeIn(params, "own", mostPages) ?? 1,
  }
}

/** The query that asks for this: only what is not a matter of course. */
export function queryOf({ type, page, cycle, own }: Asked): string {
  const params = new URLSearchParams()
  if (type) params.set("pool", type)
  if (page > 1) params.set("page", String(page))
  if (cycle !== undefined) params.set("cycle", String(cycle))
  if (own > 1) params.set("own", String(own))
  const query = params.toString()
  return query && `?${query}`
}
