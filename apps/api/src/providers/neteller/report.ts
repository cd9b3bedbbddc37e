import { createHmac, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import type { PaymentEvent, PaymentReport, PayoutReport, RefundStatus } from "../../modules/payments/ports.ts"
import { toStorableText } from "../../platform/lib/text.ts"

/** Every status of a payment handle that Paysafe documents. */
const handleEvents: ReadonlyMap<string, PaymentEvent> = new Map([
  ["INITIATED", "pending"],
  ["PROCESSING", "pending"],
  // The player has agreed: the payment can be made with the handle.
  ["PAYABLE", "authorized"],
  // A payment was made with it, and says itself how it ended.
  ["COMPLETED", "pending"],
  ["FAILED", "failed"],
  ["ERRORED", "failed"],
  ["DELETED", "failed"],
  ["CANCELLED", "cancelled"],
  ["EXPIRED", "expired"],
])

/** Every status of a payment that Paysafe documents. */
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

/** What a status of a handle means to an order; `noted` where it is not documented. */
export const toHandleEvent = (status: string): PaymentEvent => handleEvents.get(status) ?? "noted"
/** What a status of a payment means to an order; `noted` where it is not documented. */
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

/** Paysafe's codes of a declined payment that have a sentence of their own. */
const insufficientFunds = new Set(["3022", "3051"])

/** The report of a handle and of the payment that was made with it, if one was. The reference is the handle's. */
export function toPaymentReport(found: Handle, paid: Payment | undefined): PaymentReport {
  const event = paid ? toPaymentEvent(paid.status) : toHandleEvent(found.status)
  const payer = (paid?.neteller?.consumerId ?? found.neteller?.consumerId ?? "").slice(0, 254)
  const isPoor = event === "failed" && insufficientFunds.has(paid?.error?.code ?? "")
  return {
    orderId: found.merchantRefNum,
    reference: found.id,
    attemptId: "",
    event,
    vendorStatus: paid?.status ?? found.status,
    currency: paid?.currencyCode ?? found.currencyCode ?? "",
    capturedCents: event === "captured" ? (paid?.amount ?? null) : 0,
    refundedCents: null,
    product: "neteller",
    funding: "prepaid",
    ...(payer === "" ? {} : { payerAccount: payer }),
    ...(isPoor ? { reason: "insufficientFunds" as const } : {}),
  }
}

/** Whether the header `Signature` is the HMAC-SHA256 of a body under our webhook key, in base64. */
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

/** The report of a standalone credit; undefined for a status that is not documented. */
export function toPayoutReport(
  credit: Pick<Payment, "merchantRefNum" | "status" | "error">,
): PayoutReport | undefined {
  const read = payoutStatuses.get(credit.status)
  const code = (credit.error?.code ?? credit.status).slice(0, 10)
  return read && { endToEndId: credit.merchantRefNum, status: read, code: read === "rejected" ? code : null }
}

/** Every status of a refund that Paysafe documents. */
const refundStatuses: ReadonlyMap<string, RefundStatus> = new Map([
  ["RECEIVED", "pending"],
  ["INITIATED", "pending"],
  ["PENDING", "pending"],
  ["PROCESSING", "pending"],
  ["HELD", "pending"],
  ["COMPLETED", "made"],
  ["FAILED", "refused"],
  ["ERRORED", "refused"],
  ["CANCELLED", "refused"],
  ["EXPIRED", "refused"],
])

/** How a refund with this status stands; undefined where it is not documented. */
export const toRefundStatus = (status: string): RefundStatus | undefined => refundStatuses.get(status)
