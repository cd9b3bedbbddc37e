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

const events: ReadonlyMap<string, PaymentEvent> = new Map([
  ["2", "captured"],
  ["1", "pending"],
  ["0", "pending"],
  ["-1", "cancelled"],
  ["-2", "failed"],
  ["-3", "chargedBack"],
])

export const toPaymentEvent = (status: string): PaymentEvent => events.get(status) ?? "noted"

/** Failed reason codes with a text of their own. */
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

export const hashPassword = (password: string): string => hex("md5", password)

const isSame = (actual: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Covers merchant, order, hashed secret word, `mb_amount`, `mb_currency` and status. Other fields are not signed. */
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

/** Undefined where a required field is missing or malformed. */
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
    // The page offers only wallet money (payment_methods=WLT).
    funding: "prepaid",
    ...(payer === "" ? {} : { payerAccount: payer }),
    ...(reason === undefined ? {} : { reason }),
  }
}

const payoutStatuses: ReadonlyMap<string, PayoutReport["status"]> = new Map([
  ["2", "settled"],
  // Until the recipient opens an account.
  ["1", "accepted"],
  ["0", "accepted"],
  ["-1", "returned"],
  ["-2", "rejected"],
])

export function toPayoutReport(endToEndId: string, status: string): PayoutReport | undefined {
  const read = payoutStatuses.get(status)
  const hasFailed = read === "rejected" || read === "returned"
  return read && { endToEndId, status: read, code: hasFailed ? status : null }
}

const refundStatuses: ReadonlyMap<string, RefundStatus> = new Map([
  ["2", "completed"],
  ["1", "pending"],
  ["0", "pending"],
  ["-1", "refused"],
  ["-2", "refused"],
])

export const toRefundStatus = (status: string): RefundStatus | undefined => refundStatuses.get(status)
