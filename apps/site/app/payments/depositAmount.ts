import { centsOf, type limits, type ReplyOf } from "@elite/contract"

type Limits = ReplyOf<typeof limits.getLimits>
export type WeeklyDepositLimit = Limits["regulatoryWeeklyDepositLimit"]
/** The most that can be deposited now, by the week and by the player's own limits. */
export type DepositHeadroom = Limits["depositRoom"]
/** What a method asks of one deposit or withdrawal, in euros. */
export type MethodBounds = { min: number; max: number; fee: number; time: string }

/** Amounts offered as chips: what fits into the room and the method's own bounds. Nothing is chosen beforehand. */
export const amountChipsCents: readonly number[] = [1_000, 2_000, 5_000, 10_000]

export type AmountProblem = "amountMissing" | "belowMinimum" | "aboveRoom" | "aboveMaximum"

/** The most one deposit may be, in cents: what the limits leave, and what the method takes. */
export const computeMaxCents = (terms: Pick<MethodBounds, "max">, remainingEuros: number): number =>
  Math.min(centsOf(terms.max), centsOf(remainingEuros))

/** Why an amount cannot be deposited, or null. The server decides; this says it before the way to it. */
export function findAmountProblem(
  cents: number | undefined,
  terms: Pick<MethodBounds, "min" | "max">,
  remainingEuros: number,
): AmountProblem | null {
  if (cents === undefined || cents === 0) return "amountMissing"
  if (cents < centsOf(terms.min)) return "belowMinimum"
  if (cents > centsOf(remainingEuros)) return "aboveRoom"
  return cents > centsOf(terms.max) ? "aboveMaximum" : null
}
