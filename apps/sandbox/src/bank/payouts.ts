import { createHmac, randomBytes, randomUUID } from "node:crypto"
import type { Bench } from "../control.ts"
import type { Letter } from "../courier.ts"
import type { Outcome } from "../scenarios.ts"

/** ISO 20022 reason codes the bank may give. */
export const REASONS = {
  AC01: "The account number is incorrect.",
  AC04: "The account is closed.",
  AG01: "Transfers to this account are not allowed.",
  AM05: "The payment is a duplicate.",
  MD07: "The account holder has died.",
} as const

export type ReasonCode = keyof typeof REASONS
export type PayoutStatus = "accepted" | "settled" | "rejected" | "returned"

export type PayoutRequest = {
  readonly endToEndId: string
  readonly iban: string
  readonly name: string
  readonly amountCents: number
  readonly currency: "EUR"
  readonly remittance: string
}

export type Payout = {
  readonly request: PayoutRequest
  readonly bankReference: string
  readonly createdAtMs: number
  status: PayoutStatus
  reason: ReasonCode | undefined
  updatedAtMs: number
  settlesAtMs: number | undefined
}

export type BankKeys = {
  readonly token: string
  readonly webhookSecret: string
  readonly webhookUrl: string
}

const KEPT_PAYOUTS = 2000
const ARMED_AFTER_MS = 30

export function shown(payout: Payout) {
  const { reason } = payout
  return {
    ...payout.request,
    bankReference: payout.bankReference,
    status: payout.status,
    reasonCode: reason ?? null,
    reason: reason ? REASONS[reason] : null,
    updatedAt: new Date(payout.updatedAtMs).toISOString(),
  }
}

/** `X-Bank-Signature`: hex of HMAC-SHA256 with the webhook secret over the raw body. */
export function webhookSignature(rawBody: string, secret: string): string {
  return createHmac("sha256", secret).update(rawBody, "utf8").digest("hex")
}

/** The bank's payouts. Every status change after acceptance sends a signed webhook. */
export class Ledger {
  readonly #bench: Bench
  readonly #keys: BankKeys
  readonly #settleAfterMs: number
  readonly #payouts = new Map<string, Payout>()
  #settlesBySelf = true
  /** Payouts whose armed outcome is about to happen. */
  #toPlay = 0

  constructor(bench: Bench, keys: BankKeys, settleAfterMs: number) {
    this.#bench = bench
    this.#keys = keys
    this.#settleAfterMs = settleAfterMs
  }

  get settlesBySelf(): boolean {
    return this.#settlesBySelf
  }

  find(endToEndId: string): Payout | undefined {
    return this.#payouts.get(endToEndId)
  }

  all(): Payout[] {
    return [...this.#payouts.values()].toReversed()
  }

  /** Deletes all payouts; new ones settle automatically again. */
  reset(): void {
    this.#payouts.clear()
    this.#settlesBySelf = true
  }

  /** Accepts a payout; an armed scenario decides its outcome: decline AC04, cancel = returned, timeout = never. */
  accept(request: PayoutRequest): Payout {
    const nowMs = this.#bench.clock.now()
    const armed = this.#bench.scenarios.takeOutcome()
    const payout: Payout = {
      request,
      bankReference: `SCT${randomBytes(8).toString("hex").toUpperCase()}`,
      createdAtMs: nowMs,
      status: "accepted",
      reason: undefined,
      updatedAtMs: nowMs,
      settlesAtMs: armed ? undefined : this.#settlesAt(nowMs),
    }
    this.#payouts.set(request.endToEndId, payout)
    const oldest = this.#payouts.keys().next().value
    if (this.#payouts.size > KEPT_PAYOUTS && oldest !== undefined) this.#payouts.delete(oldest)
    if (armed) {
      this.#toPlay++
      setTimeout(() => {
        this.#toPlay--
        this.#play(payout, armed)
      }, ARMED_AFTER_MS).unref()
    }
    return payout
  }

  /** Payouts that will still end automatically. */
  toCome(): number {
    return this.#toPlay + this.all().filter(({ settlesAtMs }) => settlesAtMs !== undefined).length
  }

  /** Executes a rejected payout after all; false for others. */
  settleAfterAll(payout: Payout): boolean {
    if (payout.status !== "rejected") return false
    this.#change(payout, "settled")
    return true
  }

  /** False unless the payout is only accepted. */
  settle(payout: Payout): boolean {
    if (payout.status !== "accepted") return false
    this.#change(payout, "settled")
    return true
  }

  /** False unless the payout is only accepted. */
  reject(payout: Payout, reason: ReasonCode): boolean {
    if (payout.status !== "accepted") return false
    this.#change(payout, "rejected", reason)
    return true
  }

  /** The receiving bank returns settled money; false unless it was settled. */
  giveBack(payout: Payout, reason: ReasonCode): boolean {
    if (payout.status !== "settled") return false
    this.#change(payout, "returned", reason)
    return true
  }

  /** Switches automatic settlement, also of pending payouts. */
  setSettlesBySelf(on: boolean): void {
    this.#settlesBySelf = on
    for (const payout of this.#payouts.values()) {
      if (payout.status === "accepted") payout.settlesAtMs = this.#settlesAt(this.#bench.clock.now())
    }
  }

  sweep(): void {
    const nowMs = this.#bench.clock.now()
    for (const payout of this.#payouts.values()) {
      if (payout.settlesAtMs !== undefined && nowMs >= payout.settlesAtMs) this.settle(payout)
    }
  }

  #settlesAt(nowMs: number): number | undefined {
    return this.#settlesBySelf ? nowMs + this.#settleAfterMs : undefined
  }

  #play(payout: Payout, outcome: Outcome): void {
    if (outcome === "decline") {
      this.reject(payout, "AC04")
      if (this.#bench.scenarios.takeFault("contradict")) this.settleAfterAll(payout)
    }
    if (outcome === "approve" || outcome === "cancel") this.settle(payout)
    if (outcome === "cancel") this.giveBack(payout, "AC04")
  }

  #change(payout: Payout, status: PayoutStatus, reason?: ReasonCode): void {
    payout.status = status
    payout.reason = reason
    payout.updatedAtMs = this.#bench.clock.now()
    payout.settlesAtMs = undefined
    const body = JSON.stringify({ eventId: randomUUID(), type: "payout.status", ...shown(payout) })
    const signature = {
      genuine: webhookSignature(body, this.#keys.webhookSecret),
      forged: webhookSignature(body, randomBytes(16).toString("hex")),
    }
    const letter: Letter = {
      url: this.#keys.webhookUrl,
      contentType: "application/json",
      body,
      note: `${payout.request.endToEndId}: ${status}`,
      headers: (kind) => ({ "x-bank-signature": signature[kind] }),
    }
    void this.#bench.courier.send([letter], 0, this.#bench.scenarios.takeMishaps())
  }
}
