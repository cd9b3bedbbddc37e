import { createHash, randomBytes } from "node:crypto"
import { HOUR_MS, MINUTE_MS } from "../clock.ts"
import type { Bench } from "../control.ts"
import type { Letter } from "../courier.ts"
import { paidAs } from "../hosted/contradiction.ts"
import { createKept } from "../hosted/kept.ts"
import type { Ending } from "../hosted/pages.ts"

export type PaysafecardKeys = {
  readonly key: string
  /** Our merchant id, ten digits; part of every id. */
  readonly mid: string
  readonly merchantName: string
}

export type Status =
  | "INITIATED"
  | "REDIRECTED"
  | "AUTHORIZED"
  | "SUCCESS"
  | "CANCELED_MERCHANT"
  | "CANCELED_CUSTOMER"
  | "EXPIRED"

/** A paysafecard account; its owner is verified. */
export type Account = {
  readonly pscId: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
}

export type Asked = {
  readonly amountCents: number
  readonly currency: string
  readonly customerId: string
  readonly minAge: number
  readonly successUrl: string
  readonly failureUrl: string
  readonly notificationUrl: string
}

export type Payment = {
  readonly id: string
  asked: Asked
  readonly createdAtMs: number
  updatedAtMs: number
  status: Status
  statusBefore: Status | undefined
  account: Account | undefined
  /** When a payment that is confirmed later gets authorised. */
  authorizesAtMs: number | undefined
  readonly refunds: { readonly id: string; readonly amountCents: number }[]
  isGarbled: boolean
  isBroken: boolean
}

export type Payout = {
  readonly id: string
  readonly amountCents: number
  readonly customerId: string
  readonly account: Account
  readonly createdAtMs: number
  status: "VALIDATION_SUCCESSFUL" | "SUCCESS"
}

/** The customer has half an hour, then the merchant as long to capture. */
const PAID_WITHIN_MS = 30 * MINUTE_MS
const CAPTURED_WITHIN_MS = HOUR_MS
const PENDING_FOR_MS = 5000
const GAP_MS = 40
const OPEN: readonly Status[] = ["INITIATED", "REDIRECTED"]

/** Twelve digits, derived from the e-mail address. */
export function pscIdOf(email: string): number {
  const bytes = createHash("sha256").update(email.toLowerCase()).digest()
  return 100_000_000_000 + (bytes.readUIntBE(0, 6) % 899_999_999_999)
}

export const refundedCents = ({ refunds }: Payment): number =>
  refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)

/**
 * Moves payments between statuses. The only notification is the assignment of cards or an account, and it is not
 * signed.
 */
export class Gateway {
  readonly payments = createKept<Payment>(({ id }) => id)
  readonly payouts = createKept<Payout>(({ id }) => id)
  readonly accounts = new Map<number, Account>()
  readonly keys: PaysafecardKeys
  readonly #bench: Bench

  constructor(bench: Bench, keys: PaysafecardKeys) {
    this.#bench = bench
    this.keys = keys
  }

  /** An id that contains the caller's correlation id. */
  idOf(kind: "pay" | "out" | "ref", correlationId: string): string {
    return `${kind}_${this.keys.mid}_${correlationId || randomBytes(16).toString("hex")}_EUR`
  }

  open(id: string, asked: Asked): Payment {
    const nowMs = this.#bench.clock.now()
    const payment: Payment = {
      id,
      asked,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
      status: "INITIATED",
      statusBefore: undefined,
      account: undefined,
      authorizesAtMs: undefined,
      refunds: [],
      isGarbled: false,
      isBroken: false,
    }
    this.payments.add(payment)
    return payment
  }

  isOpen(payment: Payment): boolean {
    const isInTime = this.#bench.clock.now() < payment.createdAtMs + PAID_WITHIN_MS
    return OPEN.includes(payment.status) && payment.authorizesAtMs === undefined && isInTime
  }

