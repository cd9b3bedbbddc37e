import { limits as contract } from "@elite/contract"
import { addDays, dayMs } from "../../platform/lib/calendar.ts"

/** The statutory deposit week: a rolling 168 hours. */
export const depositWindowMs = 168 * 60 * 60 * 1000

export type DepositUse = {
  amountCents: number
  at: Date
  /** Only reserved: an order that is not finished keeps the room until then. */
  reservedUntil?: Date | null
}
/** As a table or `limits.week_of` holds it. */
export type DepositUseRow = {
  amount_cents: bigint | number
  at: Date | string
  state: "reserved" | "used" | "released"
  reserved_until: Date | string | null
}
/** A row as the rules count it: cents, and until when they are reserved where they are not used yet. */
export const toDepositUse = ({
  amount_cents,
  at,
  state,
  reserved_until: until,
}: DepositUseRow): DepositUse => ({
  amountCents: Number(amount_cents),
  at: new Date(at),
  ...(state === "reserved" ? { reservedUntil: until === null ? null : new Date(until) } : {}),
})

export type WeeklyDeposits = {
  limitCents: number
  usedCents: number
  /** What unfinished orders keep free for themselves: not used, and not to be had either. */
  reservedCents: number
  remainingCents: number
  /** When each deposit leaves the window, soonest first. */
  freesUp: { at: Date; amountCents: number }[]
  /** Until when each unfinished order keeps its room, soonest first. */
  reserved: { until: Date; amountCents: number }[]
}

/** What the deposits of the last 168 hours leave of the limit. A deposit made exactly 168 hours ago has left. */
export function computeWeeklyDeposits(
  limitCents: number,
  uses: readonly DepositUse[],
  now: Date,
): WeeklyDeposits {
  const inside = uses
    .filter(({ at }) => at.getTime() > now.getTime() - depositWindowMs)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const sum = (some: readonly DepositUse[]) => some.reduce((cents, { amountCents }) => cents + amountCents, 0)
  const open = inside.filter(({ reservedUntil }) => reservedUntil !== undefined)
  const made = inside.filter(({ reservedUntil }) => reservedUntil === undefined)
  const [usedCents, reservedCents] = [sum(made), sum(open)]
  const reserved = open.map(({ at, amountCents, reservedUntil }) => ({
    until: reservedUntil ?? new Date(at.getTime() + depositWindowMs),
    amountCents,
  }))
  return {
    limitCents,
    usedCents,
    reservedCents,
    remainingCents: Math.max(0, limitCents - usedCents - reservedCents),
    reserved: reserved.toSorted((a, b) => a.until.getTime() - b.until.getTime()),
    freesUp: made.map(({ at, amountCents }) => ({
      at: new Date(at.getTime() + depositWindowMs),
      amountCents,
    })),
  }
}

/** When there will be room for this amount, or null when the limit itself is smaller. */
export function computeHeadroomAt(
  week: Omit<WeeklyDeposits, "remainingCents">,
  amountCents: number,
): Date | null {
  let room = week.limitCents - week.usedCents - week.reservedCents
  const returns = [
    ...week.freesUp,
    ...week.reserved.map(({ until, amountCents }) => ({ at: until, amountCents })),
  ]
  for (const { at, amountCents: freed } of returns.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    room += freed
    if (room >= amountCents) return at
  }
  return null
}

/** Whether an exclusion that begins now does not end by itself. One for ever has no end at all. */
export const isLongExclusion = (now: Date, until: Date | null): boolean =>
  until !== null && until.getTime() - now.getTime() >= contract.longExclusionDays * dayMs

/** From when somebody may play who asks now to come back. */
export const computeReturnAt = (now: Date): Date =>
  new Date(now.getTime() + contract.returnWaitHours * 60 * 60 * 1000)

/** When a pause of some days that begins now is over: so many times 24 hours; null where it has no end. */
export const computePauseEnd = (now: Date, days: number): Date | null =>
  days === contract.forEver ? null : addDays(now, days)
