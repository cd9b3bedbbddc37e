import { createHmac, randomBytes, randomUUID } from "node:crypto"
import type { Bench } from "../control.ts"

/** ISO 20022 reason codes the bank may give (integrations §6.4). */
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

/** What the bank shows of a payout, in answers and webhooks alike. */
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

export type Ledger = ReturnType<typeof createLedger>

/** The bank's payouts. Every change of status after acceptance is one signed webhook. */
export function createLedger(bench: Bench, keys: BankKeys, settleAfterMs: number) {
  const payouts = new Map<string, Payout>()
  let settlesBySelf = true

  function change(payout: Payout, status: PayoutStatus, reason?: ReasonCode): void {
    payout.status = status
    payout.reason = reason
    payout.updatedAtMs = bench.clock.now()
    payout.settlesAtMs = undefined
    const body = JSON.stringify({ eventId: randomUUID(), type: "payout.status", ...shown(payout) })
    const letter = {
      url: keys.webhookUrl,
      contentType: "application/json",
      body,
      note: `${payout.request.endToEndId}: ${status}`,
      headers: (kind: "genuine" | "forged") => ({
        "x-bank-signature": webhookSignature(
          body,
          kind === "genuine" ? keys.webhookSecret : randomBytes(16).toString("hex"),
        ),
      }),
    }
    void bench.courier.send([letter], 0, bench.scenarios.takeMishaps())
  }

  function settlesAt(nowMs: number): number | undefined {
    return settlesBySelf ? nowMs + settleAfterMs : undefined
  }

  return {
    find: (endToEndId: string) => payouts.get(endToEndId),
    all: () => [...payouts.values()].toReversed(),
    clear: () => payouts.clear(),
    settlesBySelf: () => settlesBySelf,

    /** Takes a payout on; an armed scenario decides its end: decline AC04, cancel = returned, timeout = never. */
    accept(request: PayoutRequest): Payout {
      const nowMs = bench.clock.now()
      const payout: Payout = {
        request,
        bankReference: `SCT${randomBytes(8).toString("hex").toUpperCase()}`,
        createdAtMs: nowMs,
        status: "accepted",
        reason: undefined,
        updatedAtMs: nowMs,
        settlesAtMs: settlesAt(nowMs),
      }
      payouts.set(request.endToEndId, payout)
      const oldest = payouts.keys().next().value
      if (payouts.size > KEPT_PAYOUTS && oldest !== undefined) payouts.delete(oldest)
      const armed = bench.scenarios.takeOutcome()
      if (armed) payout.settlesAtMs = undefined
      if (armed && armed !== "timeout") {
        setTimeout(() => {
          if (armed === "decline") this.reject(payout, "AC04")
          if (armed === "approve" || armed === "cancel") this.settle(payout)
          if (armed === "cancel") this.giveBack(payout, "AC04")
        }, 30).unref()
      }
      return payout
    },

    /** Money arrives; false unless the payout is only accepted. */
    settle(payout: Payout): boolean {
      if (payout.status !== "accepted") return false
      change(payout, "settled")
      return true
    },

    /** The bank refuses; false unless the payout is only accepted. */
    reject(payout: Payout, reason: ReasonCode): boolean {
      if (payout.status !== "accepted") return false
      change(payout, "rejected", reason)
      return true
    },

    /** The receiving bank sends settled money back; false unless it was settled. */
    giveBack(payout: Payout, reason: ReasonCode): boolean {
      if (payout.status !== "settled") return false
      change(payout, "returned", reason)
      return true
    },

    /** Switches self-settling; payouts that already wait start or stop accordingly. */
    setSettlesBySelf(on: boolean): void {
      settlesBySelf = on
      for (const payout of payouts.values()) {
        if (payout.status === "accepted") payout.settlesAtMs = settlesAt(bench.clock.now())
      }
    },

    /** Settles what is due. */
    sweep(): void {
      const nowMs = bench.clock.now()
      for (const payout of payouts.values()) {
        if (payout.settlesAtMs !== undefined && nowMs >= payout.settlesAtMs) this.settle(payout)
      }
    },
  }
}
