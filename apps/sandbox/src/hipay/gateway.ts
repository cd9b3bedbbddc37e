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

/** How the customer's visit ends (integrations §2.10). */
export type Ending = "pay" | "refuse" | "cancel" | "expire" | "pending" | "review" | "3ds-fail"

const GAP_MS = 40
const PENDING_FOR_MS = 5000

const FAILURES: Readonly<Partial<Record<Ending, { status: Status; reason: Reason }>>> = {
  refuse: { status: 113, reason: REASONS.insufficientFunds },
  cancel: { status: 115, reason: REASONS.cancelled },
  expire: { status: 114, reason: REASONS.sessionExpired },
  "3ds-fail": { status: 109, reason: REASONS.authenticationFailed },
}

export type Gateway = ReturnType<typeof createGateway>

/** Moves transactions from status to status; every move is one signed notification. */
export function createGateway(bench: Bench, keys: HipayKeys, orders: Orders) {
  function letter(order: Order): Letter {
    const body = notificationBody(order, keys.mid)
    const signature = {
      genuine: notificationSignature(body, keys.passphrase),
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

  function enter(order: Order, status: Status): Letter {
    order.status = status
    order.history.push({ status, atMs: bench.clock.now() })
    return letter(order)
  }

  function post(order: Order, letters: readonly Letter[], mishaps?: Mishaps): Promise<void> {
    if (!order.asked.notifyUrl) return Promise.resolve()
    return bench.courier.send(letters, GAP_MS, mishaps ?? bench.scenarios.takeMishaps())
  }

  function authorize(order: Order): void {
    order.authorizedCents = order.asked.amountCents
    order.authorizedAtMs = bench.clock.now()
    order.authorizationCode ||= String(randomInt(100_000, 999_999))
    order.reason = undefined
    order.completesAtMs = undefined
  }

  function captureSteps(order: Order, amountCents: number): Letter[] {
    const requested = enter(order, 117)
    order.capturedCents += amountCents
    return [requested, enter(order, order.capturedCents < order.authorizedCents ? 119 : 118)]
  }

  /** Authorises, and captures at once when the merchant asked for a sale: 116, 117, 118. */
  function complete(order: Order): Promise<void> {
    authorize(order)
    const letters = [enter(order, 116)]
    if (order.asked.operation === "Sale") letters.push(...captureSteps(order, order.asked.amountCents))
    return post(order, letters)
  }

  return {
    orders,
    keys,

    /** Whether the customer can still pay: no outcome yet, and in time. */
    isOpen(order: Order): boolean {
      return (order.status === undefined || order.status === 140) && bench.clock.now() < order.expiresAtMs
    },

    /** Notes the customer's choice and opens the 3-D Secure challenge: 140. */
    challenge(order: Order, product: string, card: PaidCard | undefined): Promise<void> {
      order.product = product
      order.card = card
      order.challenged = true
      return post(order, [enter(order, 140)], NO_MISHAPS)
    },

    /**
     * Ends the visit. Resolves when each notification of the ending has had its first attempt. Does nothing
     * when the order has already ended.
     */
    end(order: Order, ending: Ending, product?: string, card?: PaidCard): Promise<void> {
      if (order.status !== undefined && order.status !== 140) return Promise.resolve()
      order.product = product ?? (order.product || (order.asked.products[0] ?? ""))
      order.card = card ?? order.card
      const failure = FAILURES[ending]
      if (failure) {
        order.challenged ||= ending === "3ds-fail"
        order.reason = failure.reason
        return post(order, [enter(order, failure.status)])
      }
      if (ending === "pending") {
        order.completesAtMs = bench.clock.now() + PENDING_FOR_MS
        return post(order, [enter(order, 200)])
      }
      if (ending === "review") {
        authorize(order)
        return post(order, [enter(order, 112)])
      }
      return complete(order)
    },

    /** Completes a payment left at 200, or one under review (112) that was accepted. */
    complete,

    /** Refuses a payment under review: 111. */
    deny(order: Order): Promise<void> {
      order.authorizedCents = 0
      return post(order, [enter(order, 111)])
    },

    /** Captures an authorisation: 117 then 118, or 119 for a part. */
    capture(order: Order, amountCents: number): Promise<void> {
      return post(order, captureSteps(order, amountCents))
    },

    /** Voids an authorisation: 175 then 115. */
    voidAuthorization(order: Order): Promise<void> {
      const requested = enter(order, 175)
      order.authorizedCents = 0
      return post(order, [requested, enter(order, 115)])
    },

    /** Refunds: 124, then 125 (all), 126 (a part) or, when the bank refuses, 165. */
    refund(order: Order, amountCents: number, refused: boolean): Promise<void> {
      const before = order.status
      const requested = enter(order, 124)
      if (refused) {
        const letters = [requested, enter(order, 165)]
        order.status = before
        return post(order, letters)
      }
      order.refundedCents += amountCents
      return post(order, [requested, enter(order, order.refundedCents < order.capturedCents ? 126 : 125)])
    },

    /** The bank takes the money back: 129. */
    chargeBack(order: Order): Promise<void> {
      order.chargedBackCents = order.capturedCents - order.refundedCents
      return post(order, [enter(order, 129)])
    },

    /** Expires pages whose time is up and completes pending payments that are due. */
    sweep(): void {
      const nowMs = bench.clock.now()
      for (const order of orders.all()) {
        const waiting = order.status === undefined || order.status === 140
        if (waiting && nowMs >= order.expiresAtMs) void this.end(order, "expire")
        if (order.completesAtMs !== undefined && nowMs >= order.completesAtMs) void complete(order)
      }
    },

    /** Where the browser goes for the order's status, undefined when the merchant named no address. */
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
      return address ? feedbackUrl(address, order, keys.passphrase) : undefined
    },
  }
}
