import { DAY_MS } from "../clock.ts"
import type { Bench } from "../control.ts"
import type { Letter } from "../courier.ts"
import { CONTRADICTIONS, isForEarlierOrder, paidAs } from "../hosted/contradiction.ts"
import { createKept } from "../hosted/kept.ts"
import type { Ending } from "../hosted/pages.ts"
import { NO_MISHAPS } from "../scenarios.ts"
import { type Payment, paymentFields, type Status } from "./payment.ts"
import { makeSigningKey, type SigningKey, sign } from "./sign.ts"

/** A signature in DER, one of two days ago, one for another address. */
const SIGNATURES = ["der", "stale", "other_path"] as const
/** Scenarios of this sandbox only. */
export const OWN_SCENARIOS = [...SIGNATURES, ...CONTRADICTIONS]

const GAP_MS = 40
const PENDING_FOR_MS = 5000
const TWO_DAYS_MS = 2 * DAY_MS

const STEPS: Readonly<Record<Ending, readonly Status[]>> = {
  pay: ["IDENTIFIED", "AUTHORIZED", "SUCCEEDED"],
  pending: ["IDENTIFIED", "AUTHORIZED"],
  refuse: ["IDENTIFIED", "AUTHORIZATION_FAILED"],
  cancel: ["CANCELLED"],
  expire: ["EXPIRED"],
}
const OPEN: readonly Status[] = ["PENDING", "IDENTIFIED"]

/** Moves payments from status to status; every move is one signed callback. */
export class Gateway {
  readonly payments = createKept<Payment>(({ paymentId }) => paymentId)
  readonly #bench: Bench
  readonly #profileId: string
  readonly #keys: SigningKey[] = []

  constructor(bench: Bench, profileId: string) {
    this.#bench = bench
    this.#profileId = profileId
  }

  isOpen(payment: Payment): boolean {
    return OPEN.includes(payment.status) && this.#bench.clock.now() < payment.expiresAtMs
  }

  /** Signs from now on; the previous key stays published. */
  async rotate(): Promise<void> {
    this.#keys.unshift(await makeSigningKey())
    this.#keys.splice(2)
  }

  publicKeys() {
    return this.#keys.map(({ publicJwk }) => publicJwk)
  }

  identify(payment: Payment): Promise<void> {
    if (payment.status !== "PENDING") return Promise.resolve()
    return this.#move(payment, ["IDENTIFIED"], false)
  }

  /** Ends the visit; resolves when each callback has had its first attempt. No effect on a payment that has ended. */
  end(payment: Payment, ending: Ending): Promise<void> {
    if (!OPEN.includes(payment.status)) return Promise.resolve()
    const { scenarios } = this.#bench
    if (ending === "pay" || ending === "pending") payment.asked = paidAs(scenarios, payment.asked)
    if (isForEarlierOrder(scenarios))
      payment.asked = { ...payment.asked, reference: this.#orderBefore(payment) }
    if (ending === "pending") payment.completesAtMs = this.#bench.clock.now() + PENDING_FOR_MS
    return this.#move(
      payment,
      STEPS[ending].filter((step) => step !== payment.status),
    )
  }

  #orderBefore(payment: Payment): string {
    const earlier = this.payments.all().find((one) => one !== payment)
    return (earlier ?? payment).asked.reference
  }

  complete(payment: Payment): Promise<void> {
    if (payment.status !== "AUTHORIZED") return Promise.resolve()
    return this.#move(payment, ["SUCCEEDED"])
  }

  fail(payment: Payment): Promise<void> {
    if (payment.status !== "AUTHORIZED") return Promise.resolve()
    return this.#move(payment, ["FAILED"])
  }

  /** Expires payments whose time is up and completes those that are due. */
  sweep(): void {
    const nowMs = this.#bench.clock.now()
    for (const payment of this.payments.all()) {
      if (OPEN.includes(payment.status) && nowMs >= payment.expiresAtMs) void this.end(payment, "expire")
      if (payment.completesAtMs !== undefined && nowMs >= payment.completesAtMs) void this.complete(payment)
    }
  }

  /** Payments that will still succeed automatically. */
  toCome(): number {
    return this.payments.all().filter(({ completesAtMs }) => completesAtMs !== undefined).length
  }

  async #move(payment: Payment, steps: readonly Status[], isNews = true): Promise<void> {
    const { clock, courier, scenarios } = this.#bench
    const bodies = steps.map((status) => {
      payment.status = status
      if (status === "SUCCEEDED") payment.succeededAtMs = clock.now()
      if (status !== "AUTHORIZED" && status !== "IDENTIFIED") payment.completesAtMs = undefined
      return [status, JSON.stringify(paymentFields(payment))] as const
    })
    const { callbackUrl } = payment.asked
    if (callbackUrl === "" || bodies.length === 0) return
    const own = isNews ? scenarios.takeOwn(SIGNATURES) : undefined
    const mishaps = isNews ? scenarios.takeMishaps() : NO_MISHAPS
    const letters = bodies.map(([status, body]) => this.#letter(payment, status, body, own))
    await courier.send(await Promise.all(letters), GAP_MS, mishaps)
  }

  async #letter(payment: Payment, status: Status, body: string, own: string | undefined): Promise<Letter> {
    const { callbackUrl, reference } = payment.asked
    const statement = {
      profileId: this.#profileId,
      path: own === "other_path" ? `${callbackUrl}/elsewhere` : callbackUrl,
      atMs: this.#bench.clock.now() - (own === "stale" ? TWO_DAYS_MS : 0),
      der: own === "der",
    }
    const key = this.#keys[0]
    if (!key) throw new Error("The sandbox has no key to sign with yet")
    const stranger = { ...(await makeSigningKey()), kid: key.kid }
    const signature = {
      genuine: await sign(body, key, statement),
      forged: await sign(body, stranger, statement),
    }
    return {
      url: callbackUrl,
      contentType: "application/json",
      body,
      note: `${reference}: ${status}`,
      headers: (kind) => ({ signature: signature[kind], "user-agent": "Bancontact Payments/v3" }),
    }
  }
}
