import { createHash, timingSafeEqual } from "node:crypto"
import type {
  PaymentEvent,
  PaymentReport,
  PayoutReport,
  Reason,
  RefundStatus,
} from "../../modules/payments/ports.ts"
import { toStorableText } from "../../platform/lib/text.ts"
import { decimalToCents } from "../decimal.ts"

/** Every status that Skrill documents. */
const events: ReadonlyMap<string, PaymentEvent> = new Map([
  ["2", "captured"],
  ["1", "pending"],
  ["0", "pending"],
  ["-1", "cancelled"],
  ["-2", "failed"],
  ["-3", "chargedBack"],
])

/** What a status means to an order; `noted` where it is not documented. */
export const toPaymentEvent = (status: string): PaymentEvent => events.get(status) ?? "noted"

/** Skrill's failed reason codes that have a sentence of their own; the others say no more than that it failed. */
const reasons: Record<string, Reason> = {
  "03": "refusedByBank",
  "04": "insufficientFunds",
  "06": "insufficientFunds",
  "07": "cardInvalid",
  "08": "cardExpired",
  "09": "cardExpired",
  "28": "cardBlocked",
  "31": "insufficientFunds",
}

const hex = (algorithm: "md5" | "sha256", text: string) => createHash(algorithm).update(text).digest("hex")

/** A password as Skrill's calls want it. */
export const hashPassword = (password: string): string => hex("md5", password)

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Whether a status report is signed for our account: `md5sig`, and `sha2sig` too where it is there, in capitals over the
 * merchant, the order, the hashed secret word, `mb_amount`, `mb_currency` and the status. Nothing else of a report is signed.
 */
export function isSigned(
  form: URLSearchParams,
  account: { merchantId: string; secretWord: string },
): boolean {
  const text = (name: string) => form.get(name) ?? ""
  if (text("merchant_id") !== account.merchantId) return false
  const word = hex("md5", account.secretWord).toUpperCase()
  const signed = [text("merchant_id"), text("transaction_id"), word]
    .concat(text("mb_amount"), text("mb_currency"), text("status"))
    .join("")
  if (!isSame(text("md5sig"), hex("md5", signed).toUpperCase())) return false
  return !form.has("sha2sig") || isSame(text("sha2sig"), hex("sha256", signed).toUpperCase())
}

/** The report in the fields of a status report or a query; undefined where a field that decides is missing or malformed. */
export function toPaymentReport(form: URLSearchParams): PaymentReport | undefined {
  const text = (name: string) => toStorableText(form.get(name) ?? "")
  const [orderId, reference, status] = [text("transaction_id"), text("mb_transaction_id"), text("status")]
  if (orderId === "" || !/^\w{1,64}$/.test(reference) || !/^-?\d{1,3}$/.test(status)) return undefined
  const event = toPaymentEvent(status)
  const payer = text("pay_from_email").slice(0, 254)
  const reason = event === "failed" ? reasons[text("failed_reason_code").padStart(2, "0")] : undefined
  const hasMoved = event === "captured" || event === "chargedBack"
  return {
    orderId,
    reference,
    attemptId: "",
    event,
    vendorStatus: status,
    currency: text("mb_currency"),
    capturedCents: hasMoved ? decimalToCents(text("mb_amount")) : 0,
    refundedCents: null,
    product: "skrill",
    // Money that lies in a wallet; the page offers nothing else (payment_methods=WLT).
    funding: "prepaid",
    ...(payer === "" ? {} : { payerAccount: payer }),
    ...(reason === undefined ? {} : { reason }),
  }
}

const payoutStatuses: ReadonlyMap<string, PayoutReport["status"]> = new Map([
  ["2", "settled"],
  // Waits until the recipient has an account.
  ["1", "accepted"],
  ["0", "accepted"],
  ["-1", "returned"],
  ["-2", "rejected"],
])

/** The report of money sent; undefined for a status that no payout has. */
export function toPayoutReport(endToEndId: string, status: string): PayoutReport | undefined {
  const read = payoutStatuses.get(status)
  const hasFailed = read === "rejected" || read === "returned"
  return read && { endToEndId, status: read, code: hasFailed ? status : null }
}

const refundStatuses: ReadonlyMap<string, RefundStatus> = new Map([
  ["2", "made"],
  ["1", "pending"],
  ["0", "pending"],
  ["-1", "refused"],
  ["-2", "refused"],
])

/** How a refund with this status stands; undefined for one that no refund has. */
export const toRefundStatus = (status: string): RefundStatus | undefined => refundStatuses.get(status)
