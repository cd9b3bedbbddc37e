import { z } from "zod"
import { fault } from "./fields.ts"

/** In euros. */
export const maxEuros = 1_000_000

const isWholeCents = (euros: number) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6

/**
 * An amount of a request: a JSON number in euros, positive, at most two decimals, at most one million. Strings are not
 * coerced; the server's JSON parser refuses exponents.
 */
export const euros = z
  .number(fault("amount"))
  .positive(fault("amount"))
  .max(maxEuros, fault("amountTooLarge"))
  .refine(isWholeCents, fault("amount"))

/** An amount of a reply, euros with at most two decimals; may be negative (a net result, a corrected balance). */
export const eurosStated = z.number().refine(isWholeCents)
