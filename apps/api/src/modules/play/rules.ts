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

/** How a player is named to game providers, and back. */
export const providerName = (playerId: bigint): string => `p_${playerId}`
/** The player of a name that a provider gives; null for what is no name of ours. */
export function playerIdOf(name: string): bigint | null {
  const match = /^p_([1-9]\d{0,17})$/.exec(name)
  return match ? BigInt(match[1]!) : null
}

/** Each launch asks the aggregator for an address: of one visitor's network address and of one player, in a minute. */
export const launchesAtMost = { limit: 30, windowMs: 60_000 } as const
