import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { type Bench, createBench, type Place } from "../control.ts"
import { centsOf } from "../hosted/amount.ts"
import { FAULT_ACTIONS, mountPaymentsConsole, pressFault, type Row } from "../hosted/console.ts"
import { CONTRADICTIONS } from "../hosted/contradiction.ts"
import { answer } from "../hosted/kept.ts"
import { endIfArmed, field, isEmail, mountHostedPages } from "../hosted/pages.ts"
import { WORDS as HOSTED_WORDS } from "../hosted/words.ts"
import { hasBasicCredentials, isObject, type Json, readJson, sameSecret, webAddress } from "../http.ts"
import { html } from "../page.ts"
import { fault, parameterFault } from "./faults.ts"
import {
  type Account,
  type Asked,
  Gateway,
  type Payment,
  type Payout,
  type PaysafecardKeys,
  paymentFields,
  pscIdOf,
  refundedCents,
  refundFields,
} from "./gateway.ts"
import { mountPayouts } from "./payouts.ts"
import { WORDS } from "./words.ts"

export type { PaysafecardKeys } from "./gateway.ts"

/** The order is part of the payment's id, so it cannot differ. */
const OWN_SCENARIOS = CONTRADICTIONS.filter((name) => name !== "other_order")
/** The payer of payments without a visit. */
const PERSONA = { email: "jan@example.com", firstName: "Jan", lastName: "Peeters", birthDate: "1985-07-30" }

/** Refuses with the parameter at fault. */
function readPayment(body: Json | undefined): Asked | { fault: string } {
  const redirect = isObject(body?.redirect) ? body.redirect : {}
  const customer = isObject(body?.customer) ? body.customer : {}
  const amountCents = centsOf(String(body?.amount ?? ""))
  if (body?.type !== "PAYSAFECARD") return { fault: "type" }
  if (!amountCents || amountCents > 100_000) return { fault: "amount" }
  if (body.currency !== "EUR") return { fault: "currency" }
  if (typeof customer.id !== "string" || !/^[\w-]{1,60}$/.test(customer.id)) return { fault: "customer.id" }
  const [successUrl, failureUrl] = [String(redirect.success_url ?? ""), String(redirect.failure_url ?? "")]
  const notificationUrl = String(body.notification_url ?? "")
  if (!webAddress(successUrl)) return { fault: "redirect.success_url" }
  if (!webAddress(failureUrl)) return { fault: "redirect.failure_url" }
  if (!webAddress(notificationUrl)) return { fault: "notification_url" }
  const minAge = Number(customer.min_age ?? 0)
  return {
    amountCents,
    currency: "EUR",
    customerId: customer.id,
    minAge,
    successUrl,
    failureUrl,
    notificationUrl,
  }
}

type ById = { Params: { id: string } }

