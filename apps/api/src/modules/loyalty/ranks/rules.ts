import { addDaysToDate, brusselsDay } from "../../../platform/lib/calendar.ts"
import { levelOf, rankWindowMs } from "../rules.ts"

/** A rank as it is held. Days are of the Belgian calendar, YYYY-MM-DD. */
export type Held = {
  level: number
  /** From when a lower rank is to hold, where that was announced. */
  fallsOn: string | null
  /** When the rank fell last. */
  fellOn: string | null
}
type Rank = { level: number; startPoint: number }
type Ranks = readonly [Rank, ...Rank[]]

/** What becomes of a rank; null: nothing. `to` is the number of the rank that comes, or stays. */
export type Change =
  | { kind: "rises" | "falls" | "stays"; to: number; held: Held }
  | { kind: "isToFall"; to: number; on: string; held: Held }
  | null

/** The same day of the next month, or its last day where it has none such. */
export function monthAfter(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}

/**
 * The day on which a rank falls that is held today: the one announced, else the first that may be announced today. So many
 * whole days lie between, and a month since the last fall.
 */
export function fallDay({ fallsOn, fellOn }: Held, today: string, noticeDays: number): string {
  if (fallsOn !== null) return fallsOn
  const first = addDaysToDate(today, noticeDays + 1)
  const month = fellOn === null ? first : monthAfter(fellOn)
  return month > first ? month : first
}

/** Points earned after this count for the rank that is held at an instant. */
export const countedSince = (at: Date): Date => new Date(at.getTime() - rankWindowMs)

/** Points earned after this count for the rank on the first instant of a day. */
export const countedSinceOn = (date: string): Date => countedSince(brusselsDay(date).from)

const entitled = (ranks: Ranks, units: bigint) => levelOf(ranks, Number(units / 1000n))
/** Where a rank stands among all; one that is gone stands where the next lower one does. */
const placeOf = (ranks: Ranks, level: number) =>
  Math.max(
    0,
    ranks.findLastIndex((rank) => rank.level <= level),
  )

/**
 * What becomes of a rank today. It rises at once to whatever the points of now are enough for; it falls by one step, on the
 * day that was announced, if they are not enough for it then; and a fall is announced as soon as the points that will still
 * count on its day are not enough. `points` are thousandths: those that count now, and of them those that count on the day
 * of {@link fallDay}.
 */
export function changeOf(
  held: Held,
  ranks: Ranks,
  points: { nowUnits: bigint; thenUnits: bigint },
  today: string,
  noticeDays: number,
): Change {
  const place = placeOf(ranks, held.level)
  const [now, then] = [points.nowUnits, points.thenUnits].map((units) =>
    placeOf(ranks, entitled(ranks, units).level),
  ) as [number, number]
  const { level } = ranks[place]!
  if (now > place) {
    const to = ranks[now]!.level
    return { kind: "rises", to, held: { ...held, level: to, fallsOn: null } }
  }
  const below = ranks[place - 1]
  if (held.fallsOn === null) {
    if (!below || then >= place) return null
    const on = fallDay(held, today, noticeDays)
    return { kind: "isToFall", to: below.level, on, held: { ...held, fallsOn: on } }
  }
  const isDue = held.fallsOn <= today
  if (!below || (isDue ? now : then) >= place)
    return { kind: "stays", to: level, held: { ...held, fallsOn: null } }
  if (!isDue) return null
  return { kind: "falls", to: below.level, held: { level: below.level, fallsOn: null, fellOn: today } }
}
