import { type Hundredths, lowestHundredths, topHundredths } from "./result.ts"

/** The limits of a bet and of its payment (stake included); whole cents. */
export type Terms = {
  readonly minStakeCents: number
  readonly maxStakeCents: number
  readonly maxPaidCents: number
}

export const isValidStake = (cents: number, { minStakeCents, maxStakeCents }: Terms): boolean =>
  Number.isSafeInteger(cents) && cents >= minStakeCents && cents <= maxStakeCents

export const isValidTarget = (hundredths: Hundredths): boolean =>
  Number.isSafeInteger(hundredths) && hundredths >= lowestHundredths && hundredths <= topHundredths

/** The payment at a multiplier: whole cents, rounded down, at most what the terms allow. */
export const paidCents = (stakeCents: number, at: Hundredths, { maxPaidCents }: Terms): number =>
  // Both are whole, and a million euros at the top is below 2^53.
  Math.min(maxPaidCents, Math.floor((stakeCents * at) / 100))

/** The target, or less where the terms or the top keep the bet from winning more. */
export function autoCashOutAt(
  { stakeCents, target = topHundredths }: { stakeCents: number; target?: Hundredths | undefined },
  { maxPaidCents }: Terms,
): Hundredths {
  const most = Math.max(lowestHundredths, Math.ceil((maxPaidCents * 100) / stakeCents))
  return Math.min(target, most)
}
