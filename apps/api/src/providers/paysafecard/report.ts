import { z } from "zod"
import type { PaymentEvent, PaymentReport, PayoutReport } from "../../modules/payments/ports.ts"
import { toStorableText } from "../../platform/lib/text.ts"
import { decimalToCents } from "../decimal.ts"

/** Every status that paysafecard documents. */
const events: ReadonlyMap<string, PaymentEvent> = new Map([
  ["INITIATED", "pending"],
  ["REDIRECTED", "pending"],
  // The customer has agreed: the money waits to be captured.
  ["AUTHORIZED", "authorized"],
  ["SUCCESS", "captured"],
  ["CANCELED_CUSTOMER", "cancelled"],
  // We declined it: the account is not the player's.
  ["CANCELED_MERCHANT", "failed"],
  ["EXPIRED", "expired"],
])

/** What a status means to an order; `noted` where it is not documented. */
export const toPaymentEvent = (status: string): PaymentEvent => events.get(status) ?? "noted"

const word = z.string().transform(toStorableText)
/** Amounts are numbers; a text is read too. */
const amount = z
  .union([z.number(), z.string()])
  .transform((value) => decimalToCents(String(value)))
  .nullish()
  .catch(null)
const status = word.pipe(z.string().min(1).max(64))
const pscId = z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String)

/** The account that pays, as far as paysafecard names it. */
const customer = z.object({
  id: word,
  psc_id: pscId.nullish().catch(null),
  first_name: word.nullish().catch(null),
  last_name: word.nullish().catch(null),
  date_of_birth: word.nullish().catch(null),
})

export const payment = z.object({
  id: z.string().min(1).max(128),
  status,
  amount,
  currency: word,
  customer,
})
export type Payment = z.output<typeof payment>

/** The id of a payment: our merchant id, our order, the currency. */
export const toPaymentId = (mid: string, orderId: string): string => `pay_${mid}_${orderId}_EUR`
/** The id of a payout. */
export const toPayoutId = (mid: string, endToEndId: string): string => `out_${mid}_${endToEndId}_EUR`

/** The order in the id of a payment of ours; undefined for an id that is none. */
export function parseOrderId(id: string, mid: string): string | undefined {
  const [, of, orderId] = /^pay_(\d+)_([A-Za-z0-9_-]{1,41})_EUR$/.exec(id) ?? []
  return of === mid ? orderId : undefined
}

/** The report of a payment; undefined where its id is none of ours. */
export function toPaymentReport(found: Payment, mid: string): PaymentReport | undefined {
  const orderId = parseOrderId(found.id, mid)
  if (orderId === undefined) return undefined
  const event = toPaymentEvent(found.status)
  const payer = found.customer.psc_id
  return {
    orderId,
    reference: found.id,
    attemptId: "",
    event,
    vendorStatus: found.status,
    currency: found.currency,
    capturedCents: event === "captured" ? (found.amount ?? null) : 0,
    refundedCents: null,
    product: "paysafecard",
    funding: "prepaid",
    ...(payer ? { payerAccount: payer } : {}),
    ...(found.status === "CANCELED_MERCHANT" ? { reason: "payerDiffers" as const } : {}),
  }
}

export const payout = z.object({ id: z.string(), status, amount })

/** The report of a payout; undefined for a status that is not documented. */
export function toPayoutReport(endToEndId: string, found: z.output<typeof payout>): PayoutReport | undefined {
  if (found.status === "SUCCESS") return { endToEndId, status: "settled", code: null }
  return found.status === "VALIDATION_SUCCESSFUL" ? { endToEndId, status: "accepted", code: null } : undefined
}
