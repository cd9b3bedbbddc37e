import { brusselsDate, brusselsDay, dayMs, hourMs } from "../../platform/lib/calendar.ts"

/** Published at about 16:00 in Frankfurt, in the time zone of Brussels. */
const publishedAfterMs = 16.25 * hourMs

const isWorkingDay = (date: string): boolean => {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5
}

/** Working days from 16:15; bank holidays cost an unnecessary request. */
export function areRatesDue(now: Date, newest: string | undefined): boolean {
  if (newest === undefined) return true
  const today = brusselsDate(now)
  const isOut = now.getTime() - brusselsDay(today).from.getTime() >= publishedAfterMs
  return newest < today && isOut && isWorkingDay(today)
}

export const ageInDays = (now: Date, day: string): number =>
  Math.round((Date.parse(brusselsDate(now)) - Date.parse(day)) / dayMs)
