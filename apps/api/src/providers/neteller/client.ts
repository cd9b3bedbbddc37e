import { z } from "zod"
import {
  type DeferredRefunds,
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

/** An outage, our credentials or a rate limit: errors that say nothing about the request itself. */
const isVendorFault = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status)
/** Paysafe's error code for a reused id. */
const duplicate = "5031"
/** HTTP status of a payment declined by the wallet, its issuer or a risk rule. */
const declined = 402

const readErrorCode = (content: unknown): string => {
  const read = refusal.safeParse(content)
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
    // The player may sign in to a wallet with another email address.
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

function createCalls({ url, username, password }: NetellerOptions) {
  const credentials = Buffer.from(`${username}:${password}`).toString("base64")
  /** Throws GatewayUnavailable where Paysafe fails or does not accept our credentials. */
  async function ask(path: string, body?: object, withinMs = timeoutMs) {
    const response = await outboundFetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Basic ${credentials}`,
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      withinMs,
    })
    if (isVendorFault(response.status))
      throw new GatewayUnavailable(`Paysafe ${path.split("?")[0]}: ${response.status}`)
    const content: unknown = await response.json().catch(() => {
      throw new GatewayUnavailable(`Paysafe ${path.split("?")[0]}: no JSON`)
    })
    return { ok: response.ok, status: response.status, content }
  }
  async function demand(path: string, body?: object, withinMs?: number): Promise<unknown> {
    const { ok, status, content } = await ask(path, body, withinMs)
    if (!ok) throw new Error(`Paysafe ${path.split("?")[0]}: ${status} ${readErrorCode(content)}`)
    return content
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
  const handles = (await calls.handlesOf(orderId)).filter(({ merchantRefNum }) => merchantRefNum === orderId)
  if (handles.length === 0) return []
  const payments = await calls.paymentsOf(orderId)
  return handles.map((handle) =>
    toPaymentReport(handle, findPaymentOfHandle(handle.paymentHandleToken, payments)),
  )
}

const findPaymentOfHandle = (token: string, payments: readonly Payment[]): Payment | undefined =>
  payments.find(({ paymentHandleToken }) => paymentHandleToken === token)

type PayIn = PayInProvider & DeferredRefunds & Required<Pick<PayInProvider, "capture">>

function createPayIn(options: NetellerOptions, calls: Calls): PayIn {
  const { ask, demand } = calls
  return {
    async open(order) {
      const handle = opened.parse(await demand("/paymenthandles", toHandleBody(order), openTimeoutMs))
      const forwardUrl = handle.links.find(({ rel }) => rel === "redirect_payment")?.href
      if (!forwardUrl) throw new Error("Paysafe payment handle: no page")
      return { forwardUrl, reference: handle.id }
    },

    async readNotification(body, headers) {
      if (!isSigned(body, headers.signature, options.webhookKey)) return { kind: "forged" }
      const read = webhook.safeParse(parseJson(body))
      if (!read.success) return { kind: "unreadable" }
      const { eventName, payload } = read.data
      if (!eventName.startsWith("PAYMENT_"))
        return { kind: "report", report: toNotedReport(eventName, payload) }
      // Webhooks may be out of order and do not name the handle, so the current status is looked up.
      const [report] = await lookUpWith(calls, payload.merchantRefNum)
      if (!report) throw new GatewayUnavailable("Paysafe does not know the payment of its notification")
      return { kind: "report", report }
    },

    lookUp: ({ orderId }) => lookUpWith(calls, orderId),

    async capture({ orderId, reference, amountCents }) {
      const handle = await calls.handleWith(reference)
      if (handle.merchantRefNum !== orderId) throw new Error("Paysafe payment handle: another order")
      if (handle.status === "PAYABLE") {
        const { ok, status, content } = await ask("/payments", {
          merchantRefNum: orderId,
          amount: amountCents,
          currencyCode: "EUR",
          paymentHandleToken: handle.paymentHandleToken,
          settleWithAuth: true,
          dupCheck: true,
        })
        const created = payment.safeParse(content)
        if (created.success && (ok || status === declined)) return toPaymentReport(handle, created.data)
        if (!ok && readErrorCode(content) !== duplicate && status !== declined)
          throw new Error(`Paysafe payment: ${status} ${readErrorCode(content)}`)
      }
      // The payment exists or has ended, so its current status is looked up.
      const report = (await lookUpWith(calls, orderId)).find((candidate) => candidate.reference === reference)
      if (!report) throw new GatewayUnavailable("Paysafe does not know the payment just made")
      return report
    },

    async refund({ reference, amountCents, operationId }) {
      const handle = await calls.handleWith(reference)
      const captured = findPaymentOfHandle(
        handle.paymentHandleToken,
        await calls.paymentsOf(handle.merchantRefNum),
      )
      if (!captured) throw new Error("Paysafe refund: no payment was made with this handle")
      // A payment that settles immediately is its own settlement.
      const { ok, status, content } = await ask(`/settlements/${encodeURIComponent(captured.id)}/refunds`, {
        merchantRefNum: operationId,
        amount: amountCents,
        dupCheck: true,
      })
      if (ok) return toRefundAnswer(refund.parse(content))
      if (status !== 409 && readErrorCode(content) !== duplicate) return "refused"
      // The refund exists and its answer was lost, so it is looked up.
      const [existing] = (await calls.refundsOf(operationId)).filter(
        (candidate) => candidate.merchantRefNum === operationId,
      )
      if (!existing) throw new GatewayUnavailable("Paysafe does not know the refund just made")
      return toRefundAnswer(existing)
    },

    async refundStatus({ refundId }) {
      return getRefundStatus(await calls.refundWith(refundId))
    },
  }
}

function getRefundStatus({ status }: Refund): RefundStatus {
  const refundStatus = toRefundStatus(status)
  if (!refundStatus) throw new Error("Paysafe refund: an undocumented status")
  return refundStatus
}

function toRefundAnswer(refund: Refund): RefundAnswer | PendingAnswer {
  const refundStatus = getRefundStatus(refund)
  if (refundStatus === "pending") return { pending: refund.id }
  return refundStatus === "completed" ? "accepted" : "refused"
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

/** Without Paysafe's error code nothing is known about the order. */
function toPayoutRefusal({ status, content }: { status: number; content: unknown }): PayoutAnswer {
  const code = readErrorCode(content)
  if (code === "") throw new Error(`Paysafe credit: ${status} without a code`)
  return { kind: "refused", code }
}

function createPayOut(options: NetellerOptions, calls: Calls): PayOutProvider {
  async function status(endToEndId: string): Promise<PayoutReport | undefined> {
    const [credit] = (await calls.creditsOf(endToEndId)).filter(
      (candidate) => candidate.merchantRefNum === endToEndId,
    )
    if (!credit) return undefined
    const report = toPayoutReport(credit)
    if (!report) throw new Error("Paysafe credit: an undocumented status")
    return report
  }
  return {
    async create({ endToEndId, account, amountCents }) {
      // The answer of an earlier credit may have been lost.
      if (await status(endToEndId)) return { kind: "duplicate" }
      const order = { merchantRefNum: endToEndId, amount: amountCents, currencyCode: "EUR" }
      const handleResponse = await calls.ask("/paymenthandles", {
        ...order,
        transactionType: "STANDALONE_CREDIT",
        paymentType: "NETELLER",
        neteller: { consumerId: account },
      })
      if (!handleResponse.ok) return toPayoutRefusal(handleResponse)
      const { paymentHandleToken } = usable.parse(handleResponse.content)
      const creditResponse = await calls.ask("/standalonecredits", {
        ...order,
        paymentHandleToken,
        dupCheck: true,
      })
      if (readErrorCode(creditResponse.content) === duplicate) return { kind: "duplicate" }
      const credit = payment.safeParse(creditResponse.content)
      const report = credit.success
        ? toPayoutReport({ ...credit.data, merchantRefNum: endToEndId })
        : undefined
      if (report) return { kind: "report", report }
      if (!creditResponse.ok) return toPayoutRefusal(creditResponse)
      throw new Error("Paysafe credit: an answer of unknown form")
    },

    status,

    async readNotification(body, headers) {
      if (!isSigned(body, headers.signature, options.webhookKey)) return { kind: "forged" }
      const read = webhook.safeParse(parseJson(body))
      if (!read.success || !read.data.eventName.startsWith("SA_CREDIT_")) return { kind: "unreadable" }
      const report = await status(read.data.payload.merchantRefNum)
      if (!report) throw new GatewayUnavailable("Paysafe does not know the credit of its notification")
      return { kind: "report", report }
    },
  }
}

export function neteller(options: NetellerOptions) {
  const calls = createCalls(options)
  return { payIn: createPayIn(options, calls), payOut: createPayOut(options, calls) }
}
