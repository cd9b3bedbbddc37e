import type { FastifyInstance, FastifyPluginAsync } from "fastify"
import { type Bench, createBench, type Place } from "../control.ts"
import { qrSvg } from "../hipay/qr.ts"
import { FAULT_ACTIONS, mountPaymentsConsole, pressFault, type Row } from "../hosted/console.ts"
import { answer } from "../hosted/kept.ts"
import { endIfArmed, mountHostedPages } from "../hosted/pages.ts"
import { readJson } from "../http.ts"
import { html } from "../page.ts"
import { Gateway, OWN_SCENARIOS } from "./gateway.ts"
import {
  type BancontactKeys,
  openPayment,
  type Payment,
  paymentFields,
  pendingRefund,
  readPayment,
  refundedCents,
} from "./payment.ts"
import { type ById, mountRefunds } from "./refunds.ts"
import { notFound, refuse, routeOptions } from "./refusals.ts"
import { WORDS } from "./words.ts"

export type { BancontactKeys } from "./payment.ts"

const MAXIMUM_DEEP_LINK = 512

function linksOf(payment: Payment, bench: Bench) {
  const root = `${bench.publicUrl}/bancontact`
  const deeplink = `${root}/pay/2/${payment.paymentId}`
  const isOpen = payment.status === "PENDING" || payment.status === "IDENTIFIED"
  return {
    self: { href: `${root}/v3/payments/${payment.paymentId}` },
    deeplink: { href: deeplink },
    qrcode: { href: `${root}/qrcode?c=${encodeURIComponent(deeplink)}` },
    ...(isOpen ? { cancel: { href: `${root}/v3/payments/${payment.paymentId}` } } : {}),
    ...(payment.status === "SUCCEEDED"
      ? { refund: { href: `${root}/v3/payments/${payment.paymentId}/debtor/refundIban` } }
      : {}),
  }
}

function mountApi(app: FastifyInstance, bench: Bench, keys: BancontactKeys, gateway: Gateway): void {
  const { scenarios, clock } = bench
  const { payments } = gateway
  const creditor = { profileId: keys.profileId, merchantId: keys.profileId, name: keys.merchantName }
  const { api, signed } = routeOptions(bench, keys)
  const shown = (payment: Payment) => ({
    ...paymentFields(payment),
    creditor,
    _links: linksOf(payment, bench),
  })

  app.post("/v3/payments", api, (request, reply) => {
    const input = readPayment(readJson(request))
    if ("code" in input) return refuse(reply, 400, input)
    const payment = openPayment(input, clock.now())
    payments.add(payment)
    endIfArmed(bench, (ending) => gateway.end(payment, ending))
    const { expireAt, ...fields } = shown(payment)
    return answer(scenarios, reply, { ...fields, expiresAt: expireAt }, { status: 201 })
  })

  app.get<ById>("/v3/payments/:id", api, (request, reply) => {
    const payment = payments.byId(request.params.id)
    if (!payment) return notFound(reply)
    if (payment.isBroken)
      return refuse(reply, 500, { code: "TECHNICAL_ERROR", message: "Technical error in Payment service" })
    if (payment.isGarbled) return reply.send({ paymentId: payment.paymentId, status: 7 })
    return reply.send(shown(payment))
  })

  app.delete<ById>("/v3/payments/:id", api, (request, reply) => {
    const payment = payments.byId(request.params.id)
    if (!payment) return notFound(reply)
    if (!gateway.isOpen(payment))
      return refuse(reply, 422, { code: "PAYMENT_NOT_PENDING", message: "The payment is not pending" })
    void gateway.end(payment, "cancel")
    return reply.code(204).send()
  })

  app.post<{ Querystring: { page?: string; size?: string } }>(
    "/v3/payments/search",
    api,
    (request, reply) => {
      const { reference, paymentStatuses } = readJson(request) ?? {}
      const size = Math.min(Number(request.query.size ?? 10) || 10, 100)
      const page = Number(request.query.page ?? 0) || 0
      const found = payments
        .all()
        .filter((payment) => reference === undefined || payment.asked.reference === reference)
        .filter(({ status }) => !Array.isArray(paymentStatuses) || paymentStatuses.includes(status))
      const details = found.slice(page * size, (page + 1) * size).map(shown)
      const totalPages = Math.ceil(found.length / size)
      return reply.send({
        size: details.length,
        totalPages,
        totalElements: found.length,
        number: page,
        details,
      })
    },
  )

  mountRefunds(app, { api, signed }, bench, payments)
}

/** Public routes: the keys, and a deep link as a picture. */
function mountPublic(app: FastifyInstance, gateway: Gateway): void {
  app.get("/jwks", { config: { api: true } }, (_request, reply) =>
    reply.header("cache-control", "max-age=43200").send({ keys: gateway.publicKeys() }),
  )
  app.get<{ Querystring: { c?: string } }>("/qrcode", (request, reply) => {
    const text = request.query.c ?? ""
    const picture = text === "" || text.length > MAXIMUM_DEEP_LINK ? undefined : qrSvg(text)
    if (!picture) return reply.code(400).type("text/plain").send("c must be an address.")
    const svg = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64")
    return reply.type("image/svg+xml").header("x-content-type-options", "nosniff").send(svg)
  })
}

