import { dayMs, minuteMs } from "../../platform/lib/calendar.ts"

/** Supplementary licences of the classes F1 and F2 cover bets over the internet. */
export const isForBets = (licenceClass: string): boolean => /^F[12]?\+$/.test(licenceClass)

export type Licence = { class: string; number: string }
/** The site’s own licence if it covers bets, otherwise the one set by an operator; null without one. */
export function carryingLicence(own: Licence, named: Licence): Licence | null {
  if (isForBets(own.class)) return own
  return named.number !== "" && isForBets(named.class) ? named : null
}

export const tokenMs = 5 * minuteMs

/** No event is bet on more than a season ahead. */
export const overdueMs = 300 * dayMs
/** By then a bet has its result and any correction of it. */
export const begunMs = 30 * dayMs

/** Separate from the name for games. */
export const toSportsPlayerName = (playerId: bigint): string => `s_${playerId}`
/** Null for a name that is not ours. */
export function parseSportsPlayerName(name: string): bigint | null {
  const match = /^s_([1-9]\d{0,17})$/.exec(name)
  return match && BigInt(match[1]!)
}

export type BetState = "open" | "won" | "cashedOut" | "lost" | "refunded" | "discarded"
export const computeBetState = (bet: {
  result: Exclude<BetState, "open" | "discarded"> | null
  discarded_at: Date | null
}): BetState => (bet.discarded_at === null ? (bet.result ?? "open") : "discarded")