  move(payment: Payment, status: Status): void {
    if (status === "EXPIRED") payment.statusBefore = payment.status
    payment.status = status
    payment.updatedAtMs = this.#bench.clock.now()
    payment.authorizesAtMs = undefined
    if (status === "SUCCESS") payment.asked = paidAs(this.#bench.scenarios, payment.asked)
  }

  /** Ends the visit. Only an authorised payment is notified. */
  end(payment: Payment, ending: Ending, account: Account): Promise<void> {
    if (!OPEN.includes(payment.status)) return Promise.resolve()
    if (ending === "expire") this.move(payment, "EXPIRED")
    // A customer without enough money can only leave.
    else if (ending === "cancel" || ending === "refuse") this.move(payment, "CANCELED_CUSTOMER")
    else {
      payment.account = account
      this.accounts.set(account.pscId, account)
      if (ending === "pay") return this.authorize(payment)
      payment.authorizesAtMs = this.#bench.clock.now() + PENDING_FOR_MS
    }
    return Promise.resolve()
  }

  authorize(payment: Payment): Promise<void> {
    this.move(payment, "AUTHORIZED")
    const { courier, scenarios } = this.#bench
    return courier.send([this.#letter(payment)], GAP_MS, scenarios.takeMishaps())
  }

  /** Expires payments not paid or captured in time, and authorises those due. */
  sweep(): void {
    const nowMs = this.#bench.clock.now()
    for (const payment of this.payments.all()) {
      const ageMs = nowMs - payment.createdAtMs
      if (payment.authorizesAtMs !== undefined && nowMs >= payment.authorizesAtMs)
        void this.authorize(payment)
      else if (OPEN.includes(payment.status) && ageMs >= PAID_WITHIN_MS) this.move(payment, "EXPIRED")
      else if (payment.status === "AUTHORIZED" && ageMs >= CAPTURED_WITHIN_MS) this.move(payment, "EXPIRED")
    }
  }

  toCome(): number {
    return this.payments.all().filter(({ authorizesAtMs }) => authorizesAtMs !== undefined).length
  }

  clear(): void {
    this.payments.clear()
    this.payouts.clear()
    this.accounts.clear()
  }

  #letter(payment: Payment): Letter {
    const body = (mtid: string) =>
      new URLSearchParams({
        mtid,
        eventType: "ASSIGN_CARDS",
        serialNumbers: "1888540789315005;EUR;1.00;BE00002;",
      })
    const { notificationUrl } = payment.asked
    return {
      url: notificationUrl.replaceAll("{payment_id}", payment.id),
      contentType: "application/x-www-form-urlencoded",
      body: body(payment.id).toString(),
      // Notifications are not signed: a forged one names a payment that does not exist.
      forgedBody: body(this.idOf("pay", "")).toString(),
      note: `${payment.id}: ASSIGN_CARDS`,
      headers: () => ({}),
    }
  }
}

const money = (amountCents: number) => amountCents / 100

/** Amounts are numbers with two decimals. */
export function paymentFields(payment: Payment, authUrl: string) {
  const { asked, account, status, statusBefore } = payment
  const hasAccount = account !== undefined && ["AUTHORIZED", "SUCCESS", "CANCELED_MERCHANT"].includes(status)
  return {
    object: "PAYMENT",
    id: payment.id,
    created: payment.createdAtMs,
    updated: payment.updatedAtMs,
    amount: money(asked.amountCents),
    currency: asked.currency,
    status,
    ...(statusBefore ? { status_before_expiration: statusBefore } : {}),
    type: "PAYSAFECARD",
    redirect: { success_url: asked.successUrl, failure_url: asked.failureUrl, auth_url: authUrl },
    notification_url: asked.notificationUrl,
    customer: {
      id: asked.customerId,
      min_age: asked.minAge,
      ...(hasAccount
        ? {
            psc_id: account.pscId,
            email: account.email,
            first_name: account.firstName,
            last_name: account.lastName,
            date_of_birth: account.birthDate,
            account_created: "2020-09-28 22:05:51",
          }
        : {}),
    },
    ...(hasAccount ? { payment_instrument: "paysafecard", payment_instrument_subtype: "account" } : {}),
  }
}

export const payoutFields = (payout: Payout) => ({
  object: "payout",
  id: payout.id,
  created: payout.createdAtMs,
  amount: money(payout.amountCents),
  currency: "EUR",
  status: payout.status,
  customer: { id: payout.customerId, psc_id: payout.account.pscId },
})

export const refundFields = (id: string, amountCents: number) => ({
  object: "refund",
  id,
  amount: money(amountCents),
  currency: "EUR",
  status: "SUCCESS",
})
