import { addDaysToDate, brusselsDate, brusselsDay, hourMs } from "../../../api/src/platform/lib/calendar.ts"

/** Hours of the Belgian day. */
const showHours = [12, 18, 21] as const

/** From the end of the day, because the clocks change in its first hours. */
const showsOf = (date: string): Date[] =>
  showHours.map((hour) => new Date(brusselsDay(date).until.getTime() - (24 - hour) * hourMs))

const showsAround = (now: Date): Date[] =>
  [-1, 0, 1].flatMap((days) => showsOf(addDaysToDate(brusselsDate(now), days)))

export const latestShow = (now: Date): Date => showsAround(now).findLast((show) => show <= now)!
export const nextShow = (now: Date): Date => showsAround(now).find((show) => show > now)!
