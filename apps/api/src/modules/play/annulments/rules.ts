import { brusselsDay } from "../../../platform/lib/calendar.ts"

/** Why somebody should not have been let play, and is given back what they lost. */
export const reasons = ["underAge", "identityUnchecked", "registerNotAsked"] as const
export type Reason = (typeof reasons)[number]

/** Belgian calendar days, YYYY-MM-DD, both included; null: from the first one on, or until today. */
export type Days = { from: string | null; until: string | null }
/** The instants between which rounds began, [from, until); null: from the first one on. */
export type Span = { from: Date | null; until: Date }

const word = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/
const isDate = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Reads `all` or `FROM..UNTIL`, of which one may be left out; undefined for anything else, and where it ends before it begins. */
export function parseDays(typed: string): Days | undefined {
  if (typed === "all") return { from: null, until: null }
  const [, from = null, until = null] = word.exec(typed) ?? []
  if (from === null && until === null) return undefined
  if ([from, until].some((day) => day !== null && !isDate(day))) return undefined
  return from !== null && until !== null && from > until ? undefined : { from, until }
}

/** The instants of days, never later than now: what is played after a proposal is not part of it. */
export function toSpan({ from, until }: Days, now: Date): Span {
  // Rounds that began in this very millisecond have begun.
  const end = new Date(now.getTime() + 1)
  const asked = until === null ? end : brusselsDay(until).until
  return { from: from === null ? null : brusselsDay(from).from, until: asked < end ? asked : end }
}

/**
 * What is given back, 10⁻⁵ euro: stakes less wins, and nothing where as much or more was won. Wins that were paid stay
 * paid; they are set off against the stakes of the same rounds, and nobody is asked for more (docs/decisions/0052).
 */
export const computeRefund = ({ stakeUnits, winUnits }: { stakeUnits: bigint; winUnits: bigint }): bigint =>
  stakeUnits > winUnits ? stakeUnits - winUnits : 0n
