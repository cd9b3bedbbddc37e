import type { Scenarios } from "../scenarios.ts"

/** Contradictions between a paid payment and its request; `other_order`: it names an earlier order. */
export const CONTRADICTIONS = ["other_amount", "other_currency", "other_order"] as const

/** The payment to store: as requested, or with the armed contradiction. */
export function paidAs<Asked extends { readonly amountCents: number; readonly currency: string }>(
  scenarios: Scenarios,
  asked: Asked,
): Asked {
  const armed = scenarios.takeOwn(["other_amount", "other_currency"])
  if (armed === "other_amount") return { ...asked, amountCents: asked.amountCents - 100 }
  return armed === "other_currency" ? { ...asked, currency: "USD" } : asked
}

/** Whether the payment should name an earlier order; consumes the scenario. */
export const isForEarlierOrder = (scenarios: Scenarios): boolean =>
  scenarios.takeOwn(["other_order"]) !== undefined
