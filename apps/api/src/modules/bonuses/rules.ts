import { dayMs } from "../../platform/lib/calendar.ts"

/** Only `converted` leaves the bonus to its player. */
export const bonusEndings = [
  "converted",
  "spent",
  "expired",
  "withdrawn",
  "givenUp",
  "depositReturned",
  "left",
  "cancelled",
] as const
export type BonusEnding = (typeof bonusEndings)[number]

export type BonusTerms = {
  percent: number
  mostCents: number
  wagering: number
  days: number
  largestStakeCents: number
}

/** Rounded down to whole cents; `requiredCents` has to be staked. */
export function computeBonus(depositCents: number, { percent, mostCents, wagering }: BonusTerms) {
  const amountCents = Math.min(mostCents, Math.floor((depositCents * percent) / 100))
  return { amountCents, requiredCents: amountCents * wagering }
}

export const computeBonusEnd = (now: Date, { days }: Pick<BonusTerms, "days">): Date =>
  new Date(now.getTime() + days * dayMs)

/** 10⁻⁵ euro. A stake is whole cents, so its share is whole units. */
export function computeWagered(
  stakeUnits: bigint,
  category: string | null,
  { percents, other }: { percents: Readonly<Record<string, number>>; other: number },
): bigint {
  const percent = (category === null ? undefined : percents[category]) ?? other
  return (stakeUnits * BigInt(percent)) / 100n
}
