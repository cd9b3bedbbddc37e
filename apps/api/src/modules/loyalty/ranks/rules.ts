import { addDaysToDate, brusselsDay } from "../../../platform/lib/calendar.ts"
import { levelForPoints, rankWindowMs } from "../rules.ts"

/** Days are of the Belgian calendar, YYYY-MM-DD. */
export type HeldRank = {
  level: number
  fallsOn: string | null
  fellOn: string | null
}
type Rank = { level: number; startPoint: number }
type Ranks = readonly [Rank, ...Rank[]]

/** Null where nothing changes. `to` is the number of the rank that follows. */
export type RankChange =
  | { kind: "rises" | "falls" | "stays"; to: number; held: HeldRank }
  | { kind: "isToFall"; to: number; on: string; held: HeldRank }
  | null

export function monthAfter(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}

/** The announced day, else `noticeDays` whole days from today and a month after the last fall. */
export function computeFallDay({ fallsOn, fellOn }: HeldRank, today: string, noticeDays: number): string {
  if (fallsOn !== null) return fallsOn
  const first = addDaysToDate(today, noticeDays + 1)
  const month = fellOn === null ? first : monthAfter(fellOn)
  return month > first ? month : first
}

/** Points earned after this instant count for the rank at `at`. */
export const rankWindowStart = (at: Date): Date => new Date(at.getTime() - rankWindowMs)

export const rankWindowStartOn = (date: string): Date => rankWindowStart(brusselsDay(date).from)

const levelForUnits = (ranks: Ranks, units: bigint) => levelForPoints(ranks, Number(units / 1000n))
/** A rank that operators removed counts as the next lower one. */
const rankIndex = (ranks: Ranks, level: number) =>
  Math.max(
    0,
    ranks.findLastIndex((rank) => rank.level <= level),
  )

/**
 * A rank rises immediately as far as its present points reach. A fall is announced as soon as the points that still
 * count on its day are too few, and happens by one step on that day. Points are thousandths; `thenUnits` are those
 * that count on the day of {@link computeFallDay}.
 */
export function computeRankChange(
  held: HeldRank,
  ranks: Ranks,
  points: { nowUnits: bigint; thenUnits: bigint },
  today: string,
  noticeDays: number,
): RankChange {
  const index = rankIndex(ranks, held.level)
  const [now, then] = [points.nowUnits, points.thenUnits].map((units) =>
    rankIndex(ranks, levelForUnits(ranks, units).level),
  ) as [number, number]
  const { level } = ranks[index]!
  if (now > index) {
    const to = ranks[now]!.level
    return { kind: "rises", to, held: { ...held, level: to, fallsOn: null } }
  }
  const below = ranks[index - 1]
  if (held.fallsOn === null) {
    if (!below || then >= index) return null
    const on = computeFallDay(held, today, noticeDays)
    return { kind: "isToFall", to: below.level, on, held: { ...held, fallsOn: on } }
  }
  const isDue = held.fallsOn <= today
  if (!below || (isDue ? now : then) >= index)
    return { kind: "stays", to: level, held: { ...held, fallsOn: null } }
  if (!isDue) return null
  return { kind: "falls", to: below.level, held: { level: below.level, fallsOn: null, fellOn: today } }
}
