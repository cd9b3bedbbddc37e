import type { limits as contract, ErrorName } from "@elite/contract"
import { computeHeadroomAt, type DepositUse, depositWindowMs, type WeeklyDeposits } from "../rules.ts"
import { periodEnd, periodStart, type Today } from "./periods.ts"
import { type OwnLimits, ownLimit, periods } from "./rules.ts"

type LimitedBy = (typeof contract.depositLimits)[number] | "regulatoryWeeklyDepositLimit"

/** What one limit leaves for a deposit, cents. */
export type DepositHeadroom = {
  limitedBy: LimitedBy
  limitCents: number
  /** Made, and kept free for orders that are not finished. */
  usedCents: number
  remainingCents: number
  /** Whether what was ordered at an instant counts against it now. */
  counts: (at: Date, now: Date) => boolean
  /** When an amount will fit; null where it is above the limit itself. */
  freesAt: (amountCents: number) => Date | null
}

/** Deposits made or reserved before are in no limit's count any more. */
export const computeCountingStart = (now: Date, today: Today): Date =>
  new Date(Math.min(now.getTime() - depositWindowMs, periodStart("monthly", today).getTime()))

const toStatutoryHeadroom = (week: WeeklyDeposits): DepositHeadroom => ({
  limitedBy: "regulatoryWeeklyDepositLimit",
  limitCents: week.limitCents,
  usedCents: week.usedCents + week.reservedCents,
  remainingCents: week.remainingCents,
  counts: (at, now) => at.getTime() > now.getTime() - depositWindowMs,
  freesAt: (amountCents) => computeHeadroomAt(week, amountCents),
})

/** The deposits of the running day, week and month, made and reserved, cents. */
export function depositTotals(uses: readonly DepositUse[], today: Today) {
  const since = (from: Date) =>
    uses.filter(({ at }) => at >= from).reduce((cents, { amountCents }) => cents + amountCents, 0)
  return {
    daily: since(periodStart("daily", today)),
    weekly: since(periodStart("weekly", today)),
    monthly: since(periodStart("monthly", today)),
  }
}

/**
 * When a limit of the running period lets an amount in, null where it is above the limit itself: what is made comes back
 * with the end of the period, what an unfinished order keeps when the order runs out, if that is sooner.
 */
function computeFreedAt(
  limitCents: number,
  uses: readonly DepositUse[],
  ends: Date,
  amountCents: number,
): Date | null {
  const made = uses.filter(({ reservedUntil }) => reservedUntil === undefined)
  const kept = uses.filter(({ reservedUntil }) => reservedUntil !== undefined)
  const sum = (some: readonly DepositUse[]) => some.reduce((cents, { amountCents }) => cents + amountCents, 0)
  return computeHeadroomAt(
    {
      limitCents,
      usedCents: sum(made),
      reservedCents: sum(kept),
      freesUp: [{ at: ends, amountCents: sum(made) }],
      reserved: kept.map(({ reservedUntil, amountCents }) => ({
        until: reservedUntil && reservedUntil < ends ? reservedUntil : ends,
        amountCents,
      })),
    },
    amountCents,
  )
}

/** Every limit that a deposit must fit into: the statutory week, and whichever its player set. */
export function computeDepositHeadrooms(
  week: WeeklyDeposits,
  own: Pick<OwnLimits, (typeof contract.depositLimits)[number]>,
  uses: readonly DepositUse[],
  today: Today,
): DepositHeadroom[] {
  const used = depositTotals(uses, today)
  const rooms = periods.flatMap((period): DepositHeadroom[] => {
    const limitedBy = ownLimit(period, "Deposit") as (typeof contract.depositLimits)[number]
    const limitCents = own[limitedBy]
    if (limitCents === null) return []
    const counts = (at: Date) => at >= periodStart(period, today)
    const counted = uses.filter(({ at }) => counts(at))
    const freesAt = (amountCents: number) =>
      computeFreedAt(limitCents, counted, periodEnd(period, today), amountCents)
    const remainingCents = Math.max(0, limitCents - used[period])
    return [{ limitedBy, limitCents, usedCents: used[period], remainingCents, counts, freesAt }]
  })
  return [toStatutoryHeadroom(week), ...rooms]
}

/** The limit that leaves least; of equals the one that keeps it longest. */
export const strictestHeadroom = (rooms: readonly DepositHeadroom[]): DepositHeadroom =>
  rooms.reduce((one, other) =>
    other.remainingCents < one.remainingCents ||
    (other.remainingCents === one.remainingCents && isLater(other, one, one.remainingCents + 1))
      ? other
      : one,
  )

/** The gate's answer about deposits: the error it refuses them with, null where it allows them, and until when. */
export type DepositGate = { refusal: ErrorName | null; until: Date | null }

/** What may be deposited now, cents, and the limit or the gate's refusal that allows no more. */
export type PayableNow = Omit<DepositHeadroom, "counts" | "freesAt"> & {
  closedBy: ErrorName | null
  freesAt: Date | null
}

/**
 * Computes what may be deposited now: nothing while the gate refuses deposits, otherwise what the strictest limit leaves.
 * `freesAt` is from when more may be deposited, null where that is not known.
 */
export function computePayableNow(
  { refusal, until }: DepositGate,
  rooms: readonly DepositHeadroom[],
): PayableNow {
  const { counts: _, freesAt, ...room } = strictestHeadroom(rooms)
  if (refusal) return { ...room, remainingCents: 0, closedBy: refusal, freesAt: until }
  return { ...room, closedBy: null, freesAt: freesAt(room.remainingCents + 1) }
}

const isLater = (one: DepositHeadroom, other: DepositHeadroom, amountCents: number) =>
  (one.freesAt(amountCents)?.getTime() ?? Number.POSITIVE_INFINITY) >
  (other.freesAt(amountCents)?.getTime() ?? Number.POSITIVE_INFINITY)

/**
 * Of the limits that refuse an amount the one that refuses it longest, of equals the one that leaves least; undefined where
 * it fits.
 */
export const findExceededLimit = (
  rooms: readonly DepositHeadroom[],
  amountCents: number,
): DepositHeadroom | undefined =>
  rooms
    .filter(({ remainingCents }) => amountCents > remainingCents)
    .toSorted((one, other) => one.remainingCents - other.remainingCents)
    .reduce<DepositHeadroom | undefined>(
      (one, other) => (one === undefined || isLater(other, one, amountCents) ? other : one),
      undefined,
    )
