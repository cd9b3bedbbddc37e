import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { nothing } from "./parts.ts"
import { fiats } from "./players.ts"

/** The value of a euro in millionths of the currency: 1.0844 dollars are 1084400. */
export const fiatRate = z.strictObject({
  currency: z.enum(fiats),
  millionths: z.int().positive(),
  /** YYYY-MM-DD. */
  day: z.iso.date(),
})
export type FiatRate = z.infer<typeof fiatRate>

/** The last reference rates of the European Central Bank, for display only. */
export const getExchangeRates = endpoint({
  method: "GET",
  path: "/api/get-exchange-rates",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ base: z.literal("EUR"), exchangeRates: z.array(fiatRate) }),
  errors: [],
})
