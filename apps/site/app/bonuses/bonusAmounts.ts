import { centsOf } from "@elite/contract"
import type { Bonus } from "./BonusCard.tsx"

/** Euros. The server computes the same in `bonusOf`. */
export function computeBonusAmounts(
  depositCents: number,
  { percent, maximum, wagering }: Pick<Bonus["terms"], "percent" | "maximum" | "wagering">,
): { bonus: number; required: number } {
  const cents = Math.min(centsOf(maximum), Math.floor((depositCents * percent) / 100))
  return { bonus: cents / 100, required: (cents * wagering) / 100 }
}