const MOODS: Readonly<Record<Payment["status"], Row["mood"]>> = {
  PENDING: "info",
  IDENTIFIED: "info",
  AUTHORIZED: "wait",
  SUCCEEDED: "good",
  AUTHORIZATION_FAILED: "bad",
  FAILED: "bad",
  CANCELLED: "bad",
  EXPIRED: "bad",
}

function rowOf(payment: Payment, bench: Bench): Row {
  const { paymentId, asked, status } = payment
  const waits = status === "AUTHORIZED"
  const refunded = refundedCents(payment)
  const isRefunding = pendingRefund(payment) !== undefined
  return {
    id: paymentId,
    atMs: payment.createdAtMs,
    orderId: asked.reference || paymentId,
    page: `${bench.base}/bancontact/pay/2/${paymentId}`,
    reference: paymentId,
    amountCents: asked.amountCents,
    detail: refunded > 0 ? `refunded ${refunded / 100}` : "",
    status,
    mood: MOODS[status],
    actions: {
      ...(waits ? { complete: "Complete now", fail: "Let fail" } : {}),
      ...(isRefunding ? { refunded: "Refund made", refundFailed: "Refund failed" } : {}),
      ...FAULT_ACTIONS,
    },
  }
}

function act(gateway: Gateway, payment: Payment | undefined, action: string): boolean {
  if (!payment) return false
  const refund = pendingRefund(payment)
  const isWaiting = payment.status === "AUTHORIZED"
  if (action === "complete" && isWaiting) void gateway.complete(payment)
  else if (action === "fail" && isWaiting) void gateway.fail(payment)
  else if (action === "refunded" && refund) refund.status = "REFUNDED"
  else if (action === "refundFailed" && refund) refund.status = "FAILED"
  else return pressFault(payment, action)
  return true
}

/** Bancontact Pro (Payconiq until 2025) as a server, mounted at `/bancontact`: payments, the app's page, refunds, signed callbacks. */
export function bancontact(place: Place, keys: BancontactKeys): FastifyPluginAsync {
  const bench = createBench(place, "bancontact", "Bancontact Pro: payments", OWN_SCENARIOS)
  const gateway = new Gateway(bench, keys.profileId)
  const { payments } = gateway
  bench.clock.onTick(() => gateway.sweep())
  const path = (payment: Payment) => `${bench.base}/bancontact/pay/2/${payment.paymentId}`
  return async (app) => {
    await gateway.rotate()
    mountPaymentsConsole(app, bench, {
      tables: [
        {
          title: "Payments",
          kind: "payments",
          rows: () => payments.all().map((payment) => rowOf(payment, bench)),
        },
      ],
      actions: { payments: (id, action) => act(gateway, payments.byId(id), action) },
      own: OWN_SCENARIOS,
      more: html`<form method="post" action="${bench.base}/bancontact/__sandbox/keys"><button>Sign with a new key</button></form>`,
      reset: () => payments.clear(),
      toCome: () => gateway.toCome(),
    })
    app.post("/__sandbox/keys", async (_request, reply) => {
      await gateway.rotate()
      return reply.redirect(`${bench.base}/bancontact/__sandbox`, 303)
    })
    mountApi(app, bench, keys, gateway)
    mountPublic(app, gateway)
    mountHostedPages<Payment>(app, bench, {
      vendor: "Bancontact Pay",
      route: "/pay/2/:id",
      find: (request) => payments.byId((request.params as { id: string }).id),
      path,
      isOpen: (payment) => gateway.isOpen(payment),
      shown: ({ asked, paymentId }) => ({
        orderId: asked.reference || paymentId,
        amountCents: asked.amountCents,
        description: asked.description,
        merchant: keys.merchantName,
        returns: [asked.returnUrl],
      }),
      // A payment has no language: the page speaks the browser's.
      locale: (_payment, request) => request.headers["accept-language"] ?? "",
      form: (payment, language) => {
        const words = WORDS[language]
        if (payment.status === "IDENTIFIED") return html`<p>${words.confirm}</p>`
        const picture = qrSvg(`${bench.publicUrl}/bancontact/pay/2/${payment.paymentId}`)
        return html`<p>${words.scan}</p>${picture && html`<img class="qr" alt="${words.qrAlt}" src="${picture}" />`}
<p class="actions stretch"><button name="outcome" value="scan" data-testid="scan">${words.scanned}</button></p>`
      },
      payLabel: (amount, language) => WORDS[language].pay(amount),
      end: (payment, ending) => gateway.end(payment, ending),
      press: async (payment, outcome) => {
        if (outcome !== "scan") return false
        await gateway.identify(payment)
        return true
      },
      returnAddress: (payment) => payment.asked.returnUrl || undefined,
    })
  }
}
