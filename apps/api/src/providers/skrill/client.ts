import { XMLParser } from "fast-xml-parser"
import { z } from "zod"
import {
  type DeferredRefunds,
  GatewayUnavailable,
  type PayInOrder,
  type PayInProvider,
  type PayOutProvider,
} from "../../modules/payments/ports.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { centsToDecimal, decimalToCents } from "../decimal.ts"
import { hashPassword, isSigned, toPaymentReport, toPayoutReport, toRefundStatus } from "./report.ts"

export type SkrillOptions = {
  payUrl: string
  /** The folder of `pay.pl`, `refund.pl` and `query.pl`. */
  apiUrl: string
  merchantId: string
  email: string
  secretWord: string
  apiPassword: string
}

const openTimeoutMs = 8_000
const timeoutMs = 8_000
const languages = { en: "EN", fr: "FR", nl: "NL" } as const
const longestName = 30

const toPageForm = (order: PayInOrder, email: string): Record<string, string> => ({
  pay_to_email: email,
  recipient_description: order.merchantName.slice(0, longestName),
  transaction_id: order.orderId,
  return_url: order.successUrl,
  cancel_url: order.failureUrl,
  status_url: order.notifyUrl,
  language: languages[order.language],
  prepare_only: "1",
  // Wallet only, no card: play may not be funded by credit.
  payment_methods: "WLT",
  pay_from_email: order.player.email,
  firstname: order.player.firstName,
  lastname: order.player.lastName,
  date_of_birth: order.player.birthDate.split("-").toReversed().join(""),
  amount: centsToDecimal(order.amountCents),
  currency: "EUR",
})

const sid = z.string().regex(/^[\w-]{10,64}$/)
const xml = new XMLParser({ parseTagValue: false, processEntities: false })
const prepared = z.object({ response: z.object({ sid }) })
const refused = z.object({ response: z.object({ error: z.object({ error_msg: z.string() }) }) })
const transferred = z.object({
  response: z.object({ transaction: z.object({ status: z.string(), id: z.string(), amount: z.string() }) }),
})
const refunded = z.object({
  response: z.object({ status: z.string(), mb_transaction_id: z.string().optional() }),
})

const alreadyExecuted = "ALREADY_EXECUTED"
/** Errors of a transfer that was executed or is in progress. */
const duplicateErrors: ReadonlySet<string> = new Set([
  alreadyExecuted,
  "EXECUTION_PENDING",
  "FRN_TRN_ID_NOT_UNIQUE",
])
/** Errors about recipient or amount: a retry would fail too. */
const orderErrors: ReadonlySet<string> = new Set([
  "INVALID_EMAIL",
  "INVALID_BNF_EMAIL",
  "INVALID_REC_EMAIL",
  "INVALID_OR_MISSING_AMOUNT",
  "INVALID_AMOUNT",
  "PAYMENT_DENIED",
  "LOCK_LEVEL_9",
])
const refundErrors: ReadonlySet<string> = new Set([
  "INVALID_TRANSACTION",
  "INVALID_AMOUNT",
  "REFUND_DENIED",
  "PAYMENT_DENIED",
])

function readError(response: unknown): string | undefined {
  const read = refused.safeParse(response)
  return read.success ? read.data.response.error.error_msg : undefined
}

function createCalls({ payUrl, apiUrl, email, apiPassword }: SkrillOptions) {
  const post = async (url: string, fields: Record<string, string>, withinMs: number) => {
    const response = await outboundFetch(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
      withinMs,
    })
    const text = await response.text()
    if (response.status >= 500 || [401, 403, 408, 429].includes(response.status))
      throw new GatewayUnavailable(`Skrill: ${response.status}`)
    if (!response.ok) throw new Error(`Skrill: ${response.status}`)
    return text
  }
  const credentials = { email, password: hashPassword(apiPassword) }

  async function command(page: "pay" | "refund", fields: Record<string, string>): Promise<unknown> {
    const text = await post(`${apiUrl}/${page}.pl`, fields, timeoutMs)
    try {
      return xml.parse(text, true)
    } catch {
      throw new GatewayUnavailable(`Skrill ${page}: no XML`)
    }
  }
  /** Returns a session id, or the error code. */
  async function prepare(page: "pay" | "refund", fields: Record<string, string>) {
    const response = await command(page, { action: "prepare", ...credentials, ...fields })
    const code = readError(response)
    return code === undefined ? { sid: prepared.parse(response).response.sid } : { code }
  }

  /** Undefined for a transaction that Skrill does not know, by our id or its own. */
  async function query(id: { trn_id: string } | { mb_trn_id: string }): Promise<URLSearchParams | undefined> {
    const fields = { action: "status_trn", ...credentials, ...id }
    const text = await post(`${apiUrl}/query.pl`, fields, timeoutMs)
    const [first = "", ...rest] = text.split("\n")
    const code = /^\s*(\d{3})\b/.exec(first)?.[1]
    if (code === "403") return undefined
    if (code !== "200") throw new GatewayUnavailable(`Skrill query: ${code ?? "no code"}`)
    return new URLSearchParams(rest.join("\n").trim())
  }

  const openPage = (order: PayInOrder) => post(payUrl, toPageForm(order, email), openTimeoutMs)
  return { openPage, command, prepare, query }
}
type Calls = ReturnType<typeof createCalls>

