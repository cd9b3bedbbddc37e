const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A licence for bets over the internet: of classes F1 and F2 that are supplementary. */
export const isForBets = (licenceClass: string): boolean => /^F[12]?\+$/.test(licenceClass)

export type Licence = { class: string; number: string }
/** The licence that carries the sports book: the site's own where it is for bets, else the one that an operator named; null: none. */
export function carryingLicence(own: Licence, named: Licence): Licence | null {
  if (isForBets(own.class)) return own
  return named.number !== "" && isForBets(named.class) ? named : null
}

/** How long a player's token for the provider's page is good. */
export const tokenMs = 5 * minuteMs

/** No event is bet on more than a season ahead: what is open for longer is asked after by a person. */
export const overdueMs = 300 * dayMs
/** So long after the last of its events began a bet has had its result, and any correction of it: else a person asks. */
export const begunMs = 30 * dayMs

/** How a player is named to the provider: an account of its own, apart from that of the games. */
export const toSportsPlayerName = (playerId: bigint): string => `s_${playerId}`
/** Whose name a provider gives; null for what is no name of ours. */
export function parseSportsPlayerName(name: string): bigint | null {
  const match = /^s_([1-9]\d{0,17})$/.exec(name)
  return match && BigInt(match[1]!)
}

export type BetState = "open" | "won" | "cashedOut" | "lost" | "refunded" | "discarded"
/** How a bet stands: its result, that its stake was given back, or nothing yet. */
export const computeBetState = (bet: {
  result: Exclude<BetState, "open" | "discarded"> | null
  discarded_at: Date | null
}): BetState => (bet.discarded_at === null ? (bet.result ?? "open") : "discarded")
