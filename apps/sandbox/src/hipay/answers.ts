import { decimalOf as decimal } from "../hosted/amount.ts"
import type { Order } from "./order.ts"
import { redirectHash } from "./sign.ts"
import { STATUSES } from "./status.ts"

/** `2026-11-20T07:36:52+0000` */
export function hipayDate(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19)}+0000`
}

export { decimal }

function orderFields(order: Order) {
  return {
    id: order.asked.orderId,
    dateCreated: hipayDate(order.createdAtMs),
    attempts: order.status === undefined ? "0" : "1",
    amount: decimal(order.asked.amountCents),
    shipping: "0.00",
    tax: "0.00",
    decimals: "2",
    currency: order.asked.currency,
    customerId: order.asked.customerId,
    language: order.asked.language,
    email: order.asked.email,
  }
}

export function hostedPageAnswer(order: Order, mid: string, forwardUrl: string) {
  return { forwardUrl, mid, numberRetry: 0, test: true, order: orderFields(order) }
}

/** The v1 look-up is camelCase with amounts as decimal strings (HiPay's OpenAPI, schema Transaction). */
export function transactionFields(order: Order, mid: string, forwardUrl: string) {
  const status = order.status ?? 140
  const { card } = order
  return {
    state: STATUSES[status].state,
    reason: order.reason
      ? { code: String(order.reason.code), message: order.reason.message }
      : { code: "", message: "" },
    forwardUrl,
    test: true,
    mid,
    attemptId: "1",
    authorizationCode: order.authorizationCode,
    transactionReference: order.reference,
    acquirerTransactionReference: order.authorizationCode && `A${order.reference}`,
    dateCreated: hipayDate(order.createdAtMs),
    dateUpdated: hipayDate(order.history.at(-1)?.atMs ?? order.createdAtMs),
    dateAuthorized: order.authorizedAtMs === undefined ? "" : hipayDate(order.authorizedAtMs),
    status: String(status),
    message: STATUSES[status].message,
    authorizedAmount: decimal(order.authorizedCents),
    capturedAmount: decimal(order.capturedCents),
    refundedAmount: decimal(order.refundedCents),
    chargebackedAmount: decimal(order.chargedBackCents),
    decimals: "2",
    currency: order.asked.currency,
    ipAddress: order.asked.ipAddress || "0.0.0.0",
    ipCountry: "BE",
    deviceId: "",
    avsResult: "",
    cvcResult: card && card.brand !== "BANCONTACT" ? "M" : "",
    eci: "7",
    paymentProduct: order.product,
    paymentMethod: card && {
      token: card.token,
      brand: card.brand,
      pan: card.pan,
      cardHolder: card.holder,
      cardExpiryMonth: card.expiryMonth,
      cardExpiryYear: card.expiryYear,
      issuer: card.issuer,
      country: card.country,
    },
    threeDSecure: order.challenged
      ? {
          eci: order.status === 109 ? "7" : "5",
          enrollmentStatus: "Y",
          enrollmentMessage: "Authentication Available",
          authenticationStatus: order.status === 109 ? "N" : "Y",
          authenticationMessage: order.status === 109 ? "Authentication Failed" : "Authentication Successful",
          authenticationToken: "",
          xid: "",
        }
      : undefined,
    fraudScreening: {
      scoring: "0",
      result: status === 112 || status === 111 ? "challenged" : "accepted",
      review: status === 112 ? "pending" : status === 111 ? "denied" : "",
    },
    order: orderFields(order),
    operation: order.operation && {
      id: order.operation.id,
      type: order.operation.type,
      amount: decimal(order.operation.amountCents),
    },
    customData: order.asked.customData,
  }
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** The notification has no underscore before the first capital of these names either. */
const NOTIFIED_AS: Readonly<Record<string, string>> = { threeDSecure: "three_d_secure" }

/** The same fields in snake_case with brackets, form-urlencoded. */
export function notificationBody(order: Order, mid: string): string {
  const { forwardUrl: _unsent, customData, ...fields } = transactionFields(order, mid, "")
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    const sent = NOTIFIED_AS[name] ?? snakeCase(name)
    if (typeof value === "object") {
      for (const [inner, text] of Object.entries(value)) body.append(`${sent}[${snakeCase(inner)}]`, text)
    } else if (value !== undefined) {
      body.append(sent, String(value))
    }
  }
  for (const [position, text] of order.asked.cdata.entries())
    if (text) body.append(`cdata${position + 1}`, text)
  for (const [name, text] of Object.entries(customData)) body.append(`custom_data[${name}]`, text)
  return body.toString()
}

/** A return address with the signed feedback parameters. */
export function feedbackUrl(address: string, order: Order, passphrase: string): string {
  const transaction = transactionFields(order, "", "")
  const method = transaction.paymentMethod
  const { asked } = order
  const params: Record<string, string> = {
    orderid: asked.orderId,
    cid: asked.customerId,
    state: transaction.state,
    status: transaction.status,
    test: "1",
    reference: order.reference,
    approval: order.authorizationCode,
    authorized: decimal(order.authorizedCents),
    ip: transaction.ipAddress,
    country: transaction.ipCountry,
    lang: asked.language,
    email: asked.email,
    ...Object.fromEntries(asked.cdata.slice(0, 4).map((text, position) => [`cdata${position + 1}`, text])),
    score: transaction.fraudScreening.scoring,
    fraud: transaction.fraudScreening.result,
    review: transaction.fraudScreening.review,
    cvscheck: transaction.cvcResult,
    pp: order.product,
    eci3ds: transaction.threeDSecure?.eci ?? "",
    veres: transaction.threeDSecure?.enrollmentStatus ?? "",
    pares: transaction.threeDSecure?.authenticationStatus ?? "",
    cardtoken: method?.token ?? "",
    cardbrand: method?.brand ?? "",
    cardpan: method?.pan ?? "",
    cardexpiry: method ? `${method.cardExpiryYear}${method.cardExpiryMonth}` : "",
    cardcountry: method?.country ?? "",
  }
  const url = new URL(address)
  for (const [name, value] of Object.entries(params)) if (value) url.searchParams.set(name, value)
  url.searchParams.set("hash", redirectHash(params, passphrase))
  return url.href
}
