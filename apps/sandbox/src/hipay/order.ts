import { randomInt, randomUUID } from "node:crypto"
import type { PaidCard } from "./cards.ts"
import type { Reason, Status } from "./status.ts"

export type ReturnAddresses = {
  readonly accept: string
  readonly decline: string
  readonly pending: string
  readonly exception: string
  readonly cancel: string
}

/** The validated request of the casino. */
export type Asked = {
  readonly orderId: string
  readonly description: string
  readonly amountCents: number
  readonly currency: "EUR"
  readonly operation: "Sale" | "Authorization"
  readonly products: readonly string[]
  readonly language: string
  readonly addresses: ReturnAddresses
  readonly notifyUrl: string
  readonly customerId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly ipAddress: string
  readonly merchantName: string
  readonly showCancel: boolean
  readonly framed: boolean
  readonly timeToPaySeconds: number
  readonly customData: Readonly<Record<string, string>>
  readonly cdata: readonly string[]
}

export type Order = {
  readonly uuid: string
  readonly asked: Asked
  /** HiPay's transaction reference, sent with the first notification. */
  readonly reference: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** Undefined while the page is open. */
  status: Status | undefined
  readonly history: { readonly status: Status; readonly atMs: number }[]
  reason: Reason | undefined
  product: string
  card: PaidCard | undefined
  challenged: boolean
  authorizationCode: string
  authorizedAtMs: number | undefined
  authorizedCents: number
  capturedCents: number
  refundedCents: number
  chargedBackCents: number
  /** Look-ups of this order are unreadable. */
  isGarbled: boolean
  /** Look-ups of this order answer 500. */
  isBroken: boolean
  /** When a pending payment completes automatically. */
  completesAtMs: number | undefined
  operation: { readonly id: string; readonly type: string; readonly amountCents: number } | undefined
}

const DIGITS_12 = { min: 100_000_000_000, max: 281_474_976_710_655 }

export function openOrder(asked: Asked, nowMs: number): Order {
  return {
    uuid: randomUUID(),
    asked,
    reference: `8${String(randomInt(DIGITS_12.min, DIGITS_12.max)).slice(0, 11)}`,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + asked.timeToPaySeconds * 1000,
    status: undefined,
    history: [],
    reason: undefined,
    product: "",
    card: undefined,
    challenged: false,
    authorizationCode: "",
    authorizedAtMs: undefined,
    authorizedCents: 0,
    capturedCents: 0,
    refundedCents: 0,
    chargedBackCents: 0,
    isGarbled: false,
    isBroken: false,
    completesAtMs: undefined,
    operation: undefined,
  }
}

const KEPT_ORDERS = 2000

export type Orders = {
  add(order: Order): void
  byUuid(uuid: string): Order | undefined
  byOrderId(orderId: string): Order | undefined
  byReference(reference: string): Order | undefined
  all(): Order[]
  clear(): void
}

/** Orders in memory; the oldest are dropped. */
export function createOrders(): Orders {
  const orders = new Map<string, Order>()
  const find = (matches: (order: Order) => boolean) => [...orders.values()].find(matches)
  return {
    add(order) {
      orders.set(order.asked.orderId, order)
      const oldest = orders.keys().next().value
      if (orders.size > KEPT_ORDERS && oldest !== undefined) orders.delete(oldest)
    },
    byUuid: (uuid) => find((order) => order.uuid === uuid),
    byOrderId: (orderId) => orders.get(orderId),
    byReference: (reference) => find((order) => order.reference === reference),
    all: () => [...orders.values()].toReversed(),
    clear: () => orders.clear(),
  }
}
