import {
  addDaysToDate,
  brusselsDate,
  brusselsDay,
  mondayOf,
  nextDate,
} from "../../../platform/lib/calendar.ts"

/** The day, week and month of the Belgian calendar that an instant lies in, each by its first date, YYYY-MM-DD. */
export type Today = { readonly day: string; readonly week: string; readonly month: string }
export type Period = "daily" | "weekly" | "monthly"

/** The periods that were asked for last: every bet asks, and they are the same all day. */
let latest: Today | undefined

/** The periods of an instant. Weeks begin on Monday. */
export function todayAt(now: Date): Today {
  const day = brusselsDate(now)
  if (latest?.day !== day) latest = { day, week: mondayOf(day), month: `${day.slice(0, 8)}01` }
  return latest
}

/** The first instant of the running day, week or month. */
export function periodStart(period: Period, { day, week, month }: Today): Date {
  return brusselsDay({ daily: day, weekly: week, monthly: month }[period]).from
}

/** The first instant after the running day, week or month: what a limit of it counts begins anew. */
export function periodEnd(period: Period, { day, week, month }: Today): Date {
  const next = {
    daily: nextDate(day),
    weekly: addDaysToDate(week, 7),
    // A month later lies in the next month, whichever day it is; 31 days after the first, too.
    monthly: `${addDaysToDate(month, 31).slice(0, 8)}01`,
  }
  return brusselsDay(next[period]).from
}
