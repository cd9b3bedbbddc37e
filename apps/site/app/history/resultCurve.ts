import { dayMs } from "../time.ts"

/** The net result of one day; the date is YYYY-MM-DD. */
export type DayResult = { date: string; net: number }

const dayNumber = (date: string): number => Date.parse(date) / dayMs

/**
 * The result added up from zero, as points of a square of 100. Days without bets keep the result of the day before.
 * `days` are those with bets, oldest first, at least one; without a period they bound the drawing.
 */
export function toResultCurve(
  days: readonly DayResult[],
  { from, to }: { from: string | undefined; to: string | undefined },
) {
  const [first, last] = [from ?? days[0]!.date, to ?? days.at(-1)!.date]
  const start = dayNumber(first) - 1
  const span = Math.max(1, dayNumber(last) - start)
  const sums: { day: number; cents: number }[] = [{ day: start, cents: 0 }]
  for (const { date, net } of days) {
    const before = sums.at(-1)!.cents
    const day = dayNumber(date)
    if (day - 1 > sums.at(-1)!.day) sums.push({ day: day - 1, cents: before })
    sums.push({ day, cents: before + Math.round(net * 100) })
  }
  const end = sums.at(-1)!.cents
  sums.push({ day: start + span, cents: end })
  const highest = Math.max(...sums.map(({ cents }) => cents))
  const lowest = Math.min(...sums.map(({ cents }) => cents))
  const heightOf = (cents: number) =>
    highest === lowest ? 50 : Math.round(((highest - cents) / (highest - lowest)) * 10_000) / 100
  return {
    points: sums.map(({ day, cents }) => ({
      x: Math.round(((day - start) / span) * 10_000) / 100,
      y: heightOf(cents),
    })),
    zero: heightOf(0),
    highest: highest / 100,
    lowest: lowest / 100,
    end: end / 100,
    first,
    last,
  }
}
