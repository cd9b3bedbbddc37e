import { eurosOf } from "@elite/contract"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Outcome } from "./outcome.ts"

// What the house answers, in the words of the second model: amounts in cents, instants in milliseconds.

export const millis = (instant: string) => Date.parse(instant)
/** Of euros as the contract writes them. */
export function centsIn(euros: number): number {
  const cents = Math.round(euros * 100)
  if (eurosOf(cents) !== euros) throw new Error(`${euros} are no whole cents`)
  return cents
}

/** What work answers, or the refusal it ends with: its name, amounts in cents, instants in milliseconds. */
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
