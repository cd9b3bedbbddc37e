import { type Hundredths, isValidStake, isValidTarget, paidCents, type Terms } from "@elite/crash"
import { parseAmount, parseCents } from "@elite/ui"

/** A stake in cents, and the multiplier of an automatic cash-out. */
export type BetRequest = { readonly cents: number; readonly target: Hundredths | undefined }

export const panelNames = ["a", "b"] as const
export type PanelName = (typeof panelNames)[number]

/** Amounts on the wire are euros. */
export const toTerms = (terms: { minStake: number; maxStake: number; maxPaid: number }): Terms => ({
  minStakeCents: Math.round(terms.minStake * 100),
  maxStakeCents: Math.round(terms.maxStake * 100),
  maxPaidCents: Math.round(terms.maxPaid * 100),
})

/** One euro, within the terms. */
export const defaultStake = ({ minStakeCents, maxStakeCents }: Terms): number =>
  Math.min(maxStakeCents, Math.max(minStakeCents, 100))

/** The sign may come before or after the number. */
export const stripMultiplierSign = (text: string): string => text.trim().replace(/^[×x]|[×x]$/giu, "")

/** Hundredths of "3" or "2,50×"; undefined for an empty text, null for an invalid multiplier. */
export function parseTarget(text: string): Hundredths | undefined | null {
  const written = stripMultiplierSign(text)
  if (parseAmount(written).is === "missing") return undefined
  const hundredths = parseCents(written)
  return hundredths !== undefined && isValidTarget(hundredths) ? hundredths : null
}

export type BetProblem = "stake" | "target"
export const findBetProblem = (
  cents: number | undefined,
  target: Hundredths | undefined | null,
  terms: Terms,
): BetProblem | undefined =>
  cents === undefined || !isValidStake(cents, terms) ? "stake" : target === null ? "target" : undefined

export const scaleStake = (cents: number, by: 0.5 | 2, { minStakeCents, maxStakeCents }: Terms): number =>
  Math.min(maxStakeCents, Math.max(minStakeCents, Math.round(cents * by)))

/** In cents. */
export const computePayoutAtTarget = ({ cents, target }: BetRequest, terms: Terms): number | undefined =>
  target === undefined ? undefined : paidCents(cents, target, terms)
