import type { Scenarios } from "../scenarios.ts"

/** What a vendor says of a paid payment is not what was asked for; `other_order`: it is for the order of an earlier payment. */
export const CONTRADICTIONS = ["other_amount", "other_currency", "other_order"] as const

/** What is kept of a payment when it is paid: what was asked for, or otherwise where that is armed. */
export function paidAs<Asked extends { readonly amountCents: number; readonly currency: string }>(
  scenarios: Scenarios,
  asked: Asked,
): Asked {
  const armed = scenarios.takeOwn(["other_amount", "other_currency"])
  if (armed === "other_amount") return { ...asked, amountCents: asked.amountCents - 100 }
  return armed === "other_currency" ? { ...asked, currency: "USD" } : asked
}

/** Whether the payment is said to be for an earlier order; it is used up by asking. */
export const isForEarlierOrder = (scenarios: Scenarios): boolean =>
  scenarios.takeOwn(["other_order"]) !== undefined
