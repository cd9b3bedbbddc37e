import { type Hundredths, isValidStake, isValidTarget, paidCents, type Terms } from "@elite/crash"
import { parseAmount, parseCents } from "@elite/ui"

/** What a panel asks for: a stake in cents, and where it leaves by itself, if anywhere. */
export type BetRequest = { readonly cents: number; readonly target: Hundredths | undefined }

export const panelNames = ["a", "b"] as const
export type PanelName = (typeof panelNames)[number]

/** The terms of a round in whole cents, as the rules want them. */
export const toTerms = (said: { minStake: number; maxStake: number; maxPaid: number }): Terms => ({
  minStakeCents: Math.round(said.minStake * 100),
  maxStakeCents: Math.round(said.maxStake * 100),
  maxPaidCents: Math.round(said.maxPaid * 100),
})

/** A stake to begin with: one euro, where that is within the terms. */
export const defaultStake = ({ minStakeCents, maxStakeCents }: Terms): number =>
  Math.min(maxStakeCents, Math.max(minStakeCents, 100))

/** A multiplier without its sign, which people write before or after it. */
export const stripMultiplierSign = (text: string): string => text.trim().replace(/^[×x]|[×x]$/giu, "")

/**
 * Where a bet is to leave, as it was written ("3", "2,50×"): hundredths; undefined where nothing was, null where that is no
 * multiplier to leave at.
 */
export function parseTarget(text: string): Hundredths | undefined | null {
  const written = stripMultiplierSign(text)
  if (parseAmount(written).is === "missing") return undefined
  const hundredths = parseCents(written)
  return hundredths !== undefined && isValidTarget(hundredths) ? hundredths : null
}

/** What keeps a panel from being sent as it is written. */
export type BetProblem = "stake" | "target"
export const findBetProblem = (
  cents: number | undefined,
  target: Hundredths | undefined | null,
  terms: Terms,
): BetProblem | undefined =>
  cents === undefined || !isValidStake(cents, terms) ? "stake" : target === null ? "target" : undefined

/** Half or twice a stake, within the terms. */
export const scaleStake = (cents: number, by: 0.5 | 2, { minStakeCents, maxStakeCents }: Terms): number =>
  Math.min(maxStakeCents, Math.max(minStakeCents, Math.round(cents * by)))

/** What a wish is paid where it leaves by itself, cents. */
export const computePayoutAtTarget = ({ cents, target }: BetRequest, terms: Terms): number | undefined =>
  target === undefined ? undefined : paidCents(cents, target, terms)
