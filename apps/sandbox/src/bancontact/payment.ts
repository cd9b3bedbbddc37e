import { randomBytes } from "node:crypto"
import { MINUTE_MS } from "../clock.ts"
import type { Json } from "../http.ts"
import { webAddress } from "../http.ts"

export type BancontactKeys = {
  readonly apiKey: string
  /** The product profile (PPID), 24 characters. */
  readonly profileId: string
  readonly merchantName: string
  /** Where the casino publishes the keys that sign its requests. */
  readonly casinoJwksUrl: string
}

/** Statuses of a payment (Payment V3 API, MerchantPaymentStatus). */
export type Status =
  | "PENDING"
  | "IDENTIFIED"
  | "AUTHORIZED"
  | "AUTHORIZATION_FAILED"
  | "SUCCEEDED"
  | "FAILED"
  | "CANCELLED"
  | "EXPIRED"

export type Refund = {
  readonly refundId: string
  readonly key: string
  readonly amountCents: number
  readonly createdAtMs: number
  status: "PENDING" | "REFUNDED" | "FAILED"
}

export type Asked = {
  readonly amountCents: number
  readonly currency: string
  readonly reference: string
  readonly description: string
  readonly callbackUrl: string
  readonly returnUrl: string
}

export type Payment = {
  readonly paymentId: string
  asked: Asked
  readonly createdAtMs: number
  readonly expiresAtMs: number
  status: Status
  succeededAtMs: number | undefined
  /** When a pending payment succeeds automatically. */
  completesAtMs: number | undefined
  readonly refunds: Refund[]
  /** Look-ups of this payment answer with an unknown format. */
  isGarbled: boolean
  /** Look-ups of this payment answer 500. */
  isBroken: boolean
}

/** Online payments end after twenty minutes. */
const EXPIRES_AFTER_MS = 20 * MINUTE_MS
export const DEBTOR = { name: "Jan", iban: "BE68539007547034" } as const

export const newId = (): string => randomBytes(12).toString("hex")

export function openPayment(asked: Asked, nowMs: number): Payment {
  return {
    paymentId: newId(),
    asked,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + EXPIRES_AFTER_MS,
    status: "PENDING",
    succeededAtMs: undefined,
    completesAtMs: undefined,
    refunds: [],
    isGarbled: false,
    isBroken: false,
  }
}

/** An accepted refund that is not executed yet. */
export const pendingRefund = ({ refunds }: Payment): Refund | undefined =>
  refunds.find(({ status }) => status === "PENDING")

export const refundedCents = (payment: Payment): number =>
  payment.refunds.reduce((sum, { status, amountCents }) => (status === "FAILED" ? sum : sum + amountCents), 0)

export type Refusal = { readonly code: string; readonly message: string }
const required = (field: string): Refusal => ({
  code: "FIELD_IS_REQUIRED",
  message: `Field ${field} is mandatory`,
})
const invalid = (field: string): Refusal => ({
  code: "FIELD_IS_INVALID",
  message: `Field ${field} is invalid`,
})

export function readPayment(body: Json | undefined): Asked | Refusal {
  if (!body) return { code: "BODY_MISSING", message: "A json needs to be provided" }
  const { amount, currency = "EUR" } = body
  if (amount === undefined) return required("amount")
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount < 1 || amount > 999_999)
    return invalid("amount")
  if (currency !== "EUR") return invalid("currency")
  const text = (name: string): string => (typeof body[name] === "string" ? body[name] : "")
  if (text("reference").length > 35) return invalid("reference")
  if (text("description").length > 140) return invalid("description")
  for (const name of ["callbackUrl", "returnUrl"])
    if (text(name) !== "" && !webAddress(text(name))) return invalid(name)
  return {
    amountCents: amount,
    currency: "EUR",
    reference: text("reference"),
    description: text("description"),
    callbackUrl: text("callbackUrl"),
    returnUrl: text("returnUrl"),
  }
}

const iso = (atMs: number) => new Date(atMs).toISOString()

/** Fields common to look-ups and callbacks. */
export function paymentFields(payment: Payment) {
  const { asked, succeededAtMs, status } = payment
  const isPaidBy = ["AUTHORIZED", "SUCCEEDED"].includes(status)
  return {
    paymentId: payment.paymentId,
    createdAt: iso(payment.createdAtMs),
    expireAt: iso(payment.expiresAtMs),
    ...(succeededAtMs === undefined ? {} : { succeededAt: iso(succeededAtMs) }),
    currency: asked.currency,
    status,
    amount: asked.amountCents,
    description: asked.description,
    reference: asked.reference,
    // The account is masked; `debtor/refundIban` has all of it.
    ...(isPaidBy ? { debtor: { name: DEBTOR.name, iban: `***********${DEBTOR.iban.slice(-5)}` } } : {}),
  }
}

export function refundFields(payment: Payment, refund: Refund) {
  return {
    refundId: refund.refundId,
    paymentId: payment.paymentId,
    amount: refund.amountCents,
    currency: "EUR",
    status: refund.status,
    creationDate: iso(refund.createdAtMs),
  }
}
