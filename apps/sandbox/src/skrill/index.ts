import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { type Bench, createBench, type Place } from "../control.ts"
import { centsOf } from "../hosted/amount.ts"
import { FAULT_ACTIONS, mountPaymentsConsole, pressFault, type Row } from "../hosted/console.ts"
import { CONTRADICTIONS } from "../hosted/contradiction.ts"
import { answer } from "../hosted/kept.ts"
import { endIfArmed, field, isEmail, mountHostedPages } from "../hosted/pages.ts"
import { WORDS as HOSTED_WORDS } from "../hosted/words.ts"
import { readForm, webAddress } from "../http.ts"
import { mountAutomated } from "./automated.ts"
import {
  type Asked,
  Gateway,
  type Payment,
  pendingRefund,
  refundedCents,
  type SkrillKeys,
  STATUS_NAMES,
  type Transfer,
} from "./gateway.ts"
import { WORDS } from "./words.ts"

export type { SkrillKeys } from "./gateway.ts"

/** `other_payer`: the report names another payer in an unsigned field. */
const OWN_SCENARIOS = ["other_payer", ...CONTRADICTIONS]

/** Refuses with the field at fault. */
function readPayment(form: URLSearchParams, keys: SkrillKeys): Asked | { fault: string } {
  const text = (name: string) => form.get(name) ?? ""
  const amountCents = centsOf(text("amount"))
  if (text("pay_to_email") !== keys.email) return { fault: "pay_to_email" }
  if (!amountCents || amountCents < 1) return { fault: "amount" }
  if (text("currency") !== "EUR") return { fault: "currency" }
  if (text("transaction_id") === "" || text("transaction_id").length > 100) return { fault: "transaction_id" }
  for (const name of ["status_url", "return_url", "cancel_url"])
    if (text(name) !== "" && !webAddress(text(name))) return { fault: name }
  if (text("recipient_description").length > 30) return { fault: "recipient_description" }
  return {
    transactionId: text("transaction_id"),
    amountCents,
    currency: "EUR",
    statusUrl: text("status_url"),
    returnUrl: text("return_url"),
    cancelUrl: text("cancel_url"),
    language: text("language") || "EN",
    merchant: text("recipient_description") || keys.email,
    description: text("detail1_text"),
    payFrom: text("pay_from_email"),
  }
}

function mountCheckout(app: FastifyInstance, bench: Bench, gateway: Gateway): void {
  const { scenarios } = bench
  const badRequest = (reply: FastifyReply, message: string) =>
    reply.code(400).send({ code: "BAD_REQUEST", message })
  app.post("/pay", { config: { api: true } }, async (request: FastifyRequest, reply) => {
    const form = await readForm(request)
    if (form?.get("prepare_only") !== "1") return badRequest(reply, "prepare_only")
    const input = readPayment(form, gateway.keys)
    if ("fault" in input) return badRequest(reply, `${input.fault} is missing or not valid`)
    const payment = gateway.open(input)
    endIfArmed(bench, (ending) => gateway.end(payment, ending, payment.payer))
    return answer(scenarios, reply, payment.sid, { type: "text/plain" })
  })
}

function rowOf(payment: Payment, bench: Bench): Row {
  const { asked, status, sid } = payment
  const refunded = refundedCents(payment)
  const isPaid = status === 2 && refunded === 0
  return {
    id: sid,
    atMs: payment.createdAtMs,
    orderId: asked.transactionId,
    page: `${bench.base}/skrill/checkout?sid=${sid}`,
    reference: payment.mbTransactionId,
    amountCents: asked.amountCents,
    detail: `${payment.payer}${refunded > 0 ? `, refunded ${refunded / 100}` : ""}`,
    status: status === undefined ? (payment.isGone ? "left" : "open") : (STATUS_NAMES[status] ?? ""),
    mood: status === 2 ? "good" : status === 0 ? "wait" : status === undefined ? "info" : "bad",
    actions: {
      ...(status === 0 ? { complete: "Complete now", fail: "Let fail" } : {}),
      ...(isPaid ? { chargeback: "Charge back" } : {}),
      ...(pendingRefund(payment) ? { refunded: "Refund made", refundFailed: "Refund failed" } : {}),
      ...FAULT_ACTIONS,
    },
  }
}

