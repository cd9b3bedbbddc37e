import { randomBytes, randomInt } from "node:crypto"
import { MINUTE_MS } from "../clock.ts"
import type { Bench } from "../control.ts"
import type { Letter } from "../courier.ts"
import { decimalOf } from "../hosted/amount.ts"
import { isForEarlierOrder, paidAs } from "../hosted/contradiction.ts"
import { createKept } from "../hosted/kept.ts"
import type { Ending } from "../hosted/pages.ts"
import { reportSignature } from "./sign.ts"

export type SkrillKeys = {
  readonly merchantId: string
  readonly email: string
  readonly secretWord: string
  readonly apiPassword: string
}

/** 2 processed, 1 scheduled, 0 pending, -1 cancelled, -2 failed, -3 charged back. */
export type Status = 2 | 1 | 0 | -1 | -2 | -3
export const STATUS_NAMES: Readonly<Record<string, string>> = {
  "2": "Processed",
  "1": "Scheduled",
  "0": "Pending",
  "-1": "Cancelled",
  "-2": "Failed",
  "-3": "Chargeback",
}

export type Asked = {
  readonly transactionId: string
  readonly amountCents: number
  readonly currency: string
  readonly statusUrl: string
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly language: string
  readonly merchant: string
  readonly description: string
  readonly payFrom: string
}

export type Refund = {
  readonly sid: string
  readonly id: string
  readonly amountCents: number
  /** Undefined while it is only prepared: no money moves. */
  status: Status | undefined
}

export type Payment = {
  readonly sid: string
  asked: Asked
  mbTransactionId: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** Undefined until the player decides: Skrill has no transaction yet. */
  status: Status | undefined
  reason: string
  payer: string
  readonly refunds: Refund[]
  completesAtMs: number | undefined
  /** The page was left without a payment; Skrill sends no report. */
  isGone: boolean
  isGarbled: boolean
  isBroken: boolean
}

export type Transfer = {
  readonly sid: string
  readonly reference: string
  readonly id: string
  readonly account: string
  readonly amountCents: number
  readonly createdAtMs: number
  /** Undefined while it is only prepared: no money moves. */
  status: Status | undefined
}

/** A session expires after a quarter of an hour. */
const SESSION_MS = 15 * MINUTE_MS
const PENDING_FOR_MS = 5000
const GAP_MS = 40
/** The sender's balance is too low (Skrill's failed reason codes). */
const BALANCE_TOO_LOW = "06"

/** Refunded, or being refunded. */
export const refundedCents = ({ refunds }: Payment): number =>
  refunds.reduce((sum, { status = -2, amountCents }) => (status < 0 ? sum : sum + amountCents), 0)
export const pendingRefund = ({ refunds }: Payment): Refund | undefined =>
  refunds.find(({ status }) => status === 0)

export const newSid = (): string => randomBytes(16).toString("hex")
export const newTransactionId = (): string => String(randomInt(1_000_000_000, 9_999_999_999))

/** Moves payments and transfers between statuses; every transition of a payment sends a signed status report. */
export class Gateway {
  readonly payments = createKept<Payment>(({ sid }) => sid)
  readonly transfers = createKept<Transfer>(({ sid }) => sid)
  readonly keys: SkrillKeys
  readonly #bench: Bench

  constructor(bench: Bench, keys: SkrillKeys) {
    this.#bench = bench
    this.keys = keys
  }

  open(asked: Asked): Payment {
    const nowMs = this.#bench.clock.now()
    const payment: Payment = {
      sid: newSid(),
      asked,
      mbTransactionId: newTransactionId(),
      createdAtMs: nowMs,
      expiresAtMs: nowMs + SESSION_MS,
      status: undefined,
      reason: "",
      payer: asked.payFrom,
      refunds: [],
      completesAtMs: undefined,
      isGone: false,
      isGarbled: false,
      isBroken: false,
    }
    this.payments.add(payment)
    return payment
  }

  isOpen(payment: Payment): boolean {
    return payment.status === undefined && !payment.isGone && this.#bench.clock.now() < payment.expiresAtMs
  }

  /** Ends the visit. Leaving or expiry creates no transaction and no report. */
  end(payment: Payment, ending: Ending, payer: string): Promise<void> {
    if (payment.status !== undefined || payment.isGone) return Promise.resolve()
    payment.payer = payer || payment.payer
    if (ending === "cancel" || ending === "expire") {
      payment.isGone = true
      return Promise.resolve()
    }
    if (ending === "refuse") payment.reason = BALANCE_TOO_LOW
    const { scenarios } = this.#bench
    if (ending !== "refuse") payment.asked = paidAs(scenarios, payment.asked)
    if (isForEarlierOrder(scenarios)) payment.mbTransactionId = this.#paidBefore(payment)
    if (ending === "pending") payment.completesAtMs = this.#bench.clock.now() + PENDING_FOR_MS
    return this.move(payment, { pay: 2, refuse: -2, pending: 0 }[ending] as Status)
  }

  #paidBefore(payment: Payment): string {
    const earlier = this.payments.all().find((one) => one !== payment && one.status === 2)
    return (earlier ?? payment).mbTransactionId
  }

  move(payment: Payment, status: Status): Promise<void> {
    payment.status = status
    if (status !== 0) payment.completesAtMs = undefined
    if (payment.asked.statusUrl === "") return Promise.resolve()
    const { courier, scenarios } = this.#bench
    return courier.send([this.#letter(payment)], GAP_MS, scenarios.takeMishaps())
  }

  sweep(): void {
    const nowMs = this.#bench.clock.now()
    for (const payment of this.payments.all())
      if (payment.completesAtMs !== undefined && nowMs >= payment.completesAtMs) void this.move(payment, 2)
  }

  toCome(): number {
    return this.payments.all().filter(({ completesAtMs }) => completesAtMs !== undefined).length
  }

  clear(): void {
    this.payments.clear()
    this.transfers.clear()
  }

  /** The fields of a status report, the same in a query's answer. */
  fields(payment: Payment, secretWord = this.keys.secretWord): URLSearchParams {
    const { asked, mbTransactionId, payer, reason } = payment
    const amount = decimalOf(asked.amountCents)
    const status = String(payment.status ?? 0)
    const signed = {
      merchantId: this.keys.merchantId,
      transactionId: asked.transactionId,
      amount,
      currency: asked.currency,
      status,
    }
    return new URLSearchParams({
      pay_to_email: this.keys.email,
      pay_from_email: payer,
      merchant_id: this.keys.merchantId,
      customer_id: "28103231",
      transaction_id: asked.transactionId,
      mb_transaction_id: mbTransactionId,
      mb_amount: amount,
      mb_currency: asked.currency,
      status,
      ...(reason ? { failed_reason_code: reason } : {}),
      md5sig: reportSignature(signed, secretWord),
      sha2sig: reportSignature(signed, secretWord, "sha256"),
      amount,
      currency: asked.currency,
      payment_type: "WLT",
    })
  }

  #letter(payment: Payment): Letter {
    const { transactionId, statusUrl } = payment.asked
    const body = this.fields(payment).toString()
    // The signature is part of the body, so a forged report has another body.
    const sent = this.#bench.scenarios.takeOwn(["other_payer"])
      ? body.replace(/pay_from_email=[^&]*/, "pay_from_email=thief%40example.com")
      : body
    return {
      url: statusUrl,
      contentType: "application/x-www-form-urlencoded",
      body: sent,
      forgedBody: this.fields(payment, randomBytes(8).toString("hex")).toString(),
      note: `${transactionId}: ${payment.status}`,
      headers: () => ({}),
    }
  }
}
