import { createHmac, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import type { PaymentEvent, PaymentReport, PayoutReport, RefundStatus } from "../../modules/payments/ports.ts"
import { toStorableText } from "../../platform/lib/text.ts"

const handleEvents: ReadonlyMap<string, PaymentEvent> = new Map([
  ["INITIATED", "pending"],
  ["PROCESSING", "pending"],
  // The player approved; the payment can be made with the handle.
  ["PAYABLE", "authorized"],
  // The outcome is in the payment made with the handle.
  ["COMPLETED", "pending"],
  ["FAILED", "failed"],
  ["ERRORED", "failed"],
  ["DELETED", "failed"],
  ["CANCELLED", "cancelled"],
  ["EXPIRED", "expired"],
])

const paymentEvents: ReadonlyMap<string, PaymentEvent> = new Map([
  ["RECEIVED", "pending"],
  ["INITIATED", "pending"],
  ["PENDING", "pending"],
  ["PROCESSING", "pending"],
  ["HELD", "pending"],
  ["COMPLETED", "captured"],
  ["FAILED", "failed"],
  ["ERRORED", "failed"],
  ["CANCELLED", "cancelled"],
  ["EXPIRED", "expired"],
])

export const toHandleEvent = (status: string): PaymentEvent => handleEvents.get(status) ?? "noted"
export const toPaymentEvent = (status: string): PaymentEvent => paymentEvents.get(status) ?? "noted"

const word = z.string().transform(toStorableText)
const id = z.string().regex(/^[\w-]{1,64}$/)
const status = word.pipe(z.string().min(1).max(64))
const cents = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const wallet = z.object({ consumerId: word.nullish() }).nullish().catch(null)

export const handle = z.object({
  id,
  merchantRefNum: word,
  paymentHandleToken: z.string().min(1),
  status,
  currencyCode: word.nullish(),
  neteller: wallet,
})
export type Handle = z.output<typeof handle>

export const payment = z.object({
  id,
  merchantRefNum: word,
  paymentHandleToken: z.string().nullish(),
  status,
  amount: cents.nullish().catch(null),
  currencyCode: word.nullish(),
  error: z.object({ code: z.coerce.string() }).nullish().catch(null),
  neteller: wallet,
})
export type Payment = z.output<typeof payment>

export const refund = z.object({ id, merchantRefNum: word.nullish(), status })
export type Refund = z.output<typeof refund>

/** Paysafe's decline codes with a text of their own. */
const insufficientFunds = new Set(["3022", "3051"])

/** Combines a handle with its payment, if there is one. The reference is the handle's. */
export function toPaymentReport(handle: Handle, paymentOfHandle: Payment | undefined): PaymentReport {
  const event = paymentOfHandle ? toPaymentEvent(paymentOfHandle.status) : toHandleEvent(handle.status)
  const payer = (paymentOfHandle?.neteller?.consumerId ?? handle.neteller?.consumerId ?? "").slice(0, 254)
  const isPoor = event === "failed" && insufficientFunds.has(paymentOfHandle?.error?.code ?? "")
  return {
    orderId: handle.merchantRefNum,
    reference: handle.id,
    attemptId: "",
    event,
    vendorStatus: paymentOfHandle?.status ?? handle.status,
    currency: paymentOfHandle?.currencyCode ?? handle.currencyCode ?? "",
    capturedCents: event === "captured" ? (paymentOfHandle?.amount ?? null) : 0,
    refundedCents: null,
    product: "neteller",
    funding: "prepaid",
    ...(payer === "" ? {} : { payerAccount: payer }),
    ...(isPoor ? { reason: "insufficientFunds" as const } : {}),
  }
}

/** Verifies the header `Signature`: HMAC-SHA256 of the body, in base64. */
export function isSigned(body: Buffer, signature: string | undefined, key: string): boolean {
  if (signature === undefined || !/^[A-Za-z0-9+/]{43}=$/.test(signature)) return false
  const expected = createHmac("sha256", key).update(body).digest()
  return timingSafeEqual(Buffer.from(signature, "base64"), expected)
}

export const webhook = z.object({
  eventName: status,
  payload: z.object({ id, merchantRefNum: word.pipe(z.string().min(1).max(255)), status: status.nullish() }),
})

const payoutStatuses: ReadonlyMap<string, PayoutReport["status"]> = new Map([
  ["RECEIVED", "accepted"],
  ["INITIATED", "accepted"],
  ["PENDING", "accepted"],
  ["PROCESSING", "accepted"],
  ["HELD", "accepted"],
  ["COMPLETED", "settled"],
  ["FAILED", "rejected"],
  ["ERRORED", "rejected"],
  ["CANCELLED", "rejected"],
  ["EXPIRED", "rejected"],
])

export function toPayoutReport(
  credit: Pick<Payment, "merchantRefNum" | "status" | "error">,
): PayoutReport | undefined {
  const read = payoutStatuses.get(credit.status)
  const code = (credit.error?.code ?? credit.status).slice(0, 10)
  return read && { endToEndId: credit.merchantRefNum, status: read, code: read === "rejected" ? code : null }
}

const refundStatuses: ReadonlyMap<string, RefundStatus> = new Map([
  ["RECEIVED", "pending"],
  ["INITIATED", "pending"],
  ["PENDING", "pending"],
  ["PROCESSING", "pending"],
  ["HELD", "pending"],
  ["COMPLETED", "completed"],
  ["FAILED", "refused"],
  ["ERRORED", "refused"],
  ["CANCELLED", "refused"],
  ["EXPIRED", "refused"],
])

export const toRefundStatus = (status: string): RefundStatus | undefined => refundStatuses.get(status)
