import { createHash } from "node:crypto"
import { z } from "zod"
import {
  GatewayUnavailable,
  type PayInCalls,
  type PaymentReport,
  type PayOutOrder,
  type PayOutProvider,
  type RefundsAtOnce,
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
  /** With `/v1`. */
  url: string
  key: string
  /** Our merchant id, ten digits. */
  mid: string
}

/** Money is taken from an account, and paid to one, only where it is the player's own: the caller says who that is. */
type WithPlayer = { readonly player?: WalletOwner }

export type PaysafecardPayIn = Omit<PayInCalls, "capture"> &
  RefundsAtOnce & {
    capture(
      order: { orderId: string; reference: string; amountCents: number } & WithPlayer,
    ): Promise<PaymentReport>
  }
export type PaysafecardPayOut = Omit<PayOutProvider, "create"> & {
  create(order: PayOutOrder & WithPlayer): ReturnType<PayOutProvider["create"]>
}

const openTimeoutMs = 8_000
const timeoutMs = 8_000
/** Play is for people from 21 on; asking for an age also rules out vouchers, which have no account. */
const minimumAge = 21
const longestCorrelationId = 41

const opened = payment.extend({ redirect: z.object({ auth_url: z.url({ protocol: /^https?$/ }) }) })
const refusal = z.object({ code: z.string(), number: z.coerce.number().optional() })
const told = z.object({ data: z.object({ payment_id: z.string() }) })

/** Its own failure, our credentials, or too many questions: none of them is about what was asked. */
const isVendorFault = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status)

/** paysafecard's numbers for what was done before. */
const duplicates: ReadonlySet<number> = new Set([3164, 3169])
/** Numbers of a payout that are about us: nothing is said of the order, and it may be made later. */
const ofMerchant: ReadonlySet<number> = new Set([3100, 3161, 3166])

/** A name of the player at paysafecard: the same for all payments, and nothing personal. */
const toCustomerId = (mid: string, player: Pick<WalletOwner, "id">): string =>
  createHash("sha256").update(`${mid}/${player.id}`).digest("hex").slice(0, 60)

/** JSON with an amount of two digits, which a number of JavaScript would not keep. */
const toRequestBody = (amountCents: number, fields: object): string =>
  `{"amount":${centsToDecimal(amountCents)},${JSON.stringify({ type: "PAYSAFECARD", currency: "EUR", ...fields }).slice(1)}`

type PaysafecardAnswer = {
  ok: boolean
  said: unknown
  code: string
  number: number | undefined
  status: number
}

/** The calls of paysafecard. */
function createCalls({ url, key }: PaysafecardOptions) {
  const credentials = Buffer.from(key).toString("base64")
  /** Throws GatewayAway where paysafecard fails, does not know us, or answers as somebody else. */
  async function ask(
    path: string,
    how: {
      method?: "GET" | "POST" | "DELETE"
      body?: string
      correlationId?: string
      withinMs?: number
    } = {},
  ): Promise<PaysafecardAnswer> {
    const answer = await outboundFetch(`${url}${path}`, {
      method: how.method ?? "GET",
      headers: {
        authorization: `Basic ${credentials}`,
        accept: "application/json",
        ...(how.body === undefined ? {} : { "content-type": "application/json; charset=utf-8" }),
        ...(how.correlationId === undefined ? {} : { "correlation-id": how.correlationId }),
      },
      ...(how.body === undefined ? {} : { body: how.body }),
      withinMs: how.withinMs ?? timeoutMs,
    })
    const what = `paysafecard ${path.split("/")[1]}: ${answer.status}`
    if (isVendorFault(answer.status)) throw new GatewayUnavailable(what)
    const said: unknown = await answer.json().catch(() => {
      throw new GatewayUnavailable(`${what}, no JSON`)
    })
    const { status, ok } = answer
    const read = refusal.safeParse(said)
    // Without paysafecard's own code an error says that the address is wrong, and nothing about what was asked.
    if (!ok && !read.success) throw new GatewayUnavailable(`${what} without a code`)
    const { code, number } = !ok && read.success ? read.data : { code: "", number: undefined }
    return { ok, said, status, code, number }
  }

  async function paymentWith(id: string): Promise<Payment | undefined> {
    const { ok, said, status, code } = await ask(`/payments/${encodeURIComponent(id)}`)
    if (status === 404) return undefined
    if (!ok) throw new Error(`paysafecard payment: ${status} ${code}`)
    return payment.parse(said)
  }
  return { ask, paymentWith }
}
type Calls = ReturnType<typeof createCalls>

/** Whether the account that pays is a person's own: the same name, the same birth date, both said by paysafecard. */
export function isOwnAccount({ customer }: Pick<Payment, "customer">, player: WalletOwner): boolean {
  const { psc_id, first_name, last_name, date_of_birth } = customer
  if (!psc_id || !first_name || !last_name || date_of_birth !== player.birthDate) return false
  return compareNames(player, { firstName: first_name, lastName: last_name }) === "same"
}

