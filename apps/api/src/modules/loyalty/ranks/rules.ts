import { addDaysToDate, brusselsDay } from "../../../platform/lib/calendar.ts"
import { levelForPoints, rankWindowMs } from "../rules.ts"

/** A rank as it is held. Days are of the Belgian calendar, YYYY-MM-DD. */
export type HeldRank = {
  level: number
  /** From when a lower rank is to hold, where that was announced. */
  fallsOn: string | null
  /** When the rank fell last. */
  fellOn: string | null
}
type Rank = { level: number; startPoint: number }
type Ranks = readonly [Rank, ...Rank[]]

/** What becomes of a rank; null: nothing. `to` is the number of the rank that comes, or stays. */
export type RankChange =
  | { kind: "rises" | "falls" | "stays"; to: number; held: HeldRank }
  | { kind: "isToFall"; to: number; on: string; held: HeldRank }
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
export function computeFallDay({ fallsOn, fellOn }: HeldRank, today: string, noticeDays: number): string {
  if (fallsOn !== null) return fallsOn
  const first = addDaysToDate(today, noticeDays + 1)
  const month = fellOn === null ? first : monthAfter(fellOn)
  return month > first ? month : first
}

/** Points earned after this count for the rank that is held at an instant. */
export const rankWindowStart = (at: Date): Date => new Date(at.getTime() - rankWindowMs)

/** Points earned after this count for the rank on the first instant of a day. */
export const rankWindowStartOn = (date: string): Date => rankWindowStart(brusselsDay(date).from)

const levelForUnits = (ranks: Ranks, units: bigint) => levelForPoints(ranks, Number(units / 1000n))
/** Where a rank stands among all; one that is gone stands where the next lower one does. */
const rankIndex = (ranks: Ranks, level: number) =>
  Math.max(
    0,
    ranks.findLastIndex((rank) => rank.level <= level),
  )

/**
 * What becomes of a rank today. It rises at once to whatever the points of now are enough for; it falls by one step, on the
 * day that was announced, if they are not enough for it then; and a fall is announced as soon as the points that will still
 * count on its day are not enough. `points` are thousandths: those that count now, and of them those that count on the day
 * of {@link computeFallDay}.
 */
export function computeRankChange(
  held: HeldRank,
  ranks: Ranks,
  points: { nowUnits: bigint; thenUnits: bigint },
  today: string,
  noticeDays: number,
): RankChange {
  const place = rankIndex(ranks, held.level)
  const [now, then] = [points.nowUnits, points.thenUnits].map((units) =>
    rankIndex(ranks, levelForUnits(ranks, units).level),
  ) as [number, number]
  const { level } = ranks[place]!
  if (now > place) {
    const to = ranks[now]!.level
    return { kind: "rises", to, held: { ...held, level: to, fallsOn: null } }
  }
  const below = ranks[place - 1]
  if (held.fallsOn === null) {
    if (!below || then >= place) return null
    const on = computeFallDay(held, today, noticeDays)
    return { kind: "isToFall", to: below.level, on, held: { ...held, fallsOn: on } }
  }
  const isDue = held.fallsOn <= today
  if (!below || (isDue ? now : then) >= place)
    return { kind: "stays", to: level, held: { ...held, fallsOn: null } }
  if (!isDue) return null
  return { kind: "falls", to: below.level, held: { level: below.level, fallsOn: null, fellOn: today } }
}
