import type { JWK } from "jose"
import { z } from "zod"
import {
  GatewayUnavailable,
  type PayInOrder,
  type PayInProvider,
  type PaymentReport,
  type RefundStatus,
  type RefundsLater,
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
  /** Where Bancontact calls us. */
  notifyUrl: string
  clock: Clock
}

const openTimeoutMs = 8_000
const timeoutMs = 5_000
/** A payment that is looked for by its order is at most this old, days. */
const searchedDays = 90
const maxFound = 100

const link = z.object({ href: z.url({ protocol: /^https?$/ }) })
const created = z.object({
  paymentId,
  expiresAt: z.iso.datetime().transform((text) => new Date(text)),
  _links: z.object({ deeplink: link }),
})
const found = z.object({ details: z.array(z.unknown()) })
const refusal = z.object({ code: z.string() })
const refund = z.object({ refundId: z.string().min(1) })
const madeRefund = z.object({ status: z.string() })
/** Every status of a refund that Bancontact documents. */
const refundStatuses: ReadonlyMap<string, RefundStatus> = new Map([
  ["PENDING", "pending"],
  ["REFUNDED", "made"],
  ["FAILED", "refused"],
])

/** Its own failure, our credentials, or too many questions: none of them is about what was asked. */
const isVendorFault = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status)

const readErrorCode = async (answer: Response): Promise<string> => {
  const read = refusal.safeParse(await answer.json().catch(() => undefined))
  return read.success ? read.data.code : ""
}

async function toError(what: string, answer: Response): Promise<Error> {
  const text = `Bancontact ${what}: ${answer.status} ${await readErrorCode(answer)}`
  return isVendorFault(answer.status) ? new GatewayUnavailable(text) : new Error(text)
}

async function readJson(what: string, answer: Response): Promise<unknown> {
  return answer.json().catch(() => {
    throw new GatewayUnavailable(`Bancontact ${what}: no JSON`)
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

/** The calls of Bancontact, signed with our key. */
function createCalls(options: BancontactOptions) {
  const { url, apiKey, profileId, clock } = options
  const sign = requestSigner({ key: options.key, profileId, clock })

  async function ask(path: string, body?: string, how: { withinMs?: number; once?: string } = {}) {
    const address = `${url}/v3${path}`
    return outboundFetch(address, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: "application/json",
        signature: await sign(new URL(address).pathname + new URL(address).search, body ?? ""),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(how.once === undefined ? {} : { "idempotency-key": how.once }),
      },
      ...(body === undefined ? {} : { body }),
      withinMs: how.withinMs ?? timeoutMs,
    })
  }

  /** The payment as Bancontact has it now; undefined for one it does not know. */
  async function paymentWith(id: string): Promise<PaymentReport | undefined> {
    const answer = await ask(`/payments/${encodeURIComponent(id)}`)
    if (answer.status === 404) {
      // Without Bancontact's own code a 404 says that the address is wrong, and nothing about the payment.
      if ((await readErrorCode(answer)) === "PAYMENT_NOT_FOUND") return undefined
      throw new GatewayUnavailable("Bancontact payment: 404 without its code")
    }
    if (!answer.ok) throw await toError("payment", answer)
    return toPaymentReport(payment.parse(await readJson("payment", answer)))
  }

  async function paymentsFor(orderId: string): Promise<PaymentReport[]> {
    const from = new Date(clock.now().getTime() - searchedDays * dayMs).toISOString()
    const body = JSON.stringify({ reference: orderId, from })
    const answer = await ask(`/payments/search?page=0&size=${maxFound}`, body)
    if (!answer.ok) throw await toError("search", answer)
    const { details } = found.parse(await readJson("search", answer))
    return details
      .flatMap((one) => toPaymentReport(payment.parse(one)) ?? [])
      .filter((report) => report.orderId === orderId)
  }

  return { ask, paymentWith, paymentsFor }
}

/** Bancontact Pro, Payconiq until 2025, behind the port of deposits. */
export function bancontact(
  options: BancontactOptions,
): PayInProvider & RefundsLater & Required<Pick<PayInProvider, "publicKeys">> {
  const isSigned = signatureVerifier(options)
  const { ask, paymentWith, paymentsFor } = createCalls(options)
  return {
    async open(order) {
      const answer = await ask("/payments", toRequestBody(order), { withinMs: openTimeoutMs })
      if (!answer.ok) throw await toError("payment", answer)
      const { paymentId: reference, expiresAt, _links } = created.parse(await answer.json())
      const { href } = _links.deeplink
      return { forwardUrl: href, qrCode: href, reference, expiresAt }
    },

    async readNotification(body, headers) {
      if (!(await isSigned(body, headers.signature))) return { kind: "forged" }
      const read = payment.safeParse(parseJson(body))
      if (!read.success) return { kind: "unreadable" }
      // Callbacks come in any order: what counts is what Bancontact answers now.
      const report = await paymentWith(read.data.paymentId)
      if (!report && !read.data.reference) return { kind: "unreadable" }
      if (!report) throw new GatewayUnavailable("Bancontact does not know the payment that it told of")
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
      const answer = await ask(path, body, { once: operationId })
      if (!answer.ok) {
        if (isVendorFault(answer.status)) throw await toError("refund", answer)
        return "refused"
      }
      return { pending: refund.parse(await answer.json()).refundId }
    },

    async refundStatus({ reference, refundId }) {
      const path = `/payments/${encodeURIComponent(reference)}/refunds/${encodeURIComponent(refundId)}`
      const answer = await ask(path)
      if (!answer.ok) throw await toError("refund", answer)
      const status = refundStatuses.get(madeRefund.parse(await readJson("refund", answer)).status)
      if (!status) throw new Error("Bancontact refund: a status that is not documented")
      return status
    },

    publicKeys: { keys: [toPublicKey(options.key)] },
  }
}