function mountApi(app: FastifyInstance, bench: Bench, gateway: Gateway): void {
  const { scenarios } = bench
  const { payments, keys } = gateway
  /** The key alone is encoded, as documented, or is a user name without password. */
  async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
    const credentials = Buffer.from((request.headers.authorization ?? "").slice("Basic ".length), "base64")
    if (sameSecret(credentials.toString("utf8"), keys.key) || hasBasicCredentials(request, keys.key, ""))
      return undefined
    return reply.code(401).send(fault("invalid_api_key", 10008, "Authentication failed"))
  }
  const api = { config: { api: true }, preHandler: refuseStrangers }
  const shown = (payment: Payment) =>
    paymentFields(payment, `${bench.publicUrl}/paysafecard/panel?mtid=${payment.id}`)
  const notFound = (reply: FastifyReply) => reply.code(404).send(fault("not_found", 10404, "Not found"))
  const wrongState = (reply: FastifyReply) =>
    reply.code(400).send(fault("payment_invalid_state", 2017, "The payment is in an invalid state"))

  app.post("/v1/payments", api, (request, reply) => {
    const input = readPayment(readJson(request))
    if ("fault" in input) return reply.code(400).send(parameterFault(input.fault))
    const id = gateway.idOf("pay", String(request.headers["correlation-id"] ?? ""))
    if (payments.byId(id))
      return reply.code(400).send(fault("duplicate_transaction_id", 2001, "Transaction already exists"))
    const payment = gateway.open(id, input)
    endIfArmed(bench, (ending) => gateway.end(payment, ending, { ...PERSONA, pscId: pscIdOf(PERSONA.email) }))
    return answer(scenarios, reply, shown(payment), { status: 201 })
  })
  app.get<ById>("/v1/payments/:id", api, (request, reply) => {
    const payment = payments.byId(request.params.id)
    if (!payment) return notFound(reply)
    if (payment.isBroken)
      return reply.code(500).send(fault("general_technical_error", 10007, "Technical error"))
    return reply.send(payment.isGarbled ? { object: "PAYMENT", id: payment.id } : shown(payment))
  })
  app.post<ById>("/v1/payments/:id/capture", api, (request, reply) => {
    const payment = payments.byId(request.params.id)
    if (!payment) return notFound(reply)
    if (payment.status !== "AUTHORIZED") return wrongState(reply)
    gateway.move(payment, "SUCCESS")
    return answer(scenarios, reply, shown(payment))
  })
  app.delete<ById>("/v1/payments/:id", api, (request, reply) => {
    const payment = payments.byId(request.params.id)
    if (!payment) return notFound(reply)
    if (!["INITIATED", "REDIRECTED", "AUTHORIZED"].includes(payment.status)) return wrongState(reply)
    gateway.move(payment, "CANCELED_MERCHANT")
    return reply.send(shown(payment))
  })
  app.post<ById>("/v1/payments/:id/refunds", api, (request, reply) => {
    const payment = payments.byId(request.params.id)
    const body = readJson(request)
    const amountCents = centsOf(String(body?.amount ?? ""))
    const customer = isObject(body?.customer) ? body.customer : {}
    const refuse = (code: string, number: number) => reply.code(400).send(fault(code, number, code))
    if (!payment) return reply.code(404).send(fault("MERCHANT_REFUND_MISSING_TRANSACTION", 3184, "none"))
    if (payment.status !== "SUCCESS")
      return refuse("MERCHANT_REFUND_ORIGINAL_TRANSACTION_INVALID_STATE", 3180)
    if (customer.id !== payment.asked.customerId)
      return refuse("MERCHANT_REFUND_CLIENT_ID_NOT_MATCHING", 3181)
    if (!amountCents) return refuse("INVALID_AMOUNT", 3165)
    const id = gateway.idOf("ref", String(request.headers["correlation-id"] ?? ""))
    if (payment.refunds.some((refund) => refund.id === id)) return refuse("duplicate_payout_request", 3164)
    if (amountCents > payment.asked.amountCents - refundedCents(payment))
      return refuse("MERCHANT_REFUND_EXCEEDS_ORIGINAL_TRANSACTION", 3179)
    if (scenarios.takeOutcome() === "decline") return refuse("customer_inactive", 3193)
    if (body?.capture === true) payment.refunds.push({ id, amountCents })
    return answer(scenarios, reply, refundFields(id, amountCents), { status: 201 })
  })
  mountPayouts(app, api, bench, gateway)
}

const MOODS: Readonly<Record<Payment["status"], Row["mood"]>> = {
  INITIATED: "info",
  REDIRECTED: "info",
  AUTHORIZED: "wait",
  SUCCESS: "good",
  CANCELED_MERCHANT: "bad",
  CANCELED_CUSTOMER: "bad",
  EXPIRED: "bad",
}

const nameOf = ({ firstName, lastName, birthDate }: Account) => `${firstName} ${lastName}, ${birthDate}`
const orderIn = (id: string) => id.split("_").slice(2, -1).join("_")

function rowOf(payment: Payment, bench: Bench): Row {
  const refunded = refundedCents(payment)
  return {
    id: payment.id,
    atMs: payment.createdAtMs,
    orderId: orderIn(payment.id),
    page: `${bench.base}/paysafecard/panel?mtid=${payment.id}`,
    reference: payment.id,
    amountCents: payment.asked.amountCents,
    detail: `${payment.account ? nameOf(payment.account) : ""}${refunded > 0 ? `, refunded ${refunded / 100}` : ""}`,
    status: payment.status,
    mood: MOODS[payment.status],
    actions: {
      ...(payment.authorizesAtMs === undefined ? {} : { authorize: "Authorise now" }),
      ...FAULT_ACTIONS,
    },
  }
}

const payoutRow = (payout: Payout): Row => ({
  id: payout.id,
  atMs: payout.createdAtMs,
  orderId: orderIn(payout.id),
  reference: String(payout.account.pscId),
  amountCents: payout.amountCents,
  detail: nameOf(payout.account),
  status: payout.status,
  mood: payout.status === "SUCCESS" ? "good" : "info",
  actions: {},
})

