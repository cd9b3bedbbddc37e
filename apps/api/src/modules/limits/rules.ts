import { limits as contract } from "@elite/contract"
import { addDays, dayMs, hourMs } from "../../platform/lib/calendar.ts"

export const depositWindowMs = 7 * dayMs

export type DepositUse = {
  amountCents: number
  at: Date
  /** Set for a reservation: its order holds the amount until then. */
  reservedUntil?: Date | null
}
export type DepositUseRow = {
  amount_cents: bigint | number
  at: Date | string
  state: "reserved" | "used" | "released"
  reserved_until: Date | string | null
}
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
  reservedCents: number
  remainingCents: number
  /** Soonest first. */
  freesUp: { at: Date; amountCents: number }[]
  /** Soonest first. */
  reserved: { until: Date; amountCents: number }[]
}

/** A deposit made exactly 168 hours ago has left the window. */
export function computeWeeklyDeposits(
  limitCents: number,
  uses: readonly DepositUse[],
  now: Date,
): WeeklyDeposits {
  const recent = uses
    .filter(({ at }) => at.getTime() > now.getTime() - depositWindowMs)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const sum = (some: readonly DepositUse[]) => some.reduce((cents, { amountCents }) => cents + amountCents, 0)
  const open = recent.filter(({ reservedUntil }) => reservedUntil !== undefined)
  const made = recent.filter(({ reservedUntil }) => reservedUntil === undefined)
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

/** Null: the amount exceeds the limit itself. */
export function computeHeadroomAt(
  week: Omit<WeeklyDeposits, "remainingCents">,
  amountCents: number,
): Date | null {
  let headroom = week.limitCents - week.usedCents - week.reservedCents
  const returns = [
    ...week.freesUp,
    ...week.reserved.map(({ until, amountCents }) => ({ at: until, amountCents })),
  ]
  for (const { at, amountCents: freed } of returns.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    headroom += freed
    if (headroom >= amountCents) return at
  }
  return null
}

/** A long exclusion does not end without the player asking to return; one for ever never ends. */
export const isLongExclusion = (now: Date, until: Date | null): boolean =>
  until !== null && until.getTime() - now.getTime() >= contract.longExclusionDays * dayMs

export const computeReturnAt = (now: Date): Date =>
  new Date(now.getTime() + contract.returnWaitHours * hourMs)

/** So many times 24 hours; null where it has no end. */
export const computePauseEnd = (now: Date, days: number): Date | null =>
  days === contract.forEver ? null : addDays(now, days)
