import { eurosOf } from "@elite/contract"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Outcome } from "./outcome.ts"

// Answers of the module in the units of the second model: cents and milliseconds.

export const millis = (instant: string) => Date.parse(instant)
/** Of euros as the contract writes them. */
export function centsIn(euros: number): number {
  const cents = Math.round(euros * 100)
  if (eurosOf(cents) !== euros) throw new Error(`${euros} are no whole cents`)
  return cents
}

/** The answer of some work, or the refusal that it throws. */
export async function refusable(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return ((await work()) ?? {}) as Outcome
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const params = Object.entries(error.params as Record<string, unknown>).map(([name, value]) => [
      name,
      value instanceof Date ? value.getTime() : centsOrSelf(value),
    ])
    return { refused: error.name, ...Object.fromEntries(params) }
  }
}
const centsOrSelf = (value: unknown) =>
  typeof value === "object" && value !== null && "cents" in value ? value.cents : value
