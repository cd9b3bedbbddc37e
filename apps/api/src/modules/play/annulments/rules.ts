import { brusselsDay } from "../../../platform/lib/calendar.ts"

export const reasons = ["underAge", "identityUnchecked", "registerNotAsked"] as const
export type Reason = (typeof reasons)[number]

/** Belgian calendar days, YYYY-MM-DD, both included; null without a bound. */
export type Days = { from: string | null; until: string | null }
/** [from, until); null from the first round on. */
export type Span = { from: Date | null; until: Date }

const word = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/
const isDate = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Parses `all` or `FROM..UNTIL`, where one may be missing; undefined where invalid or reversed. */
export function parseDays(typed: string): Days | undefined {
  if (typed === "all") return { from: null, until: null }
  const [, from = null, until = null] = word.exec(typed) ?? []
  if (from === null && until === null) return undefined
  if ([from, until].some((day) => day !== null && !isDate(day))) return undefined
  return from !== null && until !== null && from > until ? undefined : { from, until }
}

/** Ends now at the latest: later rounds are not part of a proposal. */
export function toSpan({ from, until }: Days, now: Date): Span {
  // Includes rounds that began in this millisecond.
  const end = new Date(now.getTime() + 1)
  const requestedEnd = until === null ? end : brusselsDay(until).until
  return {
    from: from === null ? null : brusselsDay(from).from,
    until: requestedEnd < end ? requestedEnd : end,
  }
}

/** 10⁻⁵ euro. Wins stay paid and are set off against the stakes; no player owes more (docs/decisions/0052). */
export const computeRefund = ({ stakeUnits, winUnits }: { stakeUnits: bigint; winUnits: bigint }): bigint =>
  stakeUnits > winUnits ? stakeUnits - winUnits : 0n
