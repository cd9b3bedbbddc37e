/**
 * The Belgian calendar by the letter of the law, without a time zone's table: an hour ahead of UTC, two from the last
 * Sunday of March, 01:00 UTC, to the last Sunday of October, 01:00 UTC (Directive 2000/84/EC). It asks neither the
 * machine's zone nor its tables, so that it cannot share a mistake with what it is compared to.
 */
export const hour = 3_600_000
const day = 24 * hour

const lastSunday = (year: number, month: number) => {
  let date = Date.UTC(year, month + 1, 0)
  while (new Date(date).getUTCDay() !== 0) date -= day
  return date
}

type Changes = { forward: number; back: number }
const known = new Map<number, Changes>()

/** When the clocks of a year are put forward, and when back. */
export function clockChanges(year: number): Changes {
  let changes = known.get(year)
  if (!changes) {
    changes = { forward: lastSunday(year, 2) + hour, back: lastSunday(year, 9) + hour }
    known.set(year, changes)
  }
  return changes
}

/** How far Brussels is ahead of UTC. */
export const ahead = (at: number) => {
  const { forward, back } = clockChanges(new Date(at).getUTCFullYear())
  return at >= forward && at < back ? 2 * hour : hour
}

/** When a date begins in Brussels. Clocks change at two or three in the night, so midnight comes exactly once. */
const midnight = (year: number, month: number, date: number) => {
  const written = Date.UTC(year, month, date)
  const found = [hour, 2 * hour].map((offset) => written - offset).find((at) => at + ahead(at) === written)
  if (found === undefined) throw new Error("a midnight that never comes")
  return found
}

export const lengths = ["daily", "weekly", "monthly"] as const
export type Length = (typeof lengths)[number]
/** From `from`, included, to `to`, which is the next one's. */
export type Span = { from: number; to: number }

/** The day, the week from Monday, or the month that an instant lies in. */
export const spanOf = (length: Length, at: number): Span => {
  const clock = new Date(at + ahead(at))
  const [year, month, date] = [clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()]
  if (length === "monthly") return { from: midnight(year, month, 1), to: midnight(year, month + 1, 1) }
  if (length === "daily") return { from: midnight(year, month, date), to: midnight(year, month, date + 1) }
  const sinceMonday = (clock.getUTCDay() + 6) % 7
  return {
    from: midnight(year, month, date - sinceMonday),
    to: midnight(year, month, date - sinceMonday + 7),
  }
}

export const within = (at: number, { from, to }: Span) => at >= from && at < to
