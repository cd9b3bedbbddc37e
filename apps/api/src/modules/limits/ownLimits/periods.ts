import {
  addDaysToDate,
  brusselsDate,
  brusselsDay,
  mondayOf,
  nextDate,
} from "../../../platform/lib/calendar.ts"

/** Belgian calendar periods, each by its first date, YYYY-MM-DD. */
export type Today = { readonly day: string; readonly week: string; readonly month: string }
export type Period = "daily" | "weekly" | "monthly"

/** Cached: every bet needs them, and they change once a day. */
let latest: Today | undefined

/** The Belgian periods of an instant; weeks begin on Monday. */
export function todayAt(now: Date): Today {
  const day = brusselsDate(now)
  if (latest?.day !== day) latest = { day, week: mondayOf(day), month: `${day.slice(0, 8)}01` }
  return latest
}

export function periodStart(period: Period, { day, week, month }: Today): Date {
  return brusselsDay({ daily: day, weekly: week, monthly: month }[period]).from
}

/** Exclusive: the first instant after the period. */
export function periodEnd(period: Period, { day, week, month }: Today): Date {
  const next = {
    daily: nextDate(day),
    weekly: addDaysToDate(week, 7),
    // 31 days after the first of a month is always in the next month.
    monthly: `${addDaysToDate(month, 31).slice(0, 8)}01`,
  }
  return brusselsDay(next[period]).from
}
