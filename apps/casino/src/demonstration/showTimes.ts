import { addDaysToDate, brusselsDate, brusselsDay, hourMs } from "../../../api/src/platform/lib/calendar.ts"

/** Hours of the Belgian day. */
const showHours: readonly number[] = [12, 18, 21]

/** From the end of the day, because the clocks change in its first hours. */
const showsOf = (date: string, hours: readonly number[]): Date[] =>
  hours.map((hour) => new Date(brusselsDay(date).until.getTime() - (24 - hour) * hourMs))

const showsAround = (now: Date, hours = showHours): Date[] =>
  [-1, 0, 1].flatMap((days) => showsOf(addDaysToDate(brusselsDate(now), days), hours))

export const latestShow = (now: Date): Date => showsAround(now).findLast((show) => show <= now)!
export const nextShow = (now: Date, hours = showHours): Date =>
  showsAround(now, hours).find((show) => show > now)!