function act(gateway: Gateway, payment: Payment | undefined, action: string): boolean {
  if (!payment) return false
  if (action === "authorize" && payment.authorizesAtMs !== undefined) void gateway.authorize(payment)
  else return pressFault(payment, action)
  return true
}

function accountIn(fields: URLSearchParams): Account {
  const text = (name: string) => (fields.get(name) ?? "").trim()
  const email = text("email")
  const [firstName, lastName, birthDate] = [text("firstName"), text("lastName"), text("birthDate")]
  return { pscId: pscIdOf(email), email, firstName, lastName, birthDate }
}

/** The first empty field, or the birth date of a customer below the payment's minimum age. */
function faultIn(fields: URLSearchParams, payment: Payment, nowMs: number): string | undefined {
  const account = accountIn(fields)
  if (!isEmail(account.email)) return "email"
  if (account.firstName === "") return "firstName"
  if (account.lastName === "") return "lastName"
  const born = /^\d{4}-\d{2}-\d{2}$/.test(account.birthDate) ? Date.parse(account.birthDate) : Number.NaN
  const of = new Date(nowMs)
  const youngest = Date.UTC(of.getUTCFullYear() - payment.asked.minAge, of.getUTCMonth(), of.getUTCDate())
  return born <= youngest ? undefined : "birthDate"
}

/** paysafecard as a server, mounted at `/paysafecard`: payments from accounts in two steps, refunds, payouts. */
export function paysafecard(place: Place, keys: PaysafecardKeys): FastifyPluginAsync {
  const bench = createBench(place, "paysafecard", "paysafecard: accounts", OWN_SCENARIOS)
  const gateway = new Gateway(bench, keys)
  const { payments, payouts } = gateway
  bench.clock.onTick(() => gateway.sweep())
  return async (app) => {
    mountPaymentsConsole(app, bench, {
      tables: [
        {
          title: "Payments",
          kind: "payments",
          rows: () => payments.all().map((payment) => rowOf(payment, bench)),
        },
        { title: "Payouts", kind: "payouts", rows: () => payouts.all().map(payoutRow) },
      ],
      actions: { payments: (id, action) => act(gateway, payments.byId(id), action) },
      own: OWN_SCENARIOS,
      reset: () => gateway.clear(),
      toCome: () => gateway.toCome(),
    })
    mountApi(app, bench, gateway)
    mountHostedPages<Payment>(app, bench, {
      vendor: "paysafecard",
      route: "/panel",
      find: (request) => payments.byId((request.query as { mtid?: string }).mtid ?? ""),
      path: ({ id }) => `${bench.base}/paysafecard/panel?mtid=${id}`,
      isOpen: (payment) => gateway.isOpen(payment),
      shown: ({ asked, id }) => ({
        orderId: orderIn(id),
        amountCents: asked.amountCents,
        description: "",
        merchant: keys.merchantName,
        returns: [asked.successUrl, asked.failureUrl],
      }),
      // A payment has no language: the page speaks the browser's.
      locale: (_payment, request) => request.headers["accept-language"] ?? "",
      form: (payment, language, given) => {
        if (payment.status === "INITIATED") gateway.move(payment, "REDIRECTED")
        const words = WORDS[language]
        const faultyField = given && faultIn(given, payment, bench.clock.now())
        const show = (
          name: keyof typeof PERSONA,
          type: "email" | "text" | "date",
          label: string,
          fault: string,
        ) =>
          field({
            name,
            type,
            label,
            value: given?.get(name) ?? PERSONA[name],
            ...(faultyField === name ? { fault } : {}),
          })
        return html`<p>${words.account}</p>
${show("email", "email", HOSTED_WORDS[language].email, HOSTED_WORDS[language].emailFault)}
${show("firstName", "text", words.firstName, words.nameFault)}${show("lastName", "text", words.lastName, words.nameFault)}
${show("birthDate", "date", words.birthDate, words.birthDateFault(payment.asked.minAge))}`
      },
      faultIn: (fields, payment) => faultIn(fields, payment, bench.clock.now()),
      end: (payment, ending, fields) => gateway.end(payment, ending, accountIn(fields)),
      returnAddress: ({ asked, id, status, authorizesAtMs }) => {
        const isPaid = status === "AUTHORIZED" || status === "SUCCESS" || authorizesAtMs !== undefined
        return (isPaid ? asked.successUrl : asked.failureUrl).replaceAll("{payment_id}", id)
      },
    })
  }
}
