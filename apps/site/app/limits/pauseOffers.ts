import { limits } from "@elite/contract"

export type PauseType = "TAKE_A_BREAK" | "SELF_EXCLUSION"
/** How long a player can pause from now, in days. */
export type PauseOffers = Readonly<Record<PauseType, readonly number[]>>

const dayMs = 24 * 60 * 60 * 1000

/** When a pause that begins now is over, ISO 8601; null for never. */
export const computePauseEnd = (days: number, nowMs: number): string | null =>
  days === limits.forEver ? null : new Date(nowMs + days * dayMs).toISOString()

/** What is longer than what holds already, which nothing shortens. What has no known end is no bound. */
export function pauseOffersBeyond(until: string | null, nowMs: number): PauseOffers {
  const heldMs = until === null ? nowMs : Date.parse(until)
  const isLonger = (days: number) => days === limits.forEver || nowMs + days * dayMs > heldMs
  const breaks = Array.from({ length: limits.longestBreakDays }, (_, at) => at + 1)
  return { TAKE_A_BREAK: breaks.filter(isLonger), SELF_EXCLUSION: limits.exclusionDays.filter(isLonger) }
}

/** The pause that an address or a form asks for, where it is one that can be had. */
export function parsePause(
  { type, days }: { type: string | null; days: string | null },
  offers: PauseOffers,
): { type: PauseType; days: number } | null {
  if (type !== "TAKE_A_BREAK" && type !== "SELF_EXCLUSION") return null
  const found = offers[type].find((each) => String(each) === days)
  return found === undefined ? null : { type, days: found }
}
