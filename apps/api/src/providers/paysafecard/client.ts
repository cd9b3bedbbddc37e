import { createHash } from "node:crypto"
import { z } from "zod"
import {
  GatewayUnavailable,
  type ImmediateRefunds,
  type PayInCalls,
  type PaymentReport,
  type PayOutOrder,
  type PayOutProvider,
  type WalletOwner,
} from "../../modules/payments/ports.ts"
import { compareNames } from "../../modules/players/index.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { centsToDecimal } from "../decimal.ts"
import {
  type Payment,
  parseOrderId,
  payment,
  payout,
  toPaymentId,
  toPaymentReport,
  toPayoutId,
  toPayoutReport,
} from "./report.ts"

export type PaysafecardOptions = {
  url: string
  key: string
  mid: string
}

/** The account must belong to this player. */
type WithPlayer = { readonly player?: WalletOwner }

export type PaysafecardPayIn = Omit<PayInCalls, "capture"> &
  ImmediateRefunds & {
    capture(
      order: { orderId: string; reference: string; amountCents: number } & WithPlayer,
    ): Promise<PaymentReport>
  }
export type PaysafecardPayOut = Omit<PayOutProvider, "create"> & {
  create(order: PayOutOrder & WithPlayer): ReturnType<PayOutProvider["create"]>
}

const openTimeoutMs = 8_000
const timeoutMs = 8_000
/** The minimum age for play; an age restriction also rules out vouchers, which have no account. */
const minimumAge = 21
const longestCorrelationId = 41

const opened = payment.extend({ redirect: z.object({ auth_url: z.url({ protocol: /^https?$/ }) }) })
const refusal = z.object({ code: z.string(), number: z.coerce.number().optional() })
const notification = z.object({ data: z.object({ payment_id: z.string() }) })

/** An outage, our credentials or a rate limit: errors that say nothing about the request itself. */
const isVendorFault = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status)

/** Error numbers of repeated operations. */
const duplicates: ReadonlySet<number> = new Set([3164, 3169])
/** Error numbers about our merchant account: they say nothing about the payout, which may succeed later. */
const merchantErrors: ReadonlySet<number> = new Set([3100, 3161, 3166])

/** A pseudonym of the player, the same for all payments. */
const toCustomerId = (mid: string, player: Pick<WalletOwner, "id">): string =>
  createHash("sha256").update(`${mid}/${player.id}`).digest("hex").slice(0, 60)

/** Writes the amount with two digits, which a JavaScript number would not preserve. */
const toRequestBody = (amountCents: number, fields: object): string =>
  `{"amount":${centsToDecimal(amountCents)},${JSON.stringify({ type: "PAYSAFECARD", currency: "EUR", ...fields }).slice(1)}`

type PaysafecardAnswer = {
  ok: boolean
  content: unknown
  code: string
  number: number | undefined
  status: number
}

function createCalls({ url, key }: PaysafecardOptions) {
  const credentials = Buffer.from(key).toString("base64")
  /** Throws GatewayUnavailable where paysafecard fails, rejects our credentials or sends a foreign response. */
  async function ask(
    path: string,
    request: {
      method?: "GET" | "POST" | "DELETE"
      body?: string
      correlationId?: string
      withinMs?: number
    } = {},
  ): Promise<PaysafecardAnswer> {
    const response = await outboundFetch(`${url}${path}`, {
      method: request.method ?? "GET",
      headers: {
        authorization: `Basic ${credentials}`,
        accept: "application/json",
        ...(request.body === undefined ? {} : { "content-type": "application/json; charset=utf-8" }),
        ...(request.correlationId === undefined ? {} : { "correlation-id": request.correlationId }),
      },
      ...(request.body === undefined ? {} : { body: request.body }),
      withinMs: request.withinMs ?? timeoutMs,
    })
    const context = `paysafecard ${path.split("/")[1]}: ${response.status}`
    if (isVendorFault(response.status)) throw new GatewayUnavailable(context)
    const content: unknown = await response.json().catch(() => {
      throw new GatewayUnavailable(`${context}, no JSON`)
    })
    const { status, ok } = response
    const read = refusal.safeParse(content)
    // An error without paysafecard's error code means a wrong address and says nothing about the request.
    if (!ok && !read.success) throw new GatewayUnavailable(`${context} without a code`)
    const { code, number } = !ok && read.success ? read.data : { code: "", number: undefined }
    return { ok, content, status, code, number }
  }

  async function paymentWith(id: string): Promise<Payment | undefined> {
    const { ok, content, status, code } = await ask(`/payments/${encodeURIComponent(id)}`)
    if (status === 404) return undefined
    if (!ok) throw new Error(`paysafecard payment: ${status} ${code}`)
    return payment.parse(content)
  }
  return { ask, paymentWith }
}
type Calls = ReturnType<typeof createCalls>

/** Whether name and birth date of the account, as paysafecard reports them, are the player's. */
export function isOwnAccount({ customer }: Pick<Payment, "customer">, player: WalletOwner): boolean {
  const { psc_id, first_name, last_name, date_of_birth } = customer
  if (!psc_id || !first_name || !last_name || date_of_birth !== player.birthDate) return false
  return compareNames(player, { firstName: first_name, lastName: last_name }) === "same"
}