function act(gateway: Gateway, payment: Payment | undefined, action: string): boolean {
  if (!payment) return false
  const refund = pendingRefund(payment)
  if (action === "complete" && payment.status === 0) void gateway.move(payment, 2)
  else if (action === "fail" && payment.status === 0) void gateway.move(payment, -2)
  else if (action === "chargeback" && payment.status === 2) void gateway.move(payment, -3)
  else if (action === "refunded" && refund) refund.status = 2
  else if (action === "refundFailed" && refund) refund.status = -2
  else return pressFault(payment, action)
  return true
}

const transferRow = (transfer: Transfer): Row => ({
  id: transfer.sid,
  atMs: transfer.createdAtMs,
  orderId: transfer.reference,
  reference: transfer.id,
  amountCents: transfer.amountCents,
  detail: transfer.account,
  status: transfer.status === undefined ? "prepared" : (STATUS_NAMES[transfer.status] ?? ""),
  mood:
    transfer.status === 2
      ? "good"
      : transfer.status === undefined
        ? "info"
        : transfer.status < 0
          ? "bad"
          : "wait",
  actions: transfer.status === 1 ? { claim: "Recipient signs up", lapse: "Nobody signs up" } : {},
})

function actOnTransfer(transfer: Transfer | undefined, action: string): boolean {
  if (transfer?.status !== 1 || !["claim", "lapse"].includes(action)) return false
  transfer.status = action === "claim" ? 2 : -1
  return true
}

/** Skrill as a server, mounted at `/skrill`: Quick Checkout, signed status reports, queries, refunds, money sent to wallets. */
export function skrill(place: Place, keys: SkrillKeys): FastifyPluginAsync {
  const bench = createBench(place, "skrill", "Skrill: wallets", OWN_SCENARIOS)
  const gateway = new Gateway(bench, keys)
  const { payments, transfers } = gateway
  bench.clock.onTick(() => gateway.sweep())
  return async (app) => {
    mountPaymentsConsole(app, bench, {
      tables: [
        {
          title: "Payments",
          kind: "payments",
          rows: () => payments.all().map((payment) => rowOf(payment, bench)),
        },
        { title: "Money sent", kind: "transfers", rows: () => transfers.all().map(transferRow) },
      ],
      actions: {
        payments: (id, action) => act(gateway, payments.byId(id), action),
        transfers: (id, action) => actOnTransfer(transfers.byId(id), action),
      },
      own: OWN_SCENARIOS,
      reset: () => gateway.clear(),
      toCome: () => gateway.toCome(),
    })
    mountCheckout(app, bench, gateway)
    mountAutomated(app, bench, gateway)
    // The real vendor shows the page at `/?sid=`, which is this server's index: it redirects here.
    app.get<{ Querystring: { sid?: string } }>("/pay", (request, reply) =>
      reply.redirect(`${bench.base}/skrill/checkout?sid=${encodeURIComponent(request.query.sid ?? "")}`, 303),
    )
    mountHostedPages<Payment>(app, bench, {
      vendor: "Skrill",
      route: "/checkout",
      find: (request) => payments.byId((request.query as { sid?: string }).sid ?? ""),
      path: ({ sid }) => `${bench.base}/skrill/checkout?sid=${sid}`,
      isOpen: (payment) => gateway.isOpen(payment),
      shown: ({ asked }) => ({
        orderId: asked.transactionId,
        amountCents: asked.amountCents,
        description: asked.description,
        merchant: asked.merchant,
        returns: [asked.returnUrl, asked.cancelUrl],
      }),
      locale: ({ asked }) => asked.language,
      form: (payment, language, given) =>
        field({
          name: "email",
          type: "email",
          label: HOSTED_WORDS[language].email,
          value: given?.get("email") ?? payment.payer,
          hint: WORDS[language].hint,
          ...(given ? { fault: HOSTED_WORDS[language].emailFault } : {}),
        }),
      faultIn: (fields) => (isEmail(fields.get("email") ?? "") ? undefined : "email"),
      end: (payment, ending, fields) => gateway.end(payment, ending, fields.get("email") ?? ""),
      returnAddress: ({ asked, status }) =>
        (status === 2 || status === 0 ? asked.returnUrl : asked.cancelUrl || asked.returnUrl) || undefined,
    })
  }
}
