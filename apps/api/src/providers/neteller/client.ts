import { z } from "zod"
import {
  GatewayUnavailable,
  type PayInOrder,
  type PayInProvider,
  type PaymentReport,
  type PayOutProvider,
  type PayoutAnswer,
  type PayoutReport,
  type PendingAnswer,
  type RefundAnswer,
  type RefundStatus,
  type RefundsLater,
} from "../../modules/payments/ports.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import {
  handle,
  isSigned,
  type Payment,
  payment,
  type Refund,
  refund,
  toPaymentReport,
  toPayoutReport,
  toRefundStatus,
  webhook,
} from "./report.ts"

export type NetellerOptions = {
  /** Paysafe's Payments API, with `/paymenthub/v1`. */
  url: string
  username: string
  password: string
  /** Signs Paysafe's webhooks. */
  webhookKey: string
}

const openTimeoutMs = 8_000
const timeoutMs = 8_000
const locales = { en: "en_GB", fr: "fr_FR", nl: "nl_NL" } as const

const opened = z.object({
  id: z.string().min(1),
  links: z.array(z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/ }) })),
})
const usable = z.object({ paymentHandleToken: z.string().min(1), status: z.string() })
const handles = z.object({ paymentHandles: z.array(handle) })
const payments = z.object({ payments: z.array(payment) })
const refunds = z.object({ refunds: z.array(refund) })
const credits = z.object({ standaloneCredits: z.array(payment) })
const refusal = z.object({ error: z.object({ code: z.coerce.string() }) })

/** Its own failure, our credentials, or too many questions: none of them is about what was asked. */
const isVendorFault = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status)
/** Paysafe's code for an id of ours that was used before. */
const duplicate = "5031"
/** Declined: by the wallet, its issuer or a rule of risk. */
const declined = 402

const readErrorCode = (said: unknown): string => {
  const read = refusal.safeParse(said)
  return read.success ? read.data.error.code : ""
}
const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"))
  } catch {
    return undefined
  }
}

function toHandleBody(order: PayInOrder): object {
  const link = (rel: string, href: string) => ({ rel, href, method: "GET" })
  return {
    merchantRefNum: order.orderId,
    transactionType: "PAYMENT",
    paymentType: "NETELLER",
    amount: order.amountCents,
    currencyCode: "EUR",
    // The player may sign in to another wallet than the one of our address.
    neteller: { consumerId: order.player.email, consumerIdLocked: false },
    profile: {
      locale: locales[order.language],
      firstName: order.player.firstName,
      lastName: order.player.lastName,
      email: order.player.email,
    },
    returnLinks: [
      link("default", order.successUrl),
      link("on_completed", order.successUrl),
      link("on_failed", order.failureUrl),
      link("on_cancelled", order.failureUrl),
    ],
  }
}

