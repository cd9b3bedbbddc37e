import { createHash, timingSafeEqual } from "node:crypto"
import type { Funding, PaymentReport } from "../../modules/payments/ports.ts"
import { toStorableText } from "../../platform/lib/text.ts"
import { decimalToCents } from "../decimal.ts"
import { toFailureReason, toPaymentEvent } from "./status.ts"

/** SHA-256 only: HiPay also offers SHA-1 and SHA-512, and nobody may choose a weaker one (docs/providers.md, HiPay). */
export function isSigned(body: Buffer, signature: string | undefined, passphrase: string): boolean {
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = createHash("sha256").update(body).update(passphrase).digest()
  return timingSafeEqual(Buffer.from(signature, "hex"), expected)
}

/** Maps HiPay's card types. Charge cards and deferred debit are credit: the holder pays later (docs/law.md). */
export function toFunding(cardType: string | null | undefined): Funding {
  const type = (cardType ?? "").trim().toUpperCase()
  if (/^(CREDIT|CHARGE|DEFERRED)/.test(type)) return "credit"
  if (type.startsWith("DEBIT")) return "debit"
  return type.startsWith("PREPAID") ? "prepaid" : "unknown"
}

/** A hash of the visible card digits and the expiry. */
function toCardMark(text: (field: string) => string): string | undefined {
  const shown = ["pan", "card_expiry_month", "card_expiry_year"].map((field) =>
    text(`payment_method[${field}]`),
  )
  return shown.includes("") ? undefined : createHash("sha256").update(shown.join(" ")).digest("hex")
}

const name = /^[\w-]{1,64}$/

/** Undefined where a required field is missing or malformed. */
export function toPaymentReport(body: Buffer): PaymentReport | undefined {
  const form = new URLSearchParams(body.toString("utf8"))
  const text = (field: string) => toStorableText(form.get(field) ?? "")
  const reference = text("transaction_reference")
  const orderId = text("order[id]")
  if (!/^\d{3}$/.test(text("status")) || !name.test(reference) || orderId === "") return undefined
  const cardMark = toCardMark(text)
  const status = Number(text("status"))
  return {
    orderId,
    reference,
    attemptId: text("attempt_id").slice(0, 20),
    event: toPaymentEvent(status),
    vendorStatus: String(status),
    currency: text("currency"),
    capturedCents: decimalToCents(text("captured_amount")),
    refundedCents: decimalToCents(text("refunded_amount")),
    product: text("payment_product"),
    funding: toFunding(form.get("payment_method[card_type]")),
    ...(cardMark === undefined ? {} : { cardMark }),
    ...toFailureReason(status, text("reason[code]")),
  }
}
