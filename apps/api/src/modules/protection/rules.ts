import type { protection as contract } from "@elite/contract"
import type { ValueOf } from "../../platform/admin/settings.ts"
import {
  addDaysToDate,
  brusselsDate,
  brusselsDay,
  type DateRange,
  dayMs,
  hourMs,
  minuteMs,
} from "../../platform/lib/calendar.ts"
import type { earlySigns } from "./settings.ts"

/** Recent: the last seven times 24 hours. */
export const recentMs = 7 * dayMs
/** Deposits are compared with the mean of this many earlier weeks. */
const weeksBefore = 4
/** 18 hours before the end of a day is six o’clock, also when the clocks change. */
const afterSixMs = 18 * hourMs

/** Merges overlapping spans, so that two devices count once; soonest first. */
export function mergeSpans(spans: readonly DateRange[]): DateRange[] {
  const whole: DateRange[] = []
  for (const span of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = whole.at(-1)
    if (!last || span.from > last.until) whole.push({ ...span })
    else if (span.until > last.until) last.until = span.until
  }
  return whole
}

export function msWithin(spans: readonly DateRange[], { from, until }: DateRange): number {
  const lengths = spans.map((span) => Math.min(+span.until, +until) - Math.max(+span.from, +from))
  return lengths.reduce((sum, length) => sum + Math.max(0, length), 0)
}

export const weeksUntil = (
  monday: string,
  count: number,
): { from: string; until: string; range: DateRange }[] =>
  Array.from({ length: count }, (_, before) => {
    const from = addDaysToDate(monday, -7 * before)
    const until = addDaysToDate(from, 6)
    return { from, until, range: { from: brusselsDay(from).from, until: brusselsDay(until).until } }
  })

/** From midnight to six in Brussels. */
const nightsBefore = (now: Date): DateRange[] =>
  Array.from({ length: 7 }, (_, before) => {
    const { from, until } = brusselsDay(addDaysToDate(brusselsDate(now), -before))
    return { from, until: new Date(until.getTime() - afterSixMs) }
  })

export const comparisonStart = (now: Date): Date => new Date(now.getTime() - (weeksBefore + 1) * recentMs)

export type Observations = {
  /** `lostCents`: the loss in the minutes before; negative for a win. */
  deposits: readonly { at: Date; cents: number; lostCents: number }[]
  refusedAt: readonly Date[]
  spans: readonly DateRange[]
}
type Thresholds = ValueOf<typeof earlySigns>
export type Sign = { kind: contract.Hint; figure: number }

/** 0 without earlier deposits, or below `fromCents`. */
function risingPercent({ deposits }: Observations, fromCents: number, now: Date): number {
  const since = new Date(now.getTime() - recentMs)
  const sum = (some: Observations["deposits"]) => some.reduce((cents, each) => cents + each.cents, 0)
  const recent = sum(deposits.filter(({ at }) => at > since))
  const weeklyMean = sum(deposits.filter(({ at }) => at <= since && at > comparisonStart(now))) / weeksBefore
  return weeklyMean === 0 || recent < fromCents ? 0 : Math.round((recent * 100) / weeklyMean)
}

/** Occurrences in the last seven days; for rising deposits a percentage. */
function computeFigures(
  observations: Observations,
  thresholds: Thresholds,
  now: Date,
): Record<contract.Hint, number> {
  const since = new Date(now.getTime() - recentMs)
  const recent = { from: since, until: now }
  const lastsFor = (span: DateRange, minutes: number) => msWithin([span], recent) >= minutes * minuteMs
  return {
    chasing: observations.deposits.filter(
      (each) => each.at > since && each.lostCents >= thresholds.chasing.lostCents,
    ).length,
    nightPlay: nightsBefore(now).filter(
      (night) => msWithin(observations.spans, night) >= thresholds.nightPlay.minutes * minuteMs,
    ).length,
    risingDeposits: risingPercent(observations, thresholds.risingDeposits.fromCents, now),
    refusedDeposits: observations.refusedAt.filter((each) => each > since).length,
    longSessions: observations.spans.filter((span) => lastsFor(span, thresholds.longSessions.minutes)).length,
  }
}

export function findSigns(observations: Observations, thresholds: Thresholds, now: Date): Sign[] {
  const figures = computeFigures(observations, thresholds, now)
  const least: Record<contract.Hint, number> = {
    chasing: thresholds.chasing.times,
    nightPlay: thresholds.nightPlay.times,
    risingDeposits: thresholds.risingDeposits.percent,
    refusedDeposits: thresholds.refusedDeposits.times,
    longSessions: thresholds.longSessions.times,
  }
  const kinds = Object.keys(least) as contract.Hint[]
  return kinds.flatMap((kind) => (figures[kind] >= least[kind] ? [{ kind, figure: figures[kind] }] : []))
}
