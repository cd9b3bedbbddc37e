import { eurosOf } from "@elite/contract"
import { addDaysToDate, brusselsDate, brusselsDay, mondayOf, weekMs } from "../../platform/lib/calendar.ts"
import { centsToUnits } from "../wallet/index.ts"

/** A week in Brussels, [from, until): 167 or 169 hours when the clocks change. */
export type CalendarWeek = { monday: string; from: Date; until: Date }

export const weekStarting = (monday: string): CalendarWeek => ({
  monday,
  from: brusselsDay(monday).from,
  until: brusselsDay(addDaysToDate(monday, 7)).from,
})

export function weeksAt(now: Date): readonly [CalendarWeek, CalendarWeek] {
  const monday = mondayOf(brusselsDate(now))
  return [weekStarting(monday), weekStarting(addDaysToDate(monday, 7))]
}

/** ISO 8601: week 1 is the one with the first Thursday of the year. */
export function isoWeekNumber(monday: string): number {
  const thursday = addDaysToDate(monday, 3)
  const firstMonday = mondayOf(`${thursday.slice(0, 4)}-01-04`)
  return 1 + Math.round((Date.parse(monday) - Date.parse(firstMonday)) / weekMs)
}

/** They come to the whole pool: cents left by rounding go to the largest remainders, then to the higher place. */
export function computeShares(poolCents: number, percents: readonly number[], reached: number): number[] {
  const counting = percents.slice(0, reached)
  const whole = counting.reduce((sum, percent) => sum + percent, 0)
  if (whole === 0) return counting.map(() => 0)
  const shares = counting.map((percent, place) => {
    const exact = BigInt(poolCents) * BigInt(percent)
    return { place, cents: Number(exact / BigInt(whole)), left: Number(exact % BigInt(whole)) }
  })
  const rest = poolCents - shares.reduce((sum, { cents }) => sum + cents, 0)
  for (const share of shares.toSorted((a, b) => b.left - a.left || a.place - b.place).slice(0, rest))
    share.cents += 1
  return shares.map(({ cents }) => cents)
}

type WeekMoney = { adds: bigint; players: number; guaranteed: bigint }

/** The pool of a week that is not counted yet, units: `adds` for each player, and `guaranteed` at least. */
export function computePoolUnits({ adds, players, guaranteed }: WeekMoney): bigint {
  const added = adds * BigInt(players)
  return added > guaranteed ? added : guaranteed
}

export const computePoolCents = (week: WeekMoney): number => Number(computePoolUnits(week) / centsToUnits(1))

export const computePoolEuros = (week: WeekMoney): number => eurosOf(computePoolCents(week))
