import { z } from "zod"

/** Amounts are integers ×100 000; int64, so beyond JavaScript's safe integers they are read from the text. */
const maxInt64 = 9_223_372_036_854_775_807n

/**
 * Parses a wallet call. The integer under the message's own `amount` becomes bigint from its digits; anything
 * else in its place stays what it is and fails the types. `meta` becomes the text it was written in: what
 * stands inside is the provider's, and no reason to refuse.
 */
export function parseCall(body: Buffer): unknown {
  const text = body.toString("utf8")
  const digits = new Map<unknown, string>()
  const call: unknown = JSON.parse(text, function (this: unknown, key, value: unknown, context?: Context) {
    const source = context?.source ?? ""
    if (key === "amount" && typeof value === "number" && /^-?\d{1,30}$/.test(source)) digits.set(this, source)
    return value
  })
  if (typeof call !== "object" || call === null || Array.isArray(call)) return call
  const amount = digits.get(call)
  return {
    ...call,
    ...(amount === undefined ? {} : { amount: BigInt(amount) }),
    meta: writtenUnder("meta", text),
  }
}

type Context = { source?: string }

/** How the value under a key of the outermost object is written, in JSON that was parsed before; null where there is none. */
function writtenUnder(wanted: string, text: string): string | null {
  let found: string | null = null
  let depth = 0
  let key: string | null = null
  let start = 0
  for (const { 0: part, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g)) {
    const closes = part === "}" || part === "]"
    if (depth === 1 && (part === "," || part === "}") && key === wanted)
      found = text.slice(start, index).trim()
    if (depth === 1 && part.startsWith('"') && key === null) key = JSON.parse(part) as string
    if (depth === 1 && part === ":") start = index + 1
    if (depth === 1 && part === ",") key = null
    if (part === "{" || part === "[") depth += 1
    if (closes) depth -= 1
  }
  return found
}

/** PostgreSQL holds no NUL, and half a character is none: neither is a name of anything. */
const isText = (value: string) => !value.includes("\0") && value.isWellFormed()
const word = z.string().max(255).refine(isText)
const name = word.min(1)
const amount = z.bigint().min(0n).max(maxInt64)
const meta = z.string().nullable()

// Unknown extra keys are tolerated (docs/providers.md, Hub88 case 7): z.object, not strict.
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

/** Integer units per euro cent: an amount that is not a multiple would split a cent. */
export const unitsPerCent = 1000n
