import { limits } from "@elite/contract"
import { dayMs } from "../time.ts"

export type PauseType = "TAKE_A_BREAK" | "SELF_EXCLUSION"
/** The lengths on offer, in days. */
export type PauseOffers = Readonly<Record<PauseType, readonly number[]>>

/** The end of a pause that begins now, ISO 8601; null for a permanent one. */
export const computePauseEnd = (days: number, nowMs: number): string | null =>
  days === limits.forEver ? null : new Date(nowMs + days * dayMs).toISOString()

/**
 * Lengths that outlast the pause in force, since a pause cannot be shortened. A pause without a known end excludes
 * none.
 */
export function pauseOffersBeyond(until: string | null, nowMs: number): PauseOffers {
  const pausedUntilMs = until === null ? nowMs : Date.parse(until)
  const isLonger = (days: number) => days === limits.forEver || nowMs + days * dayMs > pausedUntilMs
  const breaks = Array.from({ length: limits.longestBreakDays }, (_, index) => index + 1)
  return { TAKE_A_BREAK: breaks.filter(isLonger), SELF_EXCLUSION: limits.exclusionDays.filter(isLonger) }
}

/** Parses a pause; null unless it is on offer. */
export function parsePause(
  { type, days }: { type: string | null; days: string | null },
  offers: PauseOffers,
): { type: PauseType; days: number } | null {
  if (type !== "TAKE_A_BREAK" && type !== "SELF_EXCLUSION") return null
  const length = offers[type].find((each) => String(each) === days)
  return length === undefined ? null : { type, days: length }
}
