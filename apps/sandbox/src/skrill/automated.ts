import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Bench } from "../control.ts"
import { centsOf, decimalOf } from "../hosted/amount.ts"
import { answer } from "../hosted/kept.ts"
import { isEmail } from "../hosted/pages.ts"
import { readForm, sameSecret } from "../http.ts"
import {
  type Gateway,
  newSid,
  newTransactionId,
  type Refund,
  refundedCents,
  STATUS_NAMES,
  type Transfer,
} from "./gateway.ts"
import { hashedPassword } from "./sign.ts"

const XML = "text/xml; charset=utf-8"
const xml = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<response>${inner}</response>`
const fault = (code: string) => xml(`<error><error_msg>${code}</error_msg></error>`)

/** Wallets with this e-mail prefix do not exist: money waits until the recipient signs up. */
const UNREGISTERED = "new."

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function callsFor({ scenarios }: Bench, { keys }: Gateway) {
  /** The fields of a call from query or body, and whether it is authenticated. */
  async function read(request: FastifyRequest) {
    const form = new URLSearchParams(request.url.split("?")[1] ?? "")
    for (const [name, value] of (await readForm(request)) ?? []) form.set(name, value)
    const text = (name: string) => form.get(name) ?? ""
    const isKnown =
      text("email") === keys.email && sameSecret(text("password"), hashedPassword(keys.apiPassword))
    return { text, isKnown }
  }
  const send = (reply: FastifyReply, body: string) => answer(scenarios, reply, body, { type: XML })

  return { read, send }
}

/** Transfers: prepared, then executed. */
function sendMoney(bench: Bench, gateway: Gateway): Handler {
  const { scenarios, clock } = bench
  const { transfers } = gateway
  const { read, send } = callsFor(bench, gateway)
  async function pay(request: FastifyRequest, reply: FastifyReply) {
    const { text, isKnown } = await read(request)
    if (text("action") === "transfer") return transferWith(text("sid"), reply)
    if (!isKnown) return reply.type(XML).send(fault("LOGIN_INVALID"))
    const amountCents = centsOf(text("amount"))
    if (text("action") !== "prepare") return reply.type(XML).send(fault("ACTION_MISSING"))
    if (!amountCents) return reply.type(XML).send(fault("INVALID_OR_MISSING_AMOUNT"))
    if (text("currency") !== "EUR") return reply.type(XML).send(fault("INVALID_CURRENCY"))
    if (!isEmail(text("bnf_email"))) return reply.type(XML).send(fault("INVALID_EMAIL"))
    if (text("subject") === "") return reply.type(XML).send(fault("INVALID_SUBJECT"))
    if (text("note") === "") return reply.type(XML).send(fault("INVALID_NOTE"))
    const reference = text("frn_trn_id")
    if (reference !== "" && transfers.find((one) => one.reference === reference && one.status !== undefined))
      return reply.type(XML).send(fault("FRN_TRN_ID_NOT_UNIQUE"))
    const transfer: Transfer = {
      sid: newSid(),
      reference,
      id: newTransactionId(),
      account: text("bnf_email"),
      amountCents,
      createdAtMs: clock.now(),
      status: undefined,
    }
    transfers.add(transfer)
    return send(reply, xml(`<sid>${transfer.sid}</sid>`))
  }

  /** An armed `decline` refuses it; an armed `timeout` leaves it waiting for its recipient. */
  function transferWith(sid: string, reply: FastifyReply) {
    const transfer = transfers.byId(sid)
    if (!transfer) return reply.type(XML).send(fault("SESSION_EXPIRED"))
    if (transfer.status !== undefined) return reply.type(XML).send(fault("ALREADY_EXECUTED"))
    const armed = scenarios.takeOutcome()
    if (armed === "decline") return reply.type(XML).send(fault("PAYMENT_DENIED"))
    const waits = transfer.account.startsWith(UNREGISTERED) || armed === "timeout"
    transfer.status = waits ? 1 : 2
    const { amountCents, id, status } = transfer
    return send(
      reply,
      xml(
        `<transaction><amount>${decimalOf(amountCents)}</amount><currency>EUR</currency><id>${id}</id><status>${status}</status><status_msg>${STATUS_NAMES[status]}</status_msg></transaction>`,
      ),
    )
  }

  return pay
}

/** Refunds: prepared, then executed. */
function sendBack(bench: Bench, gateway: Gateway): Handler {
  const { scenarios } = bench
  const { payments } = gateway
  const { read, send } = callsFor(bench, gateway)
  async function refund(request: FastifyRequest, reply: FastifyReply) {
    const { text, isKnown } = await read(request)
    if (text("action") === "refund") return refundWith(text("sid"), reply)
    if (!isKnown) return reply.type(XML).send(fault("LOGIN_INVALID"))
    const id = text("mb_transaction_id")
    const payment = payments.find((one) => one.mbTransactionId === id)
    if (payment?.status !== 2) return reply.type(XML).send(fault("INVALID_TRANSACTION"))
    const left = payment.asked.amountCents - refundedCents(payment)
    const amountCents = text("amount") === "" ? left : centsOf(text("amount"))
    if (!amountCents || amountCents > left) return reply.type(XML).send(fault("INVALID_AMOUNT"))
    const prepared: Refund = { sid: newSid(), id: newTransactionId(), amountCents, status: undefined }
    payment.refunds.push(prepared)
    return send(reply, xml(`<sid>${prepared.sid}</sid>`))
  }

  /** An armed `decline` refuses it; an armed `timeout` leaves it pending until the console ends it. */
  function refundWith(sid: string, reply: FastifyReply) {
    const refund = payments.all().flatMap(({ refunds }) => refunds.filter((one) => one.sid === sid))[0]
    if (!refund) return reply.type(XML).send(fault("SESSION_EXPIRED"))
    if (refund.status !== undefined) return reply.type(XML).send(fault("ALREADY_EXECUTED"))
    const armed = scenarios.takeOutcome()
    const status = armed === "decline" ? -2 : armed === "timeout" ? 0 : 2
    refund.status = status
    return send(
      reply,
      xml(
        `<mb_amount>${decimalOf(refund.amountCents)}</mb_amount><mb_currency>EUR</mb_currency><mb_transaction_id>${refund.id}</mb_transaction_id><status>${status}</status>${status === -2 ? "<error>REFUND_DENIED</error>" : ""}`,
      ),
    )
  }

  return refund
}

const refundFields = ({ id, status, amountCents }: Refund) =>
  new URLSearchParams({
    status: String(status),
    mb_transaction_id: id,
    mb_amount: decimalOf(amountCents),
    mb_currency: "EUR",
  })

function answerQueries(bench: Bench, gateway: Gateway): Handler {
  const { payments, transfers, keys } = gateway
  const { read } = callsFor(bench, gateway)
  /** Codes are in the text of the answer; HTTP is always 200. */
  async function query(request: FastifyRequest, reply: FastifyReply) {
    const { text, isKnown } = await read(request)
    const say = (line: string) => reply.type("text/plain; charset=utf-8").send(line)
    if (!isKnown) return say("401\t\tCannot login\n")
    if (text("action") !== "status_trn") return say("402\t\tUnknown action\n")
    const [ours, received] = [text("trn_id"), text("mb_trn_id")]
    if (ours === "" && received === "") return say("404\t\tMissing parameter: trn_id\n")
    const payment = payments.find(
      (one) => one.asked.transactionId === ours || one.mbTransactionId === received,
    )
    if (payment?.isBroken) return reply.code(500).send("")
    if (payment?.isGarbled) return say("200\t\tOK\nstatus=paid")
    if (payment?.status !== undefined) return say(`200\t\tOK\n${gateway.fields(payment)}`)
    const refund = payments
      .all()
      .flatMap(({ refunds }) => refunds)
      .find(({ id, status }) => id === received && status !== undefined)
    if (refund) return say(`200\t\tOK\n${refundFields(refund)}`)
    const transfer = transfers.find((one) => one.reference === ours && one.status !== undefined)
    if (!transfer) return say("403\t\tTransaction not found: ")
    const fields = new URLSearchParams({
      status: String(transfer.status),
      mb_transaction_id: transfer.id,
      transaction_id: transfer.reference,
      mb_amount: decimalOf(transfer.amountCents),
      mb_currency: "EUR",
      pay_to_email: transfer.account,
      pay_from_email: keys.email,
    })
    return say(`200\t\tOK\n${fields}`)
  }

  return query
}

/** Mounts the Automated Payments Interface and the Merchant Query Interface. */
export function mountAutomated(app: FastifyInstance, bench: Bench, gateway: Gateway): void {
  const api = { config: { api: true } }
  for (const [path, handle] of [
    ["/app/pay.pl", sendMoney(bench, gateway)],
    ["/app/refund.pl", sendBack(bench, gateway)],
    ["/app/query.pl", answerQueries(bench, gateway)],
  ] as const) {
    app.get(path, api, handle)
    app.post(path, api, handle)
  }
}
