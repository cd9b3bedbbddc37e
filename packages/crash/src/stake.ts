import { type Hundredths, lowestHundredths, topHundredths } from "./result.ts"

/** What a bet may be, and what it may bring back at most, stake included; whole cents. */
export type Terms = {
  readonly minStakeCents: number
  readonly maxStakeCents: number
  readonly maxPaidCents: number
}

/** Whether a stake is whole cents within the terms. */
export const isValidStake = (cents: number, { minStakeCents, maxStakeCents }: Terms): boolean =>
  Number.isSafeInteger(cents) && cents >= minStakeCents && cents <= maxStakeCents

/** Whether a bet may say that it leaves there by itself: whole hundredths from 1.01 to the top. */
export const isValidTarget = (hundredths: Hundredths): boolean =>
  Number.isSafeInteger(hundredths) && hundredths >= lowestHundredths && hundredths <= topHundredths

/** What a stake is paid at a multiplier: whole cents, rounded down, at most what the terms allow. */
export const paidCents = (stakeCents: number, at: Hundredths, { maxPaidCents }: Terms): number =>
  // Both are whole, and a stake of a million euro at the top is still below 2^53.
  Math.min(maxPaidCents, Math.floor((stakeCents * at) / 100))

/**
 * Where a bet leaves by itself: at what it said, and without a word where it can win no more, because what the terms allow is
 * reached, or the top.
 */
export function autoCashOutAt(
  { stakeCents, target = topHundredths }: { stakeCents: number; target?: Hundredths | undefined },
  { maxPaidCents }: Terms,
): Hundredths {
  const most = Math.max(lowestHundredths, Math.ceil((maxPaidCents * 100) / stakeCents))
  return Math.min(target, most)
}
