import type { protection as contract } from "@elite/contract"
import type { ValueOf } from "../../platform/admin/settings.ts"
import {
  addDaysToDate,
  brusselsDate,
  brusselsDay,
  type DateRange,
  dayMs,
} from "../../platform/lib/calendar.ts"
import type { earlySigns } from "./settings.ts"

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** What counts as lately: the seven times 24 hours that end now. */
export const recentMs = 7 * dayMs
/** Deposits are compared with the weeks before, this many of them. */
const weeksBefore = 4
/** From its sixth hour on until it ends a day has eighteen, also when the clocks change. */
const afterSixMs = 18 * hourMs

/** Stretches of time without those that others cover, soonest first: two devices at once are one time. */
export function mergeSpans(spans: readonly DateRange[]): DateRange[] {
  const whole: DateRange[] = []
  for (const span of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = whole.at(-1)
    if (!last || span.from > last.until) whole.push({ ...span })
    else if (span.until > last.until) last.until = span.until
  }
  return whole
}

/** How many milliseconds of some stretches lie within another. */
export function msWithin(spans: readonly DateRange[], { from, until }: DateRange): number {
  const lengths = spans.map((span) => Math.min(+span.until, +until) - Math.max(+span.from, +from))
  return lengths.reduce((sum, length) => sum + Math.max(0, length), 0)
}

/** The weeks up to the one that begins on this Monday, which comes first: the first and the last date of each, and when it is. */
export const weeksUntil = (
  monday: string,
  count: number,
): { from: string; until: string; range: DateRange }[] =>
  Array.from({ length: count }, (_, before) => {
    const from = addDaysToDate(monday, -7 * before)
    const until = addDaysToDate(from, 6)
    return { from, until, range: { from: brusselsDay(from).from, until: brusselsDay(until).until } }
  })

/** The nights of the last seven days, from midnight to six in Brussels. */
const nightsBefore = (now: Date): DateRange[] =>
  Array.from({ length: 7 }, (_, before) => {
    const { from, until } = brusselsDay(addDaysToDate(brusselsDate(now), -before))
    return { from, until: new Date(until.getTime() - afterSixMs) }
  })

/** Deposits since then are compared. */
export const comparisonStart = (now: Date): Date => new Date(now.getTime() - (weeksBefore + 1) * recentMs)

/** What signs are read from: what a player did up to now. */
export type Observations = {
  /** Since {@link comparisonStart}, with what they had lost in the minutes before; below zero where they had won. */
  deposits: readonly { at: Date; cents: number; lostCents: number }[]
  /** When a deposit of the last seven days was refused. */
  refusedAt: readonly Date[]
  /** When they were logged in, each stretch once. */
  spans: readonly DateRange[]
}
type Thresholds = ValueOf<typeof earlySigns>
export type Sign = { kind: contract.Hint; figure: number }

/** What this week's deposits are of the mean of the four before, in per cent; 0 where there was none, or they are few. */
function risingPercent({ deposits }: Observations, fromCents: number, now: Date): number {
  const since = new Date(now.getTime() - recentMs)
  const sum = (some: Observations["deposits"]) => some.reduce((cents, each) => cents + each.cents, 0)
  const lately = sum(deposits.filter(({ at }) => at > since))
  const usual = sum(deposits.filter(({ at }) => at <= since && at > comparisonStart(now))) / weeksBefore
  return usual === 0 || lately < fromCents ? 0 : Math.round((lately * 100) / usual)
}

/** How often each sign shows in the last seven days; of rising deposits the per cent of what was usual. */
function computeFigures(seen: Observations, at: Thresholds, now: Date): Record<contract.Hint, number> {
  const since = new Date(now.getTime() - recentMs)
  const lately = { from: since, until: now }
  const lasting = (span: DateRange, minutes: number) => msWithin([span], lately) >= minutes * minuteMs
  return {
    chasing: seen.deposits.filter((each) => each.at > since && each.lostCents >= at.chasing.lostCents).length,
    nightPlay: nightsBefore(now).filter(
      (night) => msWithin(seen.spans, night) >= at.nightPlay.minutes * minuteMs,
    ).length,
    risingDeposits: risingPercent(seen, at.risingDeposits.fromCents, now),
    refusedDeposits: seen.refusedAt.filter((each) => each > since).length,
    longSessions: seen.spans.filter((span) => lasting(span, at.longSessions.minutes)).length,
  }
}

/** The signs that reach their thresholds, each with its figure. */
export function findSigns(seen: Observations, at: Thresholds, now: Date): Sign[] {
  const figures = computeFigures(seen, at, now)
  const least: Record<contract.Hint, number> = {
    chasing: at.chasing.times,
    nightPlay: at.nightPlay.times,
    risingDeposits: at.risingDeposits.percent,
    refusedDeposits: at.refusedDeposits.times,
    longSessions: at.longSessions.times,
  }
  const kinds = Object.keys(least) as contract.Hint[]
  return kinds.flatMap((kind) => (figures[kind] >= least[kind] ? [{ kind, figure: figures[kind] }] : []))
}
