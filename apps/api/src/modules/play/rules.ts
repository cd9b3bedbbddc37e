const hourMs = 3_600_000

/** A game session lasts no longer than a login may. */
export const sessionMs = 12 * hourMs

/** A round that its provider never closed is closed after two days (docs/providers.md, Hub88). */
export const forgottenRoundMs = 48 * hourMs

export type RoundStatus = "open" | "won" | "returned" | "lost" | "voided" | "annulled"

/**
 * Won: more than the stake came back. Returned: the stake and no more. Voided: nothing of the round stands. Annulled: its
 * player was given back what they had lost (docs/decisions/0052).
 */
export function roundStatus(round: {
  bets: number
  closed_at: Date | null
  stake: bigint
  win: bigint
  annulled_in: bigint | null
}): RoundStatus {
  if (round.annulled_in !== null) return "annulled"
  if (round.bets === 0) return "voided"
  if (round.closed_at === null) return "open"
  if (round.win === round.stake && round.stake > 0n) return "returned"
  return round.win > round.stake ? "won" : "lost"
}

/** What a game session plays with: cash; cash and then a bonus; or CREDIT, which is no money. */
export type PurseKind = "cash" | "bonus" | "credit"
/** As `play.currency_of` says it. */
export type Currency = "EUR" | "XCR"
/** The code under which a purse is launched and its messages are counted. */
export const currencyOf = (purse: PurseKind): Currency => (purse === "credit" ? "XCR" : "EUR")

/**
 * How a player is named to game providers, who know an account in one currency: each purse of CREDIT has a name of its own.
 */
export const providerName = (playerId: bigint, creditPurseId: bigint | null = null): string =>
  creditPurseId === null ? `p_${playerId}` : `p_${playerId}_c${creditPurseId}`
/** Whose name a provider gives, and of which purse of CREDIT; null for what is no name of ours. */
export function playerNamed(name: string): { playerId: bigint; purseId: bigint | null } | null {
  const match = /^p_([1-9]\d{0,17})(?:_c([1-9]\d{0,17}))?$/.exec(name)
  return match && { playerId: BigInt(match[1]!), purseId: match[2] === undefined ? null : BigInt(match[2]) }
}

/** Each launch asks the aggregator for an address: of one visitor's network address and of one player, in a minute. */
export const launchesAtMost = { limit: 30, windowMs: 60_000 } as const
