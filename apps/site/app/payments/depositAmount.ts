import { centsOf, type limits, type ReplyOf } from "@elite/contract"

type Limits = ReplyOf<typeof limits.getLimits>
export type WeeklyDepositLimit = Limits["regulatoryWeeklyDepositLimit"]
/** The largest deposit possible now, by the week and by the player's own limits. */
export type DepositHeadroom = Limits["depositRoom"]
/** Bounds and fee of one deposit or withdrawal, in euros. */
export type MethodBounds = { min: number; max: number; fee: number; time: string }

/** Amounts offered as chips, where the room and the method's bounds allow them. None is preselected. */
export const amountChipsCents: readonly number[] = [1_000, 2_000, 5_000, 10_000]

export type AmountProblem = "amountMissing" | "belowMinimum" | "aboveRoom" | "aboveMaximum"

/** The largest deposit in cents, by limits and method. */
export const computeMaxCents = (bounds: Pick<MethodBounds, "max">, remainingEuros: number): number =>
  Math.min(centsOf(bounds.max), centsOf(remainingEuros))

/** Why an amount cannot be deposited, or null. The server decides; this check only saves a request. */
export function findAmountProblem(
  cents: number | undefined,
  bounds: Pick<MethodBounds, "min" | "max">,
  remainingEuros: number,
): AmountProblem | null {
  if (cents === undefined || cents === 0) return "amountMissing"
  if (cents < centsOf(bounds.min)) return "belowMinimum"
  if (cents > centsOf(remainingEuros)) return "aboveRoom"
  return cents > centsOf(bounds.max) ? "aboveMaximum" : null
}
