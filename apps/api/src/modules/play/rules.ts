import { hourMs, minuteMs } from "../../platform/lib/calendar.ts"

export const sessionMs = 12 * hourMs

/** After two days without an end from its provider a round is closed (docs/providers.md, Hub88). */
export const forgottenRoundMs = 48 * hourMs

export type RoundStatus = "open" | "won" | "returned" | "lost" | "voided" | "annulled"

/** `voided`: no bet is left. `annulled`: the loss was refunded (docs/decisions/0052). */
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

/** Our own games have no page of a round at a provider. */
export const isShownByProvider = ({ provider }: { provider: string }): boolean => provider !== "house"

export type PurseKind = "cash" | "bonus" | "credit"
export type Currency = "EUR" | "XCR"
export const toCurrency = (purse: PurseKind): Currency => (purse === "credit" ? "XCR" : "EUR")

/** Hub88 requires at least four characters. */
const minDigits = 2
const formatName = (digits: string, creditPurseId: bigint | null) =>
  creditPurseId === null ? `p_${digits}` : `p_${digits}_c${creditPurseId}`

/** Providers know one currency per account, so each purse of CREDIT has its own name. */
export const toProviderPlayerName = (playerId: bigint, creditPurseId: bigint | null = null): string =>
  formatName(String(playerId).padStart(minDigits, "0"), creditPurseId)

/** Null for a name that we never issued. Short names from before the minimum length are accepted (`p_7`). */
export function parseProviderPlayerName(name: string): { playerId: bigint; purseId: bigint | null } | null {
  const match = /^p_(\d{1,18})(?:_c([1-9]\d{0,17}))?$/.exec(name)
  if (!match) return null
  const [playerId, purseId] = [BigInt(match[1]!), match[2] === undefined ? null : BigInt(match[2])]
  const names = [toProviderPlayerName(playerId, purseId), formatName(String(playerId), purseId)]
  return playerId > 0n && names.includes(name) ? { playerId, purseId } : null
}

export const launchLimit = { limit: 30, windowMs: minuteMs } as const
/** Each page of a round is a request to its provider. */
export const roundPageLimit = { limit: 30, windowMs: minuteMs } as const
