import { z } from "zod"
import type { PaymentEvent, PaymentReport, PayoutReport } from "../../modules/payments/ports.ts"
import { toStorableText } from "../../platform/lib/text.ts"
import { decimalToCents } from "../decimal.ts"

const events: ReadonlyMap<string, PaymentEvent> = new Map([
  ["INITIATED", "pending"],
  ["REDIRECTED", "pending"],
  // The customer approved; the money waits for the capture.
  ["AUTHORIZED", "authorized"],
  ["SUCCESS", "captured"],
  ["CANCELED_CUSTOMER", "cancelled"],
  // We declined, because the account is not the player's.
  ["CANCELED_MERCHANT", "failed"],
  ["EXPIRED", "expired"],
])

export const toPaymentEvent = (status: string): PaymentEvent => events.get(status) ?? "noted"

const word = z.string().transform(toStorableText)
/** Numbers, and texts as well. */
const amount = z
  .union([z.number(), z.string()])
  .transform((value) => decimalToCents(String(value)))
  .nullish()
  .catch(null)
const status = word.pipe(z.string().min(1).max(64))
const pscId = z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String)

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

export const toPaymentId = (mid: string, orderId: string): string => `pay_${mid}_${orderId}_EUR`
export const toPayoutId = (mid: string, endToEndId: string): string => `out_${mid}_${endToEndId}_EUR`

export function parseOrderId(id: string, mid: string): string | undefined {
  const [, of, orderId] = /^pay_(\d+)_([A-Za-z0-9_-]{1,41})_EUR$/.exec(id) ?? []
  return of === mid ? orderId : undefined
}

export function toPaymentReport(payment: Payment, mid: string): PaymentReport | undefined {
  const orderId = parseOrderId(payment.id, mid)
  if (orderId === undefined) return undefined
  const event = toPaymentEvent(payment.status)
  const payer = payment.customer.psc_id
  return {
    orderId,
    reference: payment.id,
    attemptId: "",
    event,
    vendorStatus: payment.status,
    currency: payment.currency,
    capturedCents: event === "captured" ? (payment.amount ?? null) : 0,
    refundedCents: null,
    product: "paysafecard",
    funding: "prepaid",
    ...(payer ? { payerAccount: payer } : {}),
    ...(payment.status === "CANCELED_MERCHANT" ? { reason: "payerDiffers" as const } : {}),
  }
}

export const payout = z.object({ id: z.string(), status, amount })

export function toPayoutReport(
  endToEndId: string,
  report: z.output<typeof payout>,
): PayoutReport | undefined {
  if (report.status === "SUCCESS") return { endToEndId, status: "settled", code: null }
  return report.status === "VALIDATION_SUCCESSFUL"
    ? { endToEndId, status: "accepted", code: null }
    : undefined
}
