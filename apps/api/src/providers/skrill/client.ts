import { XMLParser } from "fast-xml-parser"
import { z } from "zod"
import {
  GatewayUnavailable,
  type PayInOrder,
  type PayInProvider,
  type PayOutProvider,
  type RefundsLater,
} from "../../modules/payments/ports.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { centsToDecimal, decimalToCents } from "../decimal.ts"
import { hashPassword, isSigned, toPaymentReport, toPayoutReport, toRefundStatus } from "./report.ts"

export type SkrillOptions = {
  /** Quick Checkout. */
  payUrl: string
  /** The folder of `pay.pl`, `refund.pl` and `query.pl`. */
  apiUrl: string
  merchantId: string
  /** Of our account. */
  email: string
  secretWord: string
  /** Of the automated payments and the queries. */
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
  // The wallet and no card behind it: play may not be funded by credit.
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

/** The error of a session that was carried out before. */
const carriedOut = "ALREADY_EXECUTED"
/** Errors that mean a transfer was carried out, or is being carried out. */
const known: ReadonlySet<string> = new Set([carriedOut, "EXECUTION_PENDING", "FRN_TRN_ID_NOT_UNIQUE"])
/** Errors that are about the recipient or the amount: sent again they would be the same. */
const ofOrder: ReadonlySet<string> = new Set([
  "INVALID_EMAIL",
  "INVALID_BNF_EMAIL",
  "INVALID_REC_EMAIL",
  "INVALID_OR_MISSING_AMOUNT",
  "INVALID_AMOUNT",
  "PAYMENT_DENIED",
  "LOCK_LEVEL_9",
])
/** Errors of a refund that Skrill will not make. */
const ofRefund: ReadonlySet<string> = new Set([
  "INVALID_TRANSACTION",
  "INVALID_AMOUNT",
  "REFUND_DENIED",
  "PAYMENT_DENIED",
])

/** The code of why a call was refused, if it was. */
function readError(answer: unknown): string | undefined {
  const read = refused.safeParse(answer)
  return read.success ? read.data.response.error.error_msg : undefined
}

/** The calls of Skrill: pages, payments prepared and carried out in a session, queries. */
function createCalls({ payUrl, apiUrl, email, apiPassword }: SkrillOptions) {
  const post = async (url: string, fields: Record<string, string>, withinMs: number) => {
    const answer = await outboundFetch(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
      withinMs,
    })
    const text = await answer.text()
    if (answer.status >= 500 || [401, 403, 408, 429].includes(answer.status))
      throw new GatewayUnavailable(`Skrill: ${answer.status}`)
    if (!answer.ok) throw new Error(`Skrill: ${answer.status}`)
    return text
  }
  const own = { email, password: hashPassword(apiPassword) }

  async function command(page: "pay" | "refund", fields: Record<string, string>): Promise<unknown> {
    const text = await post(`${apiUrl}/${page}.pl`, fields, timeoutMs)
    try {
      return xml.parse(text, true)
    } catch {
      throw new GatewayUnavailable(`Skrill ${page}: no XML`)
    }
  }
  /** A session for what is prepared here, or the code of why there is none. */
  async function prepare(page: "pay" | "refund", fields: Record<string, string>) {
    const answer = await command(page, { action: "prepare", ...own, ...fields })
    const code = readError(answer)
    return code === undefined ? { sid: prepared.parse(answer).response.sid } : { code }
  }

  /** The fields of the transaction that Skrill knows by an id, ours or its own; undefined where it knows none. */
  async function query(id: { trn_id: string } | { mb_trn_id: string }): Promise<URLSearchParams | undefined> {
    const fields = { action: "status_trn", ...own, ...id }
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
): PayInProvider & RefundsLater {
  async function lookUp(orderId: string) {
    const fields = await query({ trn_id: orderId })
    if (!fields) return []
    const report = toPaymentReport(fields)
    if (!report) throw new Error("Skrill query: no transaction in the answer")
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
      const told = toPaymentReport(form)
      if (!told) return { kind: "unreadable" }
      if (told.event !== "captured") return { kind: "report", report: withoutPayer(told) }
      // Who paid is not signed: only the answer to our own question says it.
      const report = (await lookUp(told.orderId)).find(({ reference }) => reference === told.reference)
      if (!report) throw new GatewayUnavailable("Skrill does not know the payment that it told of")
      return { kind: "report", report }
    },

    lookUp: ({ orderId }) => lookUp(orderId),

    async refund({ reference, amountCents }) {
      const fields = { mb_transaction_id: reference, amount: centsToDecimal(amountCents) }
      const session = await prepare("refund", fields)
      const failed = (code: string): "asked" | "refused" => {
        if (code === carriedOut) return "asked"
        if (ofRefund.has(code)) return "refused"
        throw new GatewayUnavailable(`Skrill refund: ${code}`)
      }
      if ("code" in session) return failed(session.code)
      const answer = await command("refund", { action: "refund", sid: session.sid })
      const code = readError(answer)
      if (code !== undefined) return failed(code)
      const { status, mb_transaction_id: refundId } = refunded.parse(answer).response
      const stands = toRefundStatus(status)
      if (stands === "made") return "asked"
      if (stands === "refused") return "refused"
      if (!stands || !refundId) throw new Error(`Skrill refund: status ${status}`)
      return { pending: refundId }
    },

    async refundStatus({ refundId }) {
      const fields = await query({ mb_trn_id: refundId })
      if (!fields) throw new Error("Skrill does not know the refund that it accepted")
      if (fields.get("mb_transaction_id") !== refundId) throw new Error("Skrill query: another refund")
      const stands = toRefundStatus(fields.get("status") ?? "")
      if (!stands) throw new Error("Skrill refund: a status that no refund has")
      return stands
    },
  }
}

function createPayOut({ command, prepare, query }: Calls): PayOutProvider {
  return {
    async create(order) {
      const { endToEndId, account, amountCents, remittance } = order
      // Only a transfer that Skrill does not know is sent: its answer may have been lost.
      if (await query({ trn_id: endToEndId })) return { kind: "known" }
      const session = await prepare("pay", {
        amount: centsToDecimal(amountCents),
        currency: "EUR",
        bnf_email: account,
        subject: remittance,
        note: remittance,
        frn_trn_id: endToEndId,
      })
      const failed = (code: string) => {
        if (known.has(code)) return { kind: "known" as const }
        if (ofOrder.has(code)) return { kind: "refused" as const, code }
        throw new GatewayUnavailable(`Skrill payout: ${code}`)
      }
      if ("code" in session) return failed(session.code)
      const answer = await command("pay", { action: "transfer", sid: session.sid })
      const code = readError(answer)
      if (code !== undefined) return failed(code)
      const { status, amount } = transferred.parse(answer).response.transaction
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

    // Skrill tells nothing of money it has sent.
    readNotification: () => ({ kind: "forged" }),
  }
}

/** Skrill behind the ports of deposits and of withdrawals: a wallet pays in, and the same wallet is paid. */
export function skrill(options: SkrillOptions) {
  const calls = createCalls(options)
  return { payIn: createPayIn(options, calls), payOut: createPayOut(calls) }
}

/** Without the payer that a report names, which is not signed. */
function withoutPayer<Report extends { payerAccount?: string }>(report: Report): Report {
  const { payerAccount: _unsigned, ...signed } = report
  return signed as Report
}
