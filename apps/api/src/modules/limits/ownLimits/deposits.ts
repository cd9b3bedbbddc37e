import type { limits as contract, ErrorName } from "@elite/contract"
import { computeHeadroomAt, type DepositUse, depositWindowMs, type WeeklyDeposits } from "../rules.ts"
import { periodEnd, periodStart, type Today } from "./periods.ts"
import { type OwnLimits, ownLimit, periods } from "./rules.ts"

type LimitedBy = (typeof contract.depositLimits)[number] | "regulatoryWeeklyDepositLimit"

export type DepositHeadroom = {
  limitedBy: LimitedBy
  limitCents: number
  usedCents: number
  remainingCents: number
  /** Whether a deposit ordered at an instant counts for this limit now. */
  counts: (at: Date, now: Date) => boolean
  /** Null: the amount exceeds the limit itself. */
  freesAt: (amountCents: number) => Date | null
}

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

/** Cents, reservations included. */
export function depositTotals(uses: readonly DepositUse[], today: Today) {
  const since = (from: Date) =>
    uses.filter(({ at }) => at >= from).reduce((cents, { amountCents }) => cents + amountCents, 0)
  return {
    daily: since(periodStart("daily", today)),
    weekly: since(periodStart("weekly", today)),
    monthly: since(periodStart("monthly", today)),
  }
}

/** Made deposits free their amount at the end of the period, reservations when their order expires, if that is sooner. */
function computeFreedAt(
  limitCents: number,
  uses: readonly DepositUse[],
  periodEndsAt: Date,
  amountCents: number,
): Date | null {
  const made = uses.filter(({ reservedUntil }) => reservedUntil === undefined)
  const reserved = uses.filter(({ reservedUntil }) => reservedUntil !== undefined)
  const sum = (some: readonly DepositUse[]) => some.reduce((cents, { amountCents }) => cents + amountCents, 0)
  return computeHeadroomAt(
    {
      limitCents,
      usedCents: sum(made),
      reservedCents: sum(reserved),
      freesUp: [{ at: periodEndsAt, amountCents: sum(made) }],
      reserved: reserved.map(({ reservedUntil, amountCents }) => ({
        until: reservedUntil && reservedUntil < periodEndsAt ? reservedUntil : periodEndsAt,
        amountCents,
      })),
    },
    amountCents,
  )
}

export function computeDepositHeadrooms(
  week: WeeklyDeposits,
  own: Pick<OwnLimits, (typeof contract.depositLimits)[number]>,
  uses: readonly DepositUse[],
  today: Today,
): DepositHeadroom[] {
  const used = depositTotals(uses, today)
  const headrooms = periods.flatMap((period): DepositHeadroom[] => {
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
  return [toStatutoryHeadroom(week), ...headrooms]
}

/** Of limits that leave the same, the one that frees up last. */
export const strictestHeadroom = (headrooms: readonly DepositHeadroom[]): DepositHeadroom =>
  headrooms.reduce((strictest, other) =>
    other.remainingCents < strictest.remainingCents ||
    (other.remainingCents === strictest.remainingCents &&
      isLater(other, strictest, strictest.remainingCents + 1))
      ? other
      : strictest,
  )

export type DepositGate = { refusal: ErrorName | null; until: Date | null }

export type PayableNow = Omit<DepositHeadroom, "counts" | "freesAt"> & {
  closedBy: ErrorName | null
  freesAt: Date | null
}

export function computePayableNow(
  { refusal, until }: DepositGate,
  headrooms: readonly DepositHeadroom[],
): PayableNow {
  const { counts: _, freesAt, ...headroom } = strictestHeadroom(headrooms)
  if (refusal) return { ...headroom, remainingCents: 0, closedBy: refusal, freesAt: until }
  return { ...headroom, closedBy: null, freesAt: freesAt(headroom.remainingCents + 1) }
}

const isLater = (a: DepositHeadroom, b: DepositHeadroom, amountCents: number) =>
  (a.freesAt(amountCents)?.getTime() ?? Number.POSITIVE_INFINITY) >
  (b.freesAt(amountCents)?.getTime() ?? Number.POSITIVE_INFINITY)

export const findExceededLimit = (
  headrooms: readonly DepositHeadroom[],
  amountCents: number,
): DepositHeadroom | undefined =>
  headrooms
    .filter(({ remainingCents }) => amountCents > remainingCents)
    .toSorted((a, b) => a.remainingCents - b.remainingCents)
    .reduce<DepositHeadroom | undefined>(
      (longest, next) => (longest === undefined || isLater(next, longest, amountCents) ? next : longest),
      undefined,
    )
