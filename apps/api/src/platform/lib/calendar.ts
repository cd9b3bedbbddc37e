import { LRUCache } from "lru-cache"
import { AppError } from "./appError.ts"

const zone = "Europe/Brussels"
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: zone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
})

/** [from, until) */
export type Day = { readonly from: Date; readonly until: Date }

// Every page needs the current day, and computing it costs more than a query.
let latest: (Day & { date: string }) | undefined

/** Returns YYYY-MM-DD. */
export function brusselsDate(at: Date): string {
  if (latest && latest.from <= at && at < latest.until) return latest.date
  const date = parts.format(at).slice(0, 10)
  latest = { date, ...brusselsDay(date) }
  return date
}

function offsetFromUtcMs(at: Date): number {
  const [date, time] = parts.format(at).split(", ") as [string, string]
  return Date.parse(`${date}T${time}Z`) - Math.floor(at.getTime() / 1000) * 1000
}

function midnight(date: string): Date {
  const guess = Date.parse(`${date}T00:00:00Z`)
  // The first offset may be the one before the clocks change, hence the second pass.
  const first = guess - offsetFromUtcMs(new Date(guess))
  return new Date(guess - offsetFromUtcMs(new Date(first)))
}

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
export const weekMs = 7 * dayMs

/** Adds days of 24 hours; calendar days are `addDaysToDate`. */
export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

/** Dates are YYYY-MM-DD. */
export const addDaysToDate = (date: string, days: number): string =>
  addDays(new Date(`${date}T12:00:00Z`), days)
    .toISOString()
    .slice(0, 10)

export const mondayOf = (date: string): string =>
  addDaysToDate(date, -((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7))

export const nextDate = (date: string): string => addDaysToDate(date, 1)

const days = new LRUCache<string, Day>({
  max: 400,
  memoMethod: (date) => ({ from: midnight(date), until: midnight(nextDate(date)) }),
})

/** Converts YYYY-MM-DD to the instants of that day, which has 23 or 25 hours when the clocks change. */
export const brusselsDay = (date: string): Day => days.memo(date)

const yearBefore = (day: string): string => {
  const [year = "", rest = ""] = [day.slice(0, 4), day.slice(4)]
  return `${Number(year) - 1}${rest === "-02-29" ? "-02-28" : rest}`
}

export type DateRange = { from: Date; until: Date }

/** Includes both Belgian days; the default is the last year. Throws where the end precedes the start or a year is exceeded. */
export function toDateRange(
  query: { startDate?: string | undefined; endDate?: string | undefined },
  now: Date,
): DateRange {
  const endDate = query.endDate ?? brusselsDate(now)
  const startDate = query.startDate ?? yearBefore(endDate)
  if (startDate > endDate)
    throw new AppError("BadInputErrorType", {}, { fields: { startDate: { is: "afterEnd" } } })
  if (startDate < yearBefore(endDate))
    throw new AppError("BadInputErrorType", {}, { fields: { startDate: { is: "overAYear" } } })
  return { from: brusselsDay(startDate).from, until: brusselsDay(endDate).until }
}