/** The payment that a notification names, in either of its forms. */
function readPaymentId(body: Buffer): string | undefined {
  const text = body.toString("utf8")
  const mtid = new URLSearchParams(text).get("mtid")
  if (mtid !== null) return mtid
  try {
    return told.safeParse(JSON.parse(text)).data?.data.payment_id
  } catch {
    return undefined
  }
}

function createPayIn(options: PaysafecardOptions, { ask, paymentWith }: Calls): PaysafecardPayIn {
  const { mid } = options
  async function reportWith(id: string): Promise<PaymentReport | undefined> {
    const found = await paymentWith(id)
    return found && toPaymentReport(found, mid)
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
      const how = { method: "POST", body, correlationId: order.orderId, withinMs: openTimeoutMs } as const
      const { ok, said, status, code } = await ask("/payments", how)
      if (!ok) throw new Error(`paysafecard payment: ${status} ${code}`)
      const { id, redirect } = opened.parse(said)
      return { forwardUrl: redirect.auth_url, reference: id }
    },

    // Nothing of a notification is signed: it is a reason to ask, and one about a payment that is not there is forged.
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
      if (!player) throw new Error("paysafecard capture: nobody said whose the account must be")
      const found = await paymentWith(reference)
      const report = found && toPaymentReport(found, mid)
      if (!found || !report) throw new GatewayUnavailable("paysafecard does not know the payment any more")
      if (report.orderId !== orderId) throw new Error("paysafecard payment: another order")
      if (report.event !== "authorized") return report
      if (found.amount !== amountCents || found.currency !== "EUR")
        throw new Error("paysafecard payment: another amount")
      const path = `/payments/${encodeURIComponent(reference)}`
      const isOwn = isOwnAccount(found, player)
      await ask(isOwn ? `${path}/capture` : path, { method: isOwn ? "POST" : "DELETE" })
      // Captured or declined before, or too late: what counts is the answer to a question.
      return demand(reference)
    },

    async refund({ reference, amountCents, operationId }) {
      const found = await paymentWith(reference)
      if (!found) return "refused"
      const { id, psc_id } = found.customer
      const customer = { id, ...(psc_id ? { psc_id: Number(psc_id) } : {}) }
      const { ok, number } = await ask(`/payments/${encodeURIComponent(reference)}/refunds`, {
        method: "POST",
        body: toRequestBody(amountCents, { capture: true, customer }),
        correlationId: toCorrelationId(operationId),
      })
      return ok || duplicates.has(number ?? 0) ? "asked" : "refused"
    },
  }
}

/** An id of an operation as a correlation id: short enough, and the same each time. */
const toCorrelationId = (operationId: string): string =>
  createHash("sha256").update(operationId).digest("hex").slice(0, longestCorrelationId)

function createPayOut({ mid }: PaysafecardOptions, { ask }: Calls): PaysafecardPayOut {
  return {
    async create({ endToEndId, account, amountCents, player }) {
      if (!player) throw new Error("paysafecard payout: nobody said whose the account must be")
      const customer = {
        id: toCustomerId(mid, player),
        psc_id: Number(account),
        first_name: player.firstName,
        last_name: player.lastName,
        date_of_birth: player.birthDate,
      }
      const body = toRequestBody(amountCents, { capture: true, customer })
      const answer = await ask("/payouts", { method: "POST", body, correlationId: endToEndId })
      if (answer.ok) {
        const report = toPayoutReport(endToEndId, payout.parse(answer.said))
        if (!report) throw new Error("paysafecard payout: a status that is not documented")
        return { kind: "report", report }
      }
      const { number, code, status } = answer
      if (number !== undefined && duplicates.has(number)) return { kind: "known" }
      if (number === undefined || ofMerchant.has(number))
        throw new Error(`paysafecard payout: ${status} ${code}`)
      return { kind: "refused", code: String(number) }
    },

    async status(endToEndId) {
      const answer = await ask(`/payouts/${encodeURIComponent(toPayoutId(mid, endToEndId))}`)
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new Error(`paysafecard payout: ${answer.status} ${answer.code}`)
      const report = toPayoutReport(endToEndId, payout.parse(answer.said))
      if (!report) throw new Error("paysafecard payout: a status that is not documented")
      return report
    },

    // paysafecard tells nothing of payouts: they are made while we wait.
    readNotification: () => ({ kind: "forged" }),
  }
}

/** paysafecard behind the ports of deposits and of withdrawals: accounts only, and only the player's own. */
export function paysafecard(options: PaysafecardOptions): {
  payIn: PaysafecardPayIn
  payOut: PaysafecardPayOut
} {
  const calls = createCalls(options)
  return { payIn: createPayIn(options, calls), payOut: createPayOut(options, calls) }
}
