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
export function computeRoundStatus(round: {
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
export const toCurrency = (purse: PurseKind): Currency => (purse === "credit" ? "XCR" : "EUR")

/** Hub88 asks for a `user` of at least four characters. */
const leastDigits = 2
const nameOf = (digits: string, creditPurseId: bigint | null) =>
  creditPurseId === null ? `p_${digits}` : `p_${digits}_c${creditPurseId}`

/**
 * How a player is named to game providers, who know an account in one currency: each purse of CREDIT has a name of its own.
 */
export const toProviderPlayerName = (playerId: bigint, creditPurseId: bigint | null = null): string =>
  nameOf(String(playerId).padStart(leastDigits, "0"), creditPurseId)

/**
 * The player that a provider names, and their purse of CREDIT; null for a name that we never gave. Names of games launched
 * before names had a least length are accepted too (`p_7`).
 */
export function parseProviderPlayerName(name: string): { playerId: bigint; purseId: bigint | null } | null {
  const match = /^p_(\d{1,18})(?:_c([1-9]\d{0,17}))?$/.exec(name)
  if (!match) return null
  const [playerId, purseId] = [BigInt(match[1]!), match[2] === undefined ? null : BigInt(match[2])]
  const names = [toProviderPlayerName(playerId, purseId), nameOf(String(playerId), purseId)]
  return playerId > 0n && names.includes(name) ? { playerId, purseId } : null
}

/** Each launch asks the aggregator for an address: of one visitor's network address and of one player, in a minute. */
export const launchLimit = { limit: 30, windowMs: 60_000 } as const
