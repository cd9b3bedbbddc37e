import { z } from "zod"
import {
  GatewayUnavailable,
  type ImmediateRefunds,
  type PayInOrder,
  type PayInProvider,
  type PaymentReport,
} from "../../modules/payments/ports.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { toStorableText } from "../../platform/lib/text.ts"
import { centsToDecimal, decimalToCents } from "../decimal.ts"
import { isSigned, toFunding, toPaymentReport } from "./notification.ts"
import { toFailureReason, toNotifiedStatus, toPaymentEvent } from "./status.ts"

export type HiPayOptions = {
  /** The `api` host: hosted page v2 (docs/providers.md, HiPay). */
  url: string
  /** The `api-gateway` host: consultation v3. */
  consultationUrl: string
  /** The `secure-gateway` host: maintenance. */
  gatewayUrl: string
  login: string
  password: string
  passphrase: string
}

const openTimeoutMs = 8_000
const timeoutMs = 5_000
const languages = { en: "en_GB", fr: "fr_BE", nl: "nl_BE" } as const
/** The maximum of the Bancontact QR product (docs/providers.md, HiPay). */
const qrMaximumCents = 150_000

const products: Partial<Record<PayInOrder["method"], string>> = {
  bancontact_qr: "bancontact",
  visa: "visa",
  mastercard: "mastercard",
  cb: "cb",
}

/** Throws for a method without a HiPay product. */
function toProducts({ method, amountCents }: PayInOrder): string {
  const product = products[method]
  if (product === undefined) throw new Error(`HiPay has no product for ${method}`)
  return product === "bancontact" && amountCents <= qrMaximumCents ? "bancontact,bancontactqrcode" : product
}

function toPageForm(page: PayInOrder): FormData {
  const { player } = page
  const form = new FormData()
  const fields: Record<string, string> = {
    orderid: page.orderId,
    operation: "Sale",
    description: page.orderId,
    amount: centsToDecimal(page.amountCents),
    currency: "EUR",
    payment_product_list: toProducts(page),
    template: "basic-js",
    language: languages[page.language],
    accept_url: page.successUrl,
    pending_url: page.successUrl,
    decline_url: page.failureUrl,
    exception_url: page.failureUrl,
    cancel_url: page.failureUrl,
    notify_url: page.notifyUrl,
    time_limit_to_pay: String(page.timeToPaySeconds),
    merchant_display_name: page.merchantName,
    display_cancel_button: "1",
    eci: "7",
    cid: String(player.id),
    email: player.email,
    firstname: player.firstName,
    lastname: player.lastName,
    ipaddr: player.address,
  }
  for (const [name, value] of Object.entries(fields)) if (value !== "") form.set(name, value)
  return form
}

const opened = z.object({ forwardUrl: z.url({ protocol: /^https?$/ }) })
const refusal = z.object({ code: z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]) })

const word = z.string().transform(toStorableText)
const numberOrWord = z.union([z.number().transform(String), word])
const amount = z.union([z.string(), z.number().transform((value) => value.toFixed(2))])
const consulted = z.object({
  id: numberOrWord,
  attemptid: numberOrWord.optional(),
  status: z.coerce.number().int(),
  currency: word,
  captured_amount: amount,
  refunded_amount: amount.nullish(),
  payment_product: z.object({ name: word.nullish() }).nullish(),
  card: z.object({ type: z.string().nullish() }).nullish(),
  reason: z.object({ code: numberOrWord.nullish() }).nullish(),
})
const consultedOrder = z.object({ merchant_order_id: z.string(), transactions: z.array(consulted) })

function toReportOfConsulted(orderId: string, transaction: z.output<typeof consulted>): PaymentReport {
  const status = toNotifiedStatus(transaction.status)
  return {
    orderId,
    reference: transaction.id,
    attemptId: transaction.attemptid ?? "",
    event: toPaymentEvent(status),
    vendorStatus: String(status),
    currency: transaction.currency,
    capturedCents: decimalToCents(transaction.captured_amount),
    refundedCents: decimalToCents(transaction.refunded_amount ?? ""),
    product: transaction.payment_product?.name ?? "",
    funding: toFunding(transaction.card?.type),
    ...toFailureReason(status, transaction.reason?.code ?? ""),
  }
}

/** An outage, our credentials or a rate limit: errors that say nothing about the request itself. */
const isVendorFault = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status)

/** A maintenance refusal meaning that the refund was already made (docs/providers.md, HiPay). */
const alreadyRefunded = 3020206

export function hiPay(options: HiPayOptions): PayInProvider & ImmediateRefunds {
  const credentials = Buffer.from(`${options.login}:${options.password}`).toString("base64")
  const ask = (url: string, request: { form?: FormData; withinMs?: number } = {}) =>
    outboundFetch(url, {
      method: request.form ? "POST" : "GET",
      headers: { authorization: `Basic ${credentials}`, accept: "application/json" },
      ...(request.form ? { body: request.form } : {}),
      withinMs: request.withinMs ?? timeoutMs,
    })
  const toError = async (call: string, response: Response) => {
    const parsed = refusal.safeParse(await response.json().catch(() => undefined))
    const code = parsed.success ? parsed.data.code : ""
    const text = `HiPay ${call}: ${response.status} ${code}`
    return isVendorFault(response.status) ? new GatewayUnavailable(text) : new Error(text)
  }

  return {
    async open(page) {
      const response = await ask(`${options.url}/v1/hpayment`, {
        form: toPageForm(page),
        withinMs: openTimeoutMs,
      })
      if (!response.ok) throw await toError("hosted page", response)
      return opened.parse(await response.json())
    },

    readNotification(body, headers) {
      if (!isSigned(body, headers["x-allopass-signature"], options.passphrase)) return { kind: "forged" }
      const report = toPaymentReport(body)
      return report ? { kind: "report", report } : { kind: "unreadable" }
    },

    async lookUp({ orderId }) {
      const response = await ask(`${options.consultationUrl}/v3/order/${encodeURIComponent(orderId)}`)
      // A 404 without HiPay's error code means a wrong address and says nothing about the order.
      if (response.status === 404) {
        if (refusal.safeParse(await response.json().catch(() => undefined)).success) return []
        throw new GatewayUnavailable("HiPay consultation: 404 without a code")
      }
      if (!response.ok) throw await toError("consultation", response)
      const body = await response.json().catch(() => {
        throw new GatewayUnavailable("HiPay consultation: no JSON")
      })
      const order = consultedOrder.parse(body)
      if (order.merchant_order_id !== orderId) throw new Error("HiPay consultation: another order")
      return order.transactions.map((transaction) => toReportOfConsulted(orderId, transaction))
    },

    async refund({ reference, amountCents, operationId }) {
      const form = new FormData()
      form.set("operation", "refund")
      form.set("amount", centsToDecimal(amountCents))
      form.set("currency", "EUR")
      form.set("operation_id", operationId)
      const response = await ask(
        `${options.gatewayUrl}/rest/v1/maintenance/transaction/${encodeURIComponent(reference)}`,
        { form },
      )
      if (response.ok) {
        await response.body?.cancel()
        return "accepted"
      }
      if (response.status >= 500 || response.status === 401 || response.status === 429)
        throw await toError("refund", response)
      const parsed = refusal.safeParse(await response.json().catch(() => undefined))
      return parsed.success && parsed.data.code === alreadyRefunded ? "accepted" : "refused"
    },
  }
}