function readPaymentId(body: Buffer): string | undefined {
  const text = body.toString("utf8")
  const mtid = new URLSearchParams(text).get("mtid")
  if (mtid !== null) return mtid
  try {
    return notification.safeParse(JSON.parse(text)).data?.data.payment_id
  } catch {
    return undefined
  }
}

function createPayIn(options: PaysafecardOptions, { ask, paymentWith }: Calls): PaysafecardPayIn {
  const { mid } = options
  async function reportWith(id: string): Promise<PaymentReport | undefined> {
    const payment = await paymentWith(id)
    return payment && toPaymentReport(payment, mid)
  }
  async function demand(id: string): Promise<PaymentReport> {
    const report = await reportWith(id)
    if (!report) throw new GatewayUnavailable("paysafecard does not know the payment any more")
    return report
  }

  return {
    async open(order) {
      const body = toRequestBody(order.amountCents, {
        redirect: { success_url: order.successUrl, failure_url: order.failureUrl },
        notification_url: order.notifyUrl,
        customer: { id: toCustomerId(mid, order.player), min_age: minimumAge },
      })
      const request = { method: "POST", body, correlationId: order.orderId, withinMs: openTimeoutMs } as const
      const { ok, content, status, code } = await ask("/payments", request)
      if (!ok) throw new Error(`paysafecard payment: ${status} ${code}`)
      const { id, redirect } = opened.parse(content)
      return { forwardUrl: redirect.auth_url, reference: id }
    },

    // Notifications are not signed: each triggers a look-up, and one about an unknown payment counts as forged.
    async readNotification(body) {
      const id = readPaymentId(body)
      if (id === undefined || parseOrderId(id, mid) === undefined) return { kind: "forged" }
      const report = await reportWith(id)
      return report ? { kind: "report", report } : { kind: "forged" }
    },

    async lookUp({ orderId, reference }) {
      const report = await reportWith(reference ?? toPaymentId(mid, orderId))
      if (report && report.orderId !== orderId) throw new Error("paysafecard payment: another order")
      return report ? [report] : []
    },

    async capture({ orderId, reference, amountCents, player }) {
      if (!player) throw new Error("paysafecard capture: nobody content whose the account must be")
      const payment = await paymentWith(reference)
      const report = payment && toPaymentReport(payment, mid)
      if (!payment || !report) throw new GatewayUnavailable("paysafecard does not know the payment any more")
      if (report.orderId !== orderId) throw new Error("paysafecard payment: another order")
      if (report.event !== "authorized") return report
      if (payment.amount !== amountCents || payment.currency !== "EUR")
        throw new Error("paysafecard payment: another amount")
      const path = `/payments/${encodeURIComponent(reference)}`
      const isOwn = isOwnAccount(payment, player)
      await ask(isOwn ? `${path}/capture` : path, { method: isOwn ? "POST" : "DELETE" })
      // Already captured or declined, or too late: the current status decides.
      return demand(reference)
    },

    async refund({ reference, amountCents, operationId }) {
      const payment = await paymentWith(reference)
      if (!payment) return "refused"
      const { id, psc_id } = payment.customer
      const customer = { id, ...(psc_id ? { psc_id: Number(psc_id) } : {}) }
      const { ok, number } = await ask(`/payments/${encodeURIComponent(reference)}/refunds`, {
        method: "POST",
        body: toRequestBody(amountCents, { capture: true, customer }),
        correlationId: toCorrelationId(operationId),
      })
      return ok || duplicates.has(number ?? 0) ? "accepted" : "refused"
    },
  }
}

const toCorrelationId = (operationId: string): string =>
  createHash("sha256").update(operationId).digest("hex").slice(0, longestCorrelationId)

function createPayOut({ mid }: PaysafecardOptions, { ask }: Calls): PaysafecardPayOut {
  return {
    async create({ endToEndId, account, amountCents, player }) {
      if (!player) throw new Error("paysafecard payout: nobody content whose the account must be")
      const customer = {
        id: toCustomerId(mid, player),
        psc_id: Number(account),
        first_name: player.firstName,
        last_name: player.lastName,
        date_of_birth: player.birthDate,
      }
      const body = toRequestBody(amountCents, { capture: true, customer })
      const response = await ask("/payouts", { method: "POST", body, correlationId: endToEndId })
      if (response.ok) {
        const report = toPayoutReport(endToEndId, payout.parse(response.content))
        if (!report) throw new Error("paysafecard payout: an undocumented status")
        return { kind: "report", report }
      }
      const { number, code, status } = response
      if (number !== undefined && duplicates.has(number)) return { kind: "duplicate" }
      if (number === undefined || merchantErrors.has(number))
        throw new Error(`paysafecard payout: ${status} ${code}`)
      return { kind: "refused", code: String(number) }
    },

    async status(endToEndId) {
      const response = await ask(`/payouts/${encodeURIComponent(toPayoutId(mid, endToEndId))}`)
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`paysafecard payout: ${response.status} ${response.code}`)
      const report = toPayoutReport(endToEndId, payout.parse(response.content))
      if (!report) throw new Error("paysafecard payout: an undocumented status")
      return report
    },

    // Payouts are synchronous and have no notifications.
    readNotification: () => ({ kind: "forged" }),
  }
}

export function paysafecard(options: PaysafecardOptions): {
  payIn: PaysafecardPayIn
  payOut: PaysafecardPayOut
} {
  const calls = createCalls(options)
  return { payIn: createPayIn(options, calls), payOut: createPayOut(options, calls) }
}
