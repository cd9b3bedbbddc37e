import { decimal, transactionFields } from "./answers.ts"
import type { Order } from "./order.ts"

/** Statuses that consultation v3 does not number like a notification, less 100 (HiPay's Node SDK, V3 TransactionStatus). */
const RENUMBERED: Readonly<Record<number, number>> = { 129: 81, 160: 52, 161: 53, 163: 55, 173: 54, 200: 30 }
const consultedStatusOf = (notified: number): number => RENUMBERED[notified] ?? notified - 100

/** Snake_case, ISO dates; most statuses are those of a notification less 100 (HiPay's OpenAPI, api-gateway.yml). */
export function consultedTransaction(order: Order, mid: string, forwardUrl: string) {
  const transaction = transactionFields(order, mid, forwardUrl)
  const { card } = order
  const updatedAtMs = order.history.at(-1)?.atMs ?? order.createdAtMs
  return {
    id: Number(order.reference),
    attemptid: 1,
    merchant_order_id: order.asked.orderId,
    state: transaction.state,
    status: consultedStatusOf(Number(transaction.status)),
    reason: order.reason ?? { code: null, message: null },
    eci: 7,
    amount: decimal(order.asked.amountCents),
    authorized_amount: transaction.authorizedAmount,
    captured_amount: transaction.capturedAmount,
    refunded_amount: transaction.refundedAmount,
    credited_amount: "0.00",
    chargebacked_amount: transaction.chargebackedAmount,
    payment_product: order.product ? { name: order.product, description: order.product } : null,
    acquirer: { transaction_reference: transaction.acquirerTransactionReference || null },
    issuer: {
      fullname: card?.issuer ?? null,
      institution: card?.issuer ?? null,
      country: card?.country ?? null,
    },
    card: card && {
      pan: card.pan,
      last_digits: card.pan.slice(-4),
      scheme: card.brand,
      category: null,
      type: card.funding === "UNKNOWN" ? null : card.funding,
      bin: Number(card.pan.slice(0, 6)),
      token: card.token,
    },
    device: { id: null, ip_address: transaction.ipAddress },
    authorization_code: order.authorizationCode || null,
    forward_url: forwardUrl,
    customer_country: "BE",
    date_created: new Date(order.createdAtMs).toISOString(),
    date_updated: new Date(updatedAtMs).toISOString(),
    date_authorized: order.authorizedAtMs === undefined ? null : new Date(order.authorizedAtMs).toISOString(),
    mid: Number(mid) || mid,
    operations: order.operation
      ? [{ type: order.operation.type.toUpperCase(), amount: decimal(order.operation.amountCents) }]
      : [],
    currency: order.asked.currency,
    decimals: 2,
  }
}

/** The answer of `GET /v3/order/{orderid}`: the order and its transactions, none before the first attempt. */
export function consultedOrder(order: Order, mid: string, forwardUrl: string) {
  const { asked } = order
  return {
    id: Number(order.reference),
    merchant_order_id: asked.orderId,
    attempts: order.status === undefined ? 0 : 1,
    amount: decimal(asked.amountCents),
    shipping: "0.00",
    tax: "0.00",
    customer: {
      id: asked.customerId || null,
      firstname: asked.firstName || null,
      lastname: asked.lastName || null,
      email: asked.email,
      phone: "",
      language: asked.language,
    },
    shipping_to: {},
    date_created: new Date(order.createdAtMs).toISOString(),
    transactions: order.status === undefined ? [] : [consultedTransaction(order, mid, forwardUrl)],
    currency: asked.currency,
    decimals: 2,
    custom_data: JSON.stringify(asked.customData),
  }
}
