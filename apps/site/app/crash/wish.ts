import { type Hundredths, isStake, isTarget, paidCents, type Terms } from "@elite/crash"
import { centsOf, readAmount } from "@elite/ui"

/** What a panel asks for: a stake in cents, and where it leaves by itself, if anywhere. */
export type Wish = { readonly cents: number; readonly target: Hundredths | undefined }

export const panels = ["a", "b"] as const
export type Panel = (typeof panels)[number]

/** The terms of a round in whole cents, as the rules want them. */
export const termsOf = (said: { minStake: number; maxStake: number; maxPaid: number }): Terms => ({
  minStakeCents: Math.round(said.minStake * 100),
  maxStakeCents: Math.round(said.maxStake * 100),
  maxPaidCents: Math.round(said.maxPaid * 100),
})

/** A stake to begin with: one euro, where that is within the terms. */
export const firstStake = ({ minStakeCents, maxStakeCents }: Terms): number =>
  Math.min(maxStakeCents, Math.max(minStakeCents, 100))

/** A multiplier without its sign, which people write before or after it. */
export const withoutTimes = (text: string): string => text.trim().replace(/^[×x]|[×x]$/giu, "")

/**
 * Where a bet is to leave, as it was written ("3", "2,50×"): hundredths; undefined where nothing was, null where that is no
 * multiplier to leave at.
 */
export function targetIn(text: string): Hundredths | undefined | null {
  const written = withoutTimes(text)
  if (readAmount(written).is === "missing") return undefined
  const hundredths = centsOf(written)
  return hundredths !== undefined && isTarget(hundredths) ? hundredths : null
}

/** What keeps a panel from being sent as it is written. */
export type Problem = "stake" | "target"
export const problemOf = (
  cents: number | undefined,
  target: Hundredths | undefined | null,
  terms: Terms,
): Problem | undefined =>
  cents === undefined || !isStake(cents, terms) ? "stake" : target === null ? "target" : undefined

/** Half or twice a stake, within the terms. */
export const scaled = (cents: number, by: 0.5 | 2, { minStakeCents, maxStakeCents }: Terms): number =>
  Math.min(maxStakeCents, Math.max(minStakeCents, Math.round(cents * by)))

/** What a wish is paid where it leaves by itself, cents. */
export const wouldPay = ({ cents, target }: Wish, terms: Terms): number | undefined =>
  target === undefined ? undefined : paidCents(cents, target, terms)
