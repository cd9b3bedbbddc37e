import { z } from "zod"
import { rawMembers } from "../../platform/http/strictJson.ts"
import { isStorableText } from "../../platform/lib/text.ts"

/** Amounts are integers ×100 000; int64, so values beyond JavaScript's safe integers are parsed from the text. */
const maxInt64 = 9_223_372_036_854_775_807n

/** `amount` becomes a bigint, or fails validation later; `meta` becomes its source text. */
export function parseCall(body: Buffer): unknown {
  const text = body.toString("utf8")
  const call: unknown = JSON.parse(text)
  if (typeof call !== "object" || call === null || Array.isArray(call)) return call
  // Parsed separately from the text, because a reviver would be called for every value of every message.
  const { amount, meta = null } = rawMembers(text, ["amount", "meta"])
  const isInteger = amount !== undefined && /^-?\d{1,30}$/.test(amount)
  return Object.assign(call, isInteger ? { amount: BigInt(amount), meta } : { meta })
}

const word = z.string().max(255).refine(isStorableText)
const name = word.min(1)
const amount = z.bigint().min(0n).max(maxInt64)
const meta = z.string().nullable()

// Unknown keys are tolerated (docs/providers.md, Hub88 case 7): z.object, not strict.
export const userInfo = z.object({ user: name, request_uuid: name })
export const userBalance = z.object({
  user: name,
  token: name,
  request_uuid: name,
  game_code: word.nullish(),
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
  reference_transaction_uuid: word.nullish(),
  is_supplier_promo: z.boolean().nullish(),
})
export const rollback = z.object({ ...transaction, reference_transaction_uuid: name })

/** An amount that is no multiple of this would split a cent. */
export const unitsPerCent = 1000n
