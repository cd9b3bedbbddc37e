import { randomBytes, randomInt } from "node:crypto"
import type { Bench } from "../control.ts"
import type { Letter } from "../courier.ts"
import { type Mishaps, NO_MISHAPS } from "../scenarios.ts"
import { feedbackUrl, notificationBody } from "./answers.ts"
import type { PaidCard } from "./cards.ts"
import type { Order, Orders } from "./order.ts"
import { notificationSignature } from "./sign.ts"
import { REASONS, type Reason, type Status } from "./status.ts"

export type HipayKeys = {
  readonly login: string
  readonly password: string
  readonly passphrase: string
  readonly mid: string
}

export type Ending = "pay" | "refuse" | "cancel" | "expire" | "pending" | "review" | "3ds-fail"

const GAP_MS = 40
const PENDING_FOR_MS = 5000

const FAILURES: Readonly<Partial<Record<Ending, { status: Status; reason: Reason }>>> = {
  refuse: { status: 113, reason: REASONS.insufficientFunds },
  cancel: { status: 115, reason: REASONS.cancelled },
  expire: { status: 114, reason: REASONS.sessionExpired },
  "3ds-fail": { status: 109, reason: REASONS.authenticationFailed },
}

/** The page was opened, or the 3-D Secure challenge is shown; no result yet. */
function isUndecided(order: Order): boolean {
  return order.status === undefined || order.status === 140
}

/** Moves transactions between statuses; every transition sends a signed notification. */
export class Gateway {
  readonly orders: Orders
  readonly keys: HipayKeys
  readonly #bench: Bench

  constructor(bench: Bench, keys: HipayKeys, orders: Orders) {
    this.#bench = bench
    this.keys = keys
    this.orders = orders
  }

  /** The player can still pay: no result yet, and not expired. */
  isOpen(order: Order): boolean {
    return isUndecided(order) && this.#bench.clock.now() < order.expiresAtMs
  }

  /** Stores the player's choice and opens the 3-D Secure challenge: 140. */
  challenge(order: Order, product: string, card: PaidCard | undefined): Promise<void> {
    order.product = product
    order.card = card
    order.challenged = true
    return this.#post(order, [this.#enter(order, 140)], NO_MISHAPS)
  }

  /** Resolves when each notification has had its first attempt. No effect on an order that has ended. */
  end(order: Order, ending: Ending, product?: string, card?: PaidCard): Promise<void> {
    if (!isUndecided(order)) return Promise.resolve()
    order.product = product ?? (order.product || (order.asked.products[0] ?? ""))
    order.card = card ?? order.card
    const failure = FAILURES[ending]
    if (failure) {
      order.challenged ||= ending === "3ds-fail"
      order.reason = failure.reason
      return this.#post(order, [this.#enter(order, failure.status)])
    }
    if (ending === "pending") {
      order.completesAtMs = this.#bench.clock.now() + PENDING_FOR_MS
      return this.#post(order, [this.#enter(order, 200)])
    }
    if (ending === "review") {
      this.#authorize(order)
      return this.#post(order, [this.#enter(order, 112)])
    }
    return this.complete(order)
  }

  /** Authorises, and captures at once when the casino asked for a sale: 116, 117, 118. */
  complete(order: Order): Promise<void> {
    this.#authorize(order)
    const letters = [this.#enter(order, 116)]
    if (order.asked.operation === "Sale") letters.push(...this.#captureSteps(order, order.asked.amountCents))
    return this.#post(order, letters)
  }

  /** Refuses a payment under review: 111. */
  deny(order: Order): Promise<void> {
    order.authorizedCents = 0
    return this.#post(order, [this.#enter(order, 111)])
  }

  /** Captures an authorisation: 117 then 118, or 119 for a part. */
  capture(order: Order, amountCents: number): Promise<void> {
    return this.#post(order, this.#captureSteps(order, amountCents))
  }

  /** Voids an authorisation: 175 then 115. */
  voidAuthorization(order: Order): Promise<void> {
    const requested = this.#enter(order, 175)
    order.authorizedCents = 0
    return this.#post(order, [requested, this.#enter(order, 115)])
  }

  /** Refunds: 124, then 125 (all), 126 (a part) or, when the bank refuses, 165. */
  refund(order: Order, amountCents: number, refused: boolean): Promise<void> {
    const before = order.status
    const requested = this.#enter(order, 124)
    if (refused) {
      const letters = [requested, this.#enter(order, 165)]
      order.status = before
      return this.#post(order, letters)
    }
    order.refundedCents += amountCents
    const refunded = order.refundedCents < order.capturedCents ? 126 : 125
    return this.#post(order, [requested, this.#enter(order, refunded)])
  }

  /** A chargeback: 129. */
  chargeBack(order: Order): Promise<void> {
    order.chargedBackCents = order.capturedCents - order.refundedCents
    return this.#post(order, [this.#enter(order, 129)])
  }

  /** Expires pages and completes pending payments that are due. */
  sweep(): void {
    const nowMs = this.#bench.clock.now()
    for (const order of this.orders.all()) {
      if (isUndecided(order) && nowMs >= order.expiresAtMs) void this.end(order, "expire")
      if (order.completesAtMs !== undefined && nowMs >= order.completesAtMs) void this.complete(order)
    }
  }

  /** The return address for the order's status; undefined when the casino named none. */
  returnAddress(order: Order): string | undefined {
    const { accept, decline, pending, exception, cancel } = order.asked.addresses
    const byStatus: Partial<Record<Status, string>> = {
      109: decline,
      111: decline,
      112: pending,
      113: decline,
      114: exception || decline,
      115: cancel || decline,
      140: pending,
      200: pending,
    }
    const address = order.status === undefined ? "" : (byStatus[order.status] ?? accept)
    return address ? feedbackUrl(address, order, this.keys.passphrase) : undefined
  }

  #letter(order: Order): Letter {
    const body = notificationBody(order, this.keys.mid)
    const signature = {
      genuine: notificationSignature(body, this.keys.passphrase),
      forged: notificationSignature(body, randomBytes(16).toString("hex")),
    }
    return {
      url: order.asked.notifyUrl,
      contentType: "application/x-www-form-urlencoded",
      body,
      note: `${order.asked.orderId}: ${order.status}`,
      headers: (kind) => ({ "x-allopass-signature": signature[kind] }),
    }
  }

  /** Changes the status and creates the notification of that instant. */
  #enter(order: Order, status: Status): Letter {
    order.status = status
    order.history.push({ status, atMs: this.#bench.clock.now() })
    return this.#letter(order)
  }

  #post(order: Order, letters: readonly Letter[], mishaps?: Mishaps): Promise<void> {
    if (!order.asked.notifyUrl) return Promise.resolve()
    const { courier, scenarios } = this.#bench
    return courier.send(letters, GAP_MS, mishaps ?? scenarios.takeMishaps())
  }

  #authorize(order: Order): void {
    order.authorizedCents = order.asked.amountCents
    order.authorizedAtMs = this.#bench.clock.now()
    order.authorizationCode ||= String(randomInt(100_000, 999_999))
    order.reason = undefined
    order.completesAtMs = undefined
  }

  #captureSteps(order: Order, amountCents: number): Letter[] {
    const requested = this.#enter(order, 117)
    order.capturedCents += amountCents
    return [requested, this.#enter(order, order.capturedCents < order.authorizedCents ? 119 : 118)]
  }
}
