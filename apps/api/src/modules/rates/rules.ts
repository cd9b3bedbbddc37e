import { brusselsDate, brusselsDay, dayMs } from "../../platform/lib/calendar.ts"

/** The rates of a working day are published at about 16:00 in Frankfurt, which has the time of Brussels. */
const publishedAfterMs = 16.25 * 3_600_000

const isWorkingDay = (date: string): boolean => {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5
}

/**
 * Whether newer rates are out than those of `newest`, as far as the calendar says: on a working day from a quarter past
 * four, and always where there are none. On the few days on which banks rest it is asked for in vain.
 */
export function areRatesDue(now: Date, newest: string | undefined): boolean {
  if (newest === undefined) return true
  const today = brusselsDate(now)
  const isOut = now.getTime() - brusselsDay(today).from.getTime() >= publishedAfterMs
  return newest < today && isOut && isWorkingDay(today)
}

/** How many calendar days in Brussels the rates of a day are old. */
export const ageInDays = (now: Date, day: string): number =>
  Math.round((Date.parse(brusselsDate(now)) - Date.parse(day)) / dayMs)
