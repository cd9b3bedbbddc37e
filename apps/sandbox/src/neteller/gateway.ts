import { createHmac, randomBytes, randomUUID } from "node:crypto"
import { MINUTE_MS } from "../clock.ts"
import type { Bench } from "../control.ts"
import type { Letter } from "../courier.ts"
import { isForEarlierOrder, paidAs } from "../hosted/contradiction.ts"
import { createKept } from "../hosted/kept.ts"
import type { Ending } from "../hosted/pages.ts"

export type NetellerKeys = {
  readonly username: string
  readonly password: string
  /** Signs webhooks: HMAC-SHA256 over the body, base64. */
  readonly webhookKey: string
  readonly merchantName: string
  /** Webhook addresses of payments, and of standalone credits. */
  readonly paymentsUrl: string
  readonly payoutsUrl: string
}

export type HandleStatus = "INITIATED" | "PAYABLE" | "COMPLETED" | "FAILED" | "EXPIRED" | "CANCELLED"
export type MoneyStatus = "RECEIVED" | "PENDING" | "COMPLETED" | "HELD" | "FAILED" | "CANCELLED"

export type Asked = {
  readonly merchantRefNum: string
  readonly transactionType: "PAYMENT" | "STANDALONE_CREDIT"
  readonly amountCents: number
  readonly currency: string
  readonly consumerId: string
  readonly locale: string
  readonly returns: Readonly<Record<string, string>>
}

export type Refund = {
  readonly id: string
  readonly merchantRefNum: string
  readonly amountCents: number
  status: MoneyStatus
}

export type Money = {
  readonly id: string
  readonly merchantRefNum: string
  readonly createdAtMs: number
  status: MoneyStatus
  readonly refunds: Refund[]
}

export type Handle = {
  readonly id: string
  readonly token: string
  asked: Asked
  readonly createdAtMs: number
  readonly expiresAtMs: number
  status: HandleStatus
  consumerId: string
  money: Money | undefined
  /** Confirmed later by the player's bank or wallet. */
  isSlow: boolean
  completesAtMs: number | undefined
  isGarbled: boolean
  isBroken: boolean
}

/** Unpaid orders expire after a quarter of an hour. */
const EXPIRES_AFTER_MS = 15 * MINUTE_MS
export const TIME_TO_LIVE_SECONDS = EXPIRES_AFTER_MS / 1000
const PENDING_FOR_MS = 5000
const GAP_MS = 40

export const refundedCents = ({ refunds }: Money): number =>
  refunds.reduce((sum, { status, amountCents }) => (status === "FAILED" ? sum : sum + amountCents), 0)

export const pendingRefund = ({ money }: Handle): Refund | undefined =>
  money?.refunds.find(({ status }) => status === "PENDING")
export const refundFields = ({ id, merchantRefNum, amountCents, status }: Refund) => ({
  id,
  merchantRefNum,
  amount: amountCents,
  currencyCode: "EUR",
  status,
})

const ENDED: Readonly<Record<Ending, HandleStatus>> = {
  pay: "PAYABLE",
  pending: "PAYABLE",
  refuse: "FAILED",
  cancel: "CANCELLED",
  expire: "EXPIRED",
}

/** Moves handles, payments and credits between statuses; every transition sends a signed webhook. */
export class Gateway {
  readonly handles = createKept<Handle>(({ id }) => id)
  readonly keys: NetellerKeys
  readonly #bench: Bench

  constructor(bench: Bench, keys: NetellerKeys) {
    this.#bench = bench
    this.keys = keys
  }

  /** A new handle; that of a credit can be used immediately. */
  open(asked: Asked): Handle {
    const nowMs = this.#bench.clock.now()
    const handle: Handle = {
      id: randomUUID(),
      token: `SP${randomBytes(8).toString("hex")}`,
      asked,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + EXPIRES_AFTER_MS,
      status: asked.transactionType === "PAYMENT" ? "INITIATED" : "PAYABLE",
      consumerId: asked.consumerId,
      money: undefined,
      isSlow: false,
      completesAtMs: undefined,
      isGarbled: false,
      isBroken: false,
    }
    this.handles.add(handle)
    return handle
  }

  isOpen(handle: Handle): boolean {
    return handle.status === "INITIATED" && this.#bench.clock.now() < handle.expiresAtMs
  }

