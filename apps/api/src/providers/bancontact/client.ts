import type { JWK } from "jose"
import { z } from "zod"
import {
  type DeferredRefunds,
  GatewayUnavailable,
  type PayInOrder,
  type PayInProvider,
  type PaymentReport,
  type RefundStatus,
} from "../../modules/payments/ports.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import type { Clock } from "../../platform/lib/clock.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { payment, paymentId, toPaymentReport } from "./report.ts"
import { requestSigner, signatureVerifier, toPublicKey } from "./signature.ts"

export type BancontactOptions = {
  /** The `merchant.api` host, without `/v3` (docs/providers.md, Bancontact Pro). */
  url: string
  jwksUrl: string
  apiKey: string
  profileId: string
  /** Our private key, a JWK on P-256 with a `kid`. */
  key: JWK
  notifyUrl: string
  clock: Clock
}

const openTimeoutMs = 8_000
const timeoutMs = 5_000
/** The search covers payments of this age, days. */
const searchedDays = 90
const maxFound = 100

const link = z.object({ href: z.url({ protocol: /^https?$/ }) })
const created = z.object({
  paymentId,
  expiresAt: z.iso.datetime().transform((text) => new Date(text)),
  _links: z.object({ deeplink: link }),
})
const searchResult = z.object({ details: z.array(z.unknown()) })
const refusal = z.object({ code: z.string() })
const refund = z.object({ refundId: z.string().min(1) })
const refundState = z.object({ status: z.string() })
const refundStatuses: ReadonlyMap<string, RefundStatus> = new Map([
  ["PENDING", "pending"],
  ["REFUNDED", "completed"],
  ["FAILED", "refused"],
])

/** An outage, our credentials or a rate limit: errors that say nothing about the request itself. */
const isVendorFault = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status)

const readErrorCode = async (response: Response): Promise<string> => {
  const read = refusal.safeParse(await response.json().catch(() => undefined))
  return read.success ? read.data.code : ""
}

async function toError(call: string, response: Response): Promise<Error> {
  const text = `Bancontact ${call}: ${response.status} ${await readErrorCode(response)}`
  return isVendorFault(response.status) ? new GatewayUnavailable(text) : new Error(text)
}

async function readJson(call: string, response: Response): Promise<unknown> {
  return response.json().catch(() => {
    throw new GatewayUnavailable(`Bancontact ${call}: no JSON`)
  })
}

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8"))
  } catch {
    return undefined
  }
}

const toRequestBody = (order: PayInOrder): string =>
  JSON.stringify({
    amount: order.amountCents,
    currency: "EUR",
    reference: order.orderId,
    description: order.merchantName,
    callbackUrl: order.notifyUrl,
    returnUrl: order.successUrl,
  })

function createCalls(options: BancontactOptions) {
  const { url, apiKey, profileId, clock } = options
  const sign = requestSigner({ key: options.key, profileId, clock })

  async function ask(
    path: string,
    body?: string,
    request: { withinMs?: number; idempotencyKey?: string } = {},
  ) {
    const address = `${url}/v3${path}`
    return outboundFetch(address, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: "application/json",
        signature: await sign(new URL(address).pathname + new URL(address).search, body ?? ""),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(request.idempotencyKey === undefined ? {} : { "idempotency-key": request.idempotencyKey }),
      },
      ...(body === undefined ? {} : { body }),
      withinMs: request.withinMs ?? timeoutMs,
    })
  }

  async function paymentWith(id: string): Promise<PaymentReport | undefined> {
    const response = await ask(`/payments/${encodeURIComponent(id)}`)
    if (response.status === 404) {
      // A 404 without Bancontact's error code means a wrong address and says nothing about the payment.
      if ((await readErrorCode(response)) === "PAYMENT_NOT_FOUND") return undefined
      throw new GatewayUnavailable("Bancontact payment: 404 without its code")
    }
    if (!response.ok) throw await toError("payment", response)
    return toPaymentReport(payment.parse(await readJson("payment", response)))
  }

  async function paymentsFor(orderId: string): Promise<PaymentReport[]> {
    const from = new Date(clock.now().getTime() - searchedDays * dayMs).toISOString()
    const body = JSON.stringify({ reference: orderId, from })
    const response = await ask(`/payments/search?page=0&size=${maxFound}`, body)
    if (!response.ok) throw await toError("search", response)
    const { details } = searchResult.parse(await readJson("search", response))
    return details
      .flatMap((detail) => toPaymentReport(payment.parse(detail)) ?? [])
      .filter((report) => report.orderId === orderId)
  }

  return { ask, paymentWith, paymentsFor }
}

/** Bancontact Pro, named Payconiq until 2025. */
export function bancontact(
  options: BancontactOptions,
): PayInProvider & DeferredRefunds & Required<Pick<PayInProvider, "publicKeys">> {
  const isSigned = signatureVerifier(options)
  const { ask, paymentWith, paymentsFor } = createCalls(options)
  return {
    async open(order) {
      const response = await ask("/payments", toRequestBody(order), { withinMs: openTimeoutMs })
      if (!response.ok) throw await toError("payment", response)
      const { paymentId: reference, expiresAt, _links } = created.parse(await response.json())
      const { href } = _links.deeplink
      return { forwardUrl: href, qrCode: href, reference, expiresAt }
    },

    async readNotification(body, headers) {
      if (!(await isSigned(body, headers.signature))) return { kind: "forged" }
      const read = payment.safeParse(parseJson(body))
      if (!read.success) return { kind: "unreadable" }
      // Callbacks may be out of order, so the current status is looked up.
      const report = await paymentWith(read.data.paymentId)
      if (!report && !read.data.reference) return { kind: "unreadable" }
      if (!report) throw new GatewayUnavailable("Bancontact does not know the payment of its notification")
      return { kind: "report", report }
    },

    async lookUp({ orderId, reference }) {
      if (reference === undefined) return paymentsFor(orderId)
      const report = await paymentWith(reference)
      if (report && report.orderId !== orderId) throw new Error("Bancontact payment: another order")
      return report ? [report] : []
    },

    async refund({ reference, amountCents, operationId }) {
      const path = `/payments/${encodeURIComponent(reference)}/refunds`
      const body = JSON.stringify({ amount: amountCents, currency: "EUR" })
      const response = await ask(path, body, { idempotencyKey: operationId })
      if (!response.ok) {
        if (isVendorFault(response.status)) throw await toError("refund", response)
        return "refused"
      }
      return { pending: refund.parse(await response.json()).refundId }
    },

    async refundStatus({ reference, refundId }) {
      const path = `/payments/${encodeURIComponent(reference)}/refunds/${encodeURIComponent(refundId)}`
      const response = await ask(path)
      if (!response.ok) throw await toError("refund", response)
      const status = refundStatuses.get(refundState.parse(await readJson("refund", response)).status)
      if (!status) throw new Error("Bancontact refund: a status that is not documented")
      return status
    },

    publicKeys: { keys: [toPublicKey(options.key)] },
  }
}
