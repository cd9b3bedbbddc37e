import { z } from "zod"
import {
  GatewayUnavailable,
  type PayInOrder,
  type PayInProvider,
  type PaymentReport,
  type RefundsAtOnce,
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
/** The Bancontact QR product takes 1 500 euros at most (docs/providers.md, HiPay). */
const qrMaximumCents = 150_000

const products: Partial<Record<PayInOrder["method"], string>> = {
  bancontact_qr: "bancontact",
  visa: "visa",
  mastercard: "mastercard",
  cb: "cb",
}

/** The products that the page offers. Throws for a method that HiPay has no product of. */
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

function toReportOfConsulted(orderId: string, found: z.output<typeof consulted>): PaymentReport {
  const status = toNotifiedStatus(found.status)
  return {
    orderId,
    reference: found.id,
    attemptId: found.attemptid ?? "",
    event: toPaymentEvent(status),
    vendorStatus: String(status),
    currency: found.currency,
    capturedCents: decimalToCents(found.captured_amount),
    refundedCents: decimalToCents(found.refunded_amount ?? ""),
    product: found.payment_product?.name ?? "",
    funding: toFunding(found.card?.type),
    ...toFailureReason(status, found.reason?.code ?? ""),
  }
}

/** Its own failure, our credentials, or too many questions: none of them is about what was asked. */
const isVendorFault = (status: number): boolean => status >= 500 || [401, 403, 408, 429].includes(status)

/** Maintenance refusals that mean the money has gone back already (docs/providers.md, HiPay). */
const alreadyRefunded = 3020206

/** HiPay Enterprise behind the port of deposits. */
export function hiPay(options: HiPayOptions): PayInProvider & RefundsAtOnce {
  const credentials = Buffer.from(`${options.login}:${options.password}`).toString("base64")
  const ask = (url: string, how: { form?: FormData; withinMs?: number } = {}) =>
    outboundFetch(url, {
      method: how.form ? "POST" : "GET",
      headers: { authorization: `Basic ${credentials}`, accept: "application/json" },
      ...(how.form ? { body: how.form } : {}),
      withinMs: how.withinMs ?? timeoutMs,
    })
  const problem = async (what: string, answer: Response) => {
    const said = refusal.safeParse(await answer.json().catch(() => undefined))
    const code = said.success ? said.data.code : ""
    const text = `HiPay ${what}: ${answer.status} ${code}`
    return isVendorFault(answer.status) ? new GatewayUnavailable(text) : new Error(text)
  }

  return {
    async open(page) {
      const answer = await ask(`${options.url}/v1/hpayment`, {
        form: toPageForm(page),
        withinMs: openTimeoutMs,
      })
      if (!answer.ok) throw await problem("hosted page", answer)
      return opened.parse(await answer.json())
    },

    readNotification(body, headers) {
      if (!isSigned(body, headers["x-allopass-signature"], options.passphrase)) return { kind: "forged" }
      const report = toPaymentReport(body)
      return report ? { kind: "report", report } : { kind: "unreadable" }
    },

    async lookUp({ orderId }) {
      const answer = await ask(`${options.consultationUrl}/v3/order/${encodeURIComponent(orderId)}`)
      // Without HiPay's own error code a 404 says that the address is wrong, and nothing about the order.
      if (answer.status === 404) {
        if (refusal.safeParse(await answer.json().catch(() => undefined)).success) return []
        throw new GatewayUnavailable("HiPay consultation: 404 without a code")
      }
      if (!answer.ok) throw await problem("consultation", answer)
      const said = await answer.json().catch(() => {
        throw new GatewayUnavailable("HiPay consultation: no JSON")
      })
      const order = consultedOrder.parse(said)
      if (order.merchant_order_id !== orderId) throw new Error("HiPay consultation: another order")
      return order.transactions.map((found) => toReportOfConsulted(orderId, found))
    },

    async refund({ reference, amountCents, operationId }) {
      const form = new FormData()
      form.set("operation", "refund")
      form.set("amount", centsToDecimal(amountCents))
      form.set("currency", "EUR")
      form.set("operation_id", operationId)
      const answer = await ask(
        `${options.gatewayUrl}/rest/v1/maintenance/transaction/${encodeURIComponent(reference)}`,
        { form },
      )
      if (answer.ok) {
        await answer.body?.cancel()
        return "asked"
      }
      if (answer.status >= 500 || answer.status === 401 || answer.status === 429)
        throw await problem("refund", answer)
      const said = refusal.safeParse(await answer.json().catch(() => undefined))
      return said.success && said.data.code === alreadyRefunded ? "asked" : "refused"
    },
  }
}