/** The calls of Paysafe's Payments API. */
function createCalls({ url, username, password }: NetellerOptions) {
  const credentials = Buffer.from(`${username}:${password}`).toString("base64")
  /** The answer and what it says; throws GatewayAway where Paysafe fails or does not know us. */
  async function ask(path: string, body?: object, withinMs = timeoutMs) {
    const answer = await outboundFetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Basic ${credentials}`,
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      withinMs,
    })
    if (isVendorFault(answer.status))
      throw new GatewayUnavailable(`Paysafe ${path.split("?")[0]}: ${answer.status}`)
    const said: unknown = await answer.json().catch(() => {
      throw new GatewayUnavailable(`Paysafe ${path.split("?")[0]}: no JSON`)
    })
    return { ok: answer.ok, status: answer.status, said }
  }
  async function demand(path: string, body?: object, withinMs?: number): Promise<unknown> {
    const { ok, status, said } = await ask(path, body, withinMs)
    if (!ok) throw new Error(`Paysafe ${path.split("?")[0]}: ${status} ${readErrorCode(said)}`)
    return said
  }
  const by = (reference: string) => `?merchantRefNum=${encodeURIComponent(reference)}`

  return {
    ask,
    demand,
    handlesOf: async (orderId: string) =>
      handles.parse(await demand(`/paymenthandles${by(orderId)}`)).paymentHandles,
    handleWith: async (id: string) => handle.parse(await demand(`/paymenthandles/${encodeURIComponent(id)}`)),
    paymentsOf: async (orderId: string) => payments.parse(await demand(`/payments${by(orderId)}`)).payments,
    creditsOf: async (endToEndId: string) =>
      credits.parse(await demand(`/standalonecredits${by(endToEndId)}`)).standaloneCredits,
    refundsOf: async (operationId: string) =>
      refunds.parse(await demand(`/refunds${by(operationId)}`)).refunds,
    refundWith: async (id: string) => refund.parse(await demand(`/refunds/${encodeURIComponent(id)}`)),
  }
}
type Calls = ReturnType<typeof createCalls>

async function lookUpWith(calls: Calls, orderId: string): Promise<PaymentReport[]> {
  const found = (await calls.handlesOf(orderId)).filter(({ merchantRefNum }) => merchantRefNum === orderId)
  if (found.length === 0) return []
  const paid = await calls.paymentsOf(orderId)
  return found.map((one) => toPaymentReport(one, findPaymentOfHandle(one.paymentHandleToken, paid)))
}

const findPaymentOfHandle = (token: string, paid: readonly Payment[]): Payment | undefined =>
  paid.find(({ paymentHandleToken }) => paymentHandleToken === token)

type PayIn = PayInProvider & RefundsLater & Required<Pick<PayInProvider, "capture">>

function createPayIn(options: NetellerOptions, calls: Calls): PayIn {
  const { ask, demand } = calls
  return {
    async open(order) {
      const said = opened.parse(await demand("/paymenthandles", toHandleBody(order), openTimeoutMs))
      const forwardUrl = said.links.find(({ rel }) => rel === "redirect_payment")?.href
      if (!forwardUrl) throw new Error("Paysafe payment handle: no page")
      return { forwardUrl, reference: said.id }
    },

    async readNotification(body, headers) {
      if (!isSigned(body, headers.signature, options.webhookKey)) return { kind: "forged" }
      const read = webhook.safeParse(parseJson(body))
      if (!read.success) return { kind: "unreadable" }
      const { eventName, payload } = read.data
      if (!eventName.startsWith("PAYMENT_"))
        return { kind: "report", report: toNotedReport(eventName, payload) }
      // Webhooks come in any order, and those of a payment do not name its handle: what counts is the answer.
      const [report] = await lookUpWith(calls, payload.merchantRefNum)
      if (!report) throw new GatewayUnavailable("Paysafe does not know the payment that it told of")
      return { kind: "report", report }
    },

    lookUp: ({ orderId }) => lookUpWith(calls, orderId),

    async capture({ orderId, reference, amountCents }) {
      const found = await calls.handleWith(reference)
      if (found.merchantRefNum !== orderId) throw new Error("Paysafe payment handle: another order")
      if (found.status === "PAYABLE") {
        const { ok, status, said } = await ask("/payments", {
          merchantRefNum: orderId,
          amount: amountCents,
          currencyCode: "EUR",
          paymentHandleToken: found.paymentHandleToken,
          settleWithAuth: true,
          dupCheck: true,
        })
        const made = payment.safeParse(said)
        if (made.success && (ok || status === declined)) return toPaymentReport(found, made.data)
        if (!ok && readErrorCode(said) !== duplicate && status !== declined)
          throw new Error(`Paysafe payment: ${status} ${readErrorCode(said)}`)
      }
      // Made before, or ended meanwhile: what counts is the answer to a question.
      const now = (await lookUpWith(calls, orderId)).find((report) => report.reference === reference)
      if (!now) throw new GatewayUnavailable("Paysafe does not know the payment that was made")
      return now
    },

    async refund({ reference, amountCents, operationId }) {
      const found = await calls.handleWith(reference)
      const paid = findPaymentOfHandle(found.paymentHandleToken, await calls.paymentsOf(found.merchantRefNum))
      if (!paid) throw new Error("Paysafe refund: no payment was made with this handle")
      // A payment that settles at once is its own settlement.
      const { ok, status, said } = await ask(`/settlements/${encodeURIComponent(paid.id)}/refunds`, {
        merchantRefNum: operationId,
        amount: amountCents,
        dupCheck: true,
      })
      if (ok) return toRefundAnswer(refund.parse(said))
      if (status !== 409 && readErrorCode(said) !== duplicate) return "refused"
      // Asked for before, and its answer was lost: what counts is the answer to a question.
      const [made] = (await calls.refundsOf(operationId)).filter((one) => one.merchantRefNum === operationId)
      if (!made) throw new GatewayUnavailable("Paysafe does not know the refund that was made")
      return toRefundAnswer(made)
    },

    async refundStatus({ refundId }) {
      return toStandingOfRefund(await calls.refundWith(refundId))
    },
  }
}

function toStandingOfRefund({ status }: Refund): RefundStatus {
  const stands = toRefundStatus(status)
  if (!stands) throw new Error("Paysafe refund: a status that is not documented")
  return stands
}

function toRefundAnswer(made: Refund): RefundAnswer | PendingAnswer {
  const stands = toStandingOfRefund(made)
  if (stands === "pending") return { pending: made.id }
  return stands === "made" ? "asked" : "refused"
}

const toNotedReport = (
  eventName: string,
  payload: { id: string; merchantRefNum: string },
): PaymentReport => ({
  orderId: payload.merchantRefNum,
  reference: payload.id,
  attemptId: "",
  event: "noted",
  vendorStatus: eventName,
  currency: "",
  capturedCents: null,
  refundedCents: null,
  product: "neteller",
  funding: "prepaid",
})

/** A refusal with Paysafe's code; without one nothing is known of the order. */
function toPayoutRefusal({ status, said }: { status: number; said: unknown }): PayoutAnswer {
  const code = readErrorCode(said)
  if (code === "") throw new Error(`Paysafe credit: ${status} without a code`)
  return { kind: "refused", code }
}

function createPayOut(options: NetellerOptions, calls: Calls): PayOutProvider {
  async function status(endToEndId: string): Promise<PayoutReport | undefined> {
    const [credit] = (await calls.creditsOf(endToEndId)).filter((one) => one.merchantRefNum === endToEndId)
    if (!credit) return undefined
    const report = toPayoutReport(credit)
    if (!report) throw new Error("Paysafe credit: a status that is not documented")
    return report
  }
  return {
    async create({ endToEndId, account, amountCents }) {
      // Only a credit that Paysafe does not know is made: its answer may have been lost.
      if (await status(endToEndId)) return { kind: "known" }
      const asked = { merchantRefNum: endToEndId, amount: amountCents, currencyCode: "EUR" }
      const made = await calls.ask("/paymenthandles", {
        ...asked,
        transactionType: "STANDALONE_CREDIT",
        paymentType: "NETELLER",
        neteller: { consumerId: account },
      })
      if (!made.ok) return toPayoutRefusal(made)
      const { paymentHandleToken } = usable.parse(made.said)
      const paid = await calls.ask("/standalonecredits", { ...asked, paymentHandleToken, dupCheck: true })
      if (readErrorCode(paid.said) === duplicate) return { kind: "known" }
      const credit = payment.safeParse(paid.said)
      const report = credit.success
        ? toPayoutReport({ ...credit.data, merchantRefNum: endToEndId })
        : undefined
      if (report) return { kind: "report", report }
      if (!paid.ok) return toPayoutRefusal(paid)
      throw new Error("Paysafe credit: an answer of no known form")
    },

    status,

    async readNotification(body, headers) {
      if (!isSigned(body, headers.signature, options.webhookKey)) return { kind: "forged" }
      const read = webhook.safeParse(parseJson(body))
      if (!read.success || !read.data.eventName.startsWith("SA_CREDIT_")) return { kind: "unreadable" }
      const report = await status(read.data.payload.merchantRefNum)
      if (!report) throw new GatewayUnavailable("Paysafe does not know the credit that it told of")
      return { kind: "report", report }
    },
  }
}

/** Neteller, through Paysafe's Payments API, behind the ports of deposits and of withdrawals. */
export function neteller(options: NetellerOptions) {
  const calls = createCalls(options)
  return { payIn: createPayIn(options, calls), payOut: createPayOut(options, calls) }
}