function createPayIn(
  options: SkrillOptions,
  { openPage, command, prepare, query }: Calls,
): PayInProvider & DeferredRefunds {
  async function lookUp(orderId: string) {
    const fields = await query({ trn_id: orderId })
    if (!fields) return []
    const report = toPaymentReport(fields)
    if (!report) throw new Error("Skrill query: no transaction in the response")
    if (report.orderId !== orderId) throw new Error("Skrill query: another order")
    return [report]
  }

  return {
    async open(order) {
      const text = await openPage(order)
      const page = new URL(options.payUrl)
      page.searchParams.set("sid", sid.parse(text.trim()))
      return { forwardUrl: page.href }
    },

    async readNotification(body) {
      const form = new URLSearchParams(body.toString("utf8"))
      if (!isSigned(form, options)) return { kind: "forged" }
      const unverified = toPaymentReport(form)
      if (!unverified) return { kind: "unreadable" }
      if (unverified.event !== "captured") return { kind: "report", report: withoutPayer(unverified) }
      // The payer in a status report is not signed, so it is taken from a look-up.
      const report = (await lookUp(unverified.orderId)).find(
        ({ reference }) => reference === unverified.reference,
      )
      if (!report) throw new GatewayUnavailable("Skrill does not know the payment of its notification")
      return { kind: "report", report }
    },

    lookUp: ({ orderId }) => lookUp(orderId),

    async refund({ reference, amountCents }) {
      const fields = { mb_transaction_id: reference, amount: centsToDecimal(amountCents) }
      const session = await prepare("refund", fields)
      const failed = (code: string): "accepted" | "refused" => {
        if (code === alreadyExecuted) return "accepted"
        if (refundErrors.has(code)) return "refused"
        throw new GatewayUnavailable(`Skrill refund: ${code}`)
      }
      if ("code" in session) return failed(session.code)
      const response = await command("refund", { action: "refund", sid: session.sid })
      const code = readError(response)
      if (code !== undefined) return failed(code)
      const { status, mb_transaction_id: refundId } = refunded.parse(response).response
      const refundStatus = toRefundStatus(status)
      if (refundStatus === "completed") return "accepted"
      if (refundStatus === "refused") return "refused"
      if (!refundStatus || !refundId) throw new Error(`Skrill refund: status ${status}`)
      return { pending: refundId }
    },

    async refundStatus({ refundId }) {
      const fields = await query({ mb_trn_id: refundId })
      if (!fields) throw new Error("Skrill does not know the refund that it accepted")
      if (fields.get("mb_transaction_id") !== refundId) throw new Error("Skrill query: another refund")
      const refundStatus = toRefundStatus(fields.get("status") ?? "")
      if (!refundStatus) throw new Error("Skrill refund: a status that no refund has")
      return refundStatus
    },
  }
}

function createPayOut({ command, prepare, query }: Calls): PayOutProvider {
  return {
    async create(order) {
      const { endToEndId, account, amountCents, remittance } = order
      // The answer of an earlier transfer may have been lost.
      if (await query({ trn_id: endToEndId })) return { kind: "duplicate" }
      const session = await prepare("pay", {
        amount: centsToDecimal(amountCents),
        currency: "EUR",
        bnf_email: account,
        subject: remittance,
        note: remittance,
        frn_trn_id: endToEndId,
      })
      const failed = (code: string) => {
        if (duplicateErrors.has(code)) return { kind: "duplicate" as const }
        if (orderErrors.has(code)) return { kind: "refused" as const, code }
        throw new GatewayUnavailable(`Skrill payout: ${code}`)
      }
      if ("code" in session) return failed(session.code)
      const response = await command("pay", { action: "transfer", sid: session.sid })
      const code = readError(response)
      if (code !== undefined) return failed(code)
      const { status, amount } = transferred.parse(response).response.transaction
      const report = toPayoutReport(endToEndId, status)
      if (!report || decimalToCents(amount) !== amountCents)
        throw new Error(`Skrill payout: status ${status}`)
      return { kind: "report", report }
    },

    async status(endToEndId) {
      const fields = await query({ trn_id: endToEndId })
      if (!fields) return undefined
      const report = toPayoutReport(endToEndId, fields.get("status") ?? "")
      if (!report) throw new Error("Skrill payout: a status that no payout has")
      return report
    },

    // Skrill sends no notifications of payouts.
    readNotification: () => ({ kind: "forged" }),
  }
}

/** Skrill for deposits and payouts; a payout goes back to the wallet that paid in. */
export function skrill(options: SkrillOptions) {
  const calls = createCalls(options)
  return { payIn: createPayIn(options, calls), payOut: createPayOut(calls) }
}

/** Removes the payer, which is not signed. */
function withoutPayer<Report extends { payerAccount?: string }>(report: Report): Report {
  const { payerAccount: _unsigned, ...signed } = report
  return signed as Report
}
