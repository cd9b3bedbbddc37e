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

/** A calendar day as instants, [from, until). */
export type Day = { readonly from: Date; readonly until: Date }

/** Today as it was worked out last: every page asks for its date and its instants, and they cost more than a query. */
let latest: (Day & { date: string }) | undefined

/** The calendar date of an instant in Brussels, YYYY-MM-DD. */
export function brusselsDate(at: Date): string {
  if (latest && latest.from <= at && at < latest.until) return latest.date
  const date = parts.format(at).slice(0, 10)
  latest = { date, ...brusselsDay(date) }
  return date
}

/** Milliseconds by which Brussels is ahead of UTC at an instant. */
function offsetMs(at: Date): number {
  const [date, time] = parts.format(at).split(", ") as [string, string]
  return Date.parse(`${date}T${time}Z`) - Math.floor(at.getTime() / 1000) * 1000
}

function midnight(date: string): Date {
  const guess = Date.parse(`${date}T00:00:00Z`)
  // Twice: the first offset may be the one before a change of the clocks.
  const first = guess - offsetMs(new Date(guess))
  return new Date(guess - offsetMs(new Date(first)))
}

/** A day of 24 hours. */
export const dayMs = 24 * 60 * 60 * 1000

/** So many days of 24 hours after an instant; before it where they are negative. */
export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

/** The calendar date so many days after another, YYYY-MM-DD both; before it where they are negative. */
export const addDaysToDate = (date: string, days: number): string =>
  addDays(new Date(`${date}T12:00:00Z`), days)
    .toISOString()
    .slice(0, 10)

/** The Monday of the week of a calendar date, YYYY-MM-DD both. */
export const mondayOf = (date: string): string =>
  addDaysToDate(date, -((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7))

/** The day after a calendar date, YYYY-MM-DD. */
export const nextDate = (date: string): string => addDaysToDate(date, 1)

/** Days that were asked for; a history asks for the first and the last of its year. */
const days = new LRUCache<string, Day>({ max: 400 })

/** A Brussels calendar day as instants, [from, until): 23 or 25 hours when the clocks change. */
export function brusselsDay(date: string): Day {
  const day = days.get(date) ?? { from: midnight(date), until: midnight(nextDate(date)) }
  days.set(date, day)
  return day
}

const yearBefore = (day: string): string => {
  const [year = "", rest = ""] = [day.slice(0, 4), day.slice(4)]
  return `${Number(year) - 1}${rest === "-02-29" ? "-02-28" : rest}`
}

/** Half-open: from the first instant up to, and without, the last. */
export type DateRange = { from: Date; until: Date }

/**
 * The instants of a range of Belgian calendar days, both included. Without dates: the last year. Refuses with
 * BadInput where it ends before it begins or spans more than a year.
 */
export function toDateRange(
  asked: { startDate?: string | undefined; endDate?: string | undefined },
  now: Date,
): DateRange {
  const endDate = asked.endDate ?? brusselsDate(now)
  const startDate = asked.startDate ?? yearBefore(endDate)
  if (startDate > endDate)
    throw new AppError("BadInputErrorType", {}, { fields: { startDate: { is: "afterEnd" } } })
  if (startDate < yearBefore(endDate))
    throw new AppError("BadInputErrorType", {}, { fields: { startDate: { is: "overAYear" } } })
  return { from: brusselsDay(startDate).from, until: brusselsDay(endDate).until }
}
