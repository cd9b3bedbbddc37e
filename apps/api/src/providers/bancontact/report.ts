import { z } from "zod"
import type { PaymentEvent, PaymentReport } from "../../modules/payments/ports.ts"
import { toStorableText } from "../../platform/lib/text.ts"

/** All documented statuses (Payment V3 API, MerchantPaymentStatus). */
const events: ReadonlyMap<string, PaymentEvent> = new Map([
  ["PENDING", "pending"],
  ["IDENTIFIED", "pending"],
  // Bancontact captures by itself after the authorisation.
  ["AUTHORIZED", "pending"],
  ["PENDING_MERCHANT_ACKNOWLEDGEMENT", "pending"],
  ["SUCCEEDED", "captured"],
  ["AUTHORIZATION_FAILED", "failed"],
  ["FAILED", "failed"],
  ["VOIDED", "failed"],
  ["CANCELLED", "cancelled"],
  ["EXPIRED", "expired"],
])

export const toPaymentEvent = (status: string): PaymentEvent => events.get(status) ?? "noted"

const word = z.string().transform(toStorableText)
const cents = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
export const paymentId = z.string().regex(/^[\w=-]{1,64}$/)

/** Fields that decide nothing are optional. */
export const payment = z.object({
  paymentId,
  status: word.pipe(z.string().min(1).max(64)),
  currency: word,
  amount: cents.nullish().catch(null),
  reference: word.nullish(),
})

/** Undefined for a payment without an order of ours. */
export function toPaymentReport(read: z.output<typeof payment>): PaymentReport | undefined {
  if (!read.reference) return undefined
  const event = toPaymentEvent(read.status)
  return {
    orderId: read.reference,
    reference: read.paymentId,
    attemptId: "",
    event,
    vendorStatus: read.status,
    currency: read.currency,
    capturedCents: event === "captured" ? (read.amount ?? null) : 0,
    refundedCents: null,
    product: "bancontact_pro",
    funding: "debit",
    ...(read.status === "AUTHORIZATION_FAILED" ? { reason: "refusedByBank" as const } : {}),
  }
}