  /** Ends the visit: the player agrees, and the handle can be paid with, or refuses. */
  end(handle: Handle, ending: Ending, consumerId: string): Promise<void> {
    if (handle.status !== "INITIATED") return Promise.resolve()
    handle.consumerId = consumerId || handle.consumerId
    handle.isSlow = ending === "pending"
    handle.status = ENDED[ending]
    if (handle.status === "PAYABLE" && isForEarlierOrder(this.#bench.scenarios))
      handle.asked = { ...handle.asked, merchantRefNum: this.#orderBefore(handle) }
    return this.#post(handle, `PAYMENT_HANDLE_${handle.status}`, handleFields(handle))
  }

  #orderBefore(handle: Handle): string {
    const earlier = this.handles
      .all()
      .find((one) => one !== handle && one.asked.transactionType === "PAYMENT")
    return (earlier ?? handle).asked.merchantRefNum
  }

  /** Uses a handle: a payment takes the money, a credit pays it. */
  use(handle: Handle, merchantRefNum: string, status: MoneyStatus): Money {
    const money: Money = {
      id: randomUUID(),
      merchantRefNum,
      createdAtMs: this.#bench.clock.now(),
      status,
      refunds: [],
    }
    handle.money = money
    if (handle.asked.transactionType === "PAYMENT") handle.asked = paidAs(this.#bench.scenarios, handle.asked)
    handle.status = "COMPLETED"
    if (status === "PENDING") handle.completesAtMs = this.#bench.clock.now() + PENDING_FOR_MS
    else void this.#tell(handle, money)
    return money
  }

  /** Ends a pending or held payment or credit. */
  settle(handle: Handle, status: MoneyStatus): boolean {
    const { money } = handle
    if (!money || !["PENDING", "HELD", "RECEIVED"].includes(money.status)) return false
    money.status = status
    handle.completesAtMs = undefined
    void this.#tell(handle, money)
    return true
  }

  /** Expires handles and completes what is due. */
  sweep(): void {
    const nowMs = this.#bench.clock.now()
    for (const handle of this.handles.all()) {
      if (handle.status === "INITIATED" && nowMs >= handle.expiresAtMs) void this.end(handle, "expire", "")
      if (handle.status === "PAYABLE" && nowMs >= handle.expiresAtMs) handle.status = "EXPIRED"
      if (handle.completesAtMs !== undefined && nowMs >= handle.completesAtMs)
        this.settle(handle, "COMPLETED")
    }
  }

  toCome(): number {
    return this.handles.all().filter(({ completesAtMs }) => completesAtMs !== undefined).length
  }

  #tell(handle: Handle, money: Money): Promise<void> {
    const kind = handle.asked.transactionType === "PAYMENT" ? "PAYMENT" : "SA_CREDIT"
    return this.#post(handle, `${kind}_${money.status}`, moneyFields(handle, money))
  }

  #post(handle: Handle, eventName: string, fields: object): Promise<void> {
    const { paymentsUrl, payoutsUrl, webhookKey } = this.keys
    const url = handle.asked.transactionType === "PAYMENT" ? paymentsUrl : payoutsUrl
    const body = JSON.stringify({
      payload: { accountId: "1011872745", ...fields },
      eventType: eventName,
      eventName,
      attemptNumber: "1",
      resourceId: handle.id,
      eventDate: new Date(this.#bench.clock.now()).toISOString(),
      mode: "test",
    })
    const hmac = (key: string) => createHmac("sha256", key).update(body).digest("base64")
    const signature = { genuine: hmac(webhookKey), forged: hmac(randomBytes(16).toString("hex")) }
    const letter: Letter = {
      url,
      contentType: "application/json",
      body,
      note: `${handle.asked.merchantRefNum}: ${eventName}`,
      headers: (kind) => ({ signature: signature[kind] }),
    }
    return this.#bench.courier.send([letter], GAP_MS, this.#bench.scenarios.takeMishaps())
  }
}

const iso = (atMs: number) => `${new Date(atMs).toISOString().slice(0, 19)}Z`

export function handleFields(handle: Handle) {
  const { asked } = handle
  return {
    id: handle.id,
    merchantRefNum: asked.merchantRefNum,
    paymentHandleToken: handle.token,
    status: handle.status,
    paymentType: "NETELLER",
    transactionType: asked.transactionType,
    amount: asked.amountCents,
    currencyCode: asked.currency,
    timeToLiveSeconds: TIME_TO_LIVE_SECONDS,
    liveMode: false,
    usage: "SINGLE_USE",
    action: asked.transactionType === "PAYMENT" ? "REDIRECT" : "NONE",
    txnTime: iso(handle.createdAtMs),
    neteller: { consumerId: handle.consumerId },
  }
}

export function moneyFields(handle: Handle, money: Money) {
  const { asked } = handle
  const isPayment = asked.transactionType === "PAYMENT"
  return {
    id: money.id,
    merchantRefNum: money.merchantRefNum,
    paymentHandleToken: handle.token,
    status: money.status,
    paymentType: "NETELLER",
    amount: asked.amountCents,
    currencyCode: asked.currency,
    txnTime: iso(money.createdAtMs),
    liveMode: false,
    neteller: { consumerId: handle.consumerId },
    ...(isPayment
      ? {
          settleWithAuth: true,
          availableToSettle: 0,
          availableToRefund: money.status === "COMPLETED" ? asked.amountCents - refundedCents(money) : 0,
          ...(money.status === "COMPLETED"
            ? { settlements: [{ id: money.id, amount: asked.amountCents, status: "COMPLETED" }] }
            : {}),
        }
      : {}),
    ...(money.status === "FAILED"
      ? { error: { code: "3022", message: "The card has been declined due to insufficient funds." } }
      : {}),
  }
}
