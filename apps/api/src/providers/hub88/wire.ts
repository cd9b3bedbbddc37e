import { z } from "zod"

/** Amounts are integers ×100 000; int64, so beyond JavaScript's safe integers they are read from the text. */
const maxInt64 = 9_223_372_036_854_775_807n

/**
 * Parses a wallet call. Integers under `amount` become bigint from their digits; anything else in their
 * place stays what it is and fails the types.
 */
export function parseCall(body: Buffer): unknown {
  return JSON.parse(body.toString("utf8"), (key, value: unknown, context?: { source?: string }) =>
    key === "amount" && typeof value === "number" && /^-?\d{1,30}$/.test(context?.source ?? "")
      ? BigInt(context!.source!)
      : value,
  )
}

const name = z.string().min(1).max(255)
const amount = z.bigint().min(0n).max(maxInt64)
const meta = z.unknown().optional()

// Unknown extra keys are tolerated (facts/integrations 4.10 case 7): z.object, not strict.
export const userInfo = z.object({ user: name, request_uuid: name })
export const userBalance = z.object({
  user: name,
  token: name,
  request_uuid: name,
  game_code: z.string().max(255).nullish(),
})

const transaction = {
  user: name,
  token: name,
  request_uuid: name,
  transaction_uuid: name,
  round: name,
  round_closed: z.boolean().nullish(),
  game_code: name,
  meta,
}
export const bet = z.object({ ...transaction, currency: name, amount, is_free: z.boolean().nullish() })
export const win = z.object({
  ...transaction,
  currency: name,
  amount,
  reference_transaction_uuid: z.string().max(255).nullish(),
  is_supplier_promo: z.boolean().nullish(),
})
export const rollback = z.object({ ...transaction, reference_transaction_uuid: name })

/** Integer units per euro cent: an amount that is not a multiple would split a cent. */
export const unitsPerCent = 1000n
