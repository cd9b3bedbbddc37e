import { randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { type Bench, createBench, mountControl, type Place } from "../control.ts"
import { hasBasicCredentials, readForm } from "../http.ts"
import { hostedPageAnswer, transactionFields } from "./answers.ts"
import { cardsFor, readCard } from "./cards.ts"
import { act, ordersTable } from "./console.ts"
import { consultedOrder, consultedTransaction } from "./consultation.ts"
import { type Ending, Gateway, type HipayKeys } from "./gateway.ts"
import { createMaintenance } from "./maintenance.ts"
import { createOrders, type Order, openOrder } from "./order.ts"
import { type PayPage, sendChallengePage, sendClosedPage, sendPayPage } from "./player.ts"
import { gatewayError, isQrProduct, readHostedPageRequest } from "./request.ts"

/** The redirect waits at most this long for the casino to accept the notifications. */
const REDIRECT_WITHIN_MS = 400
const ARMED_AFTER_MS = 30

const ENDINGS: readonly Ending[] = ["pay", "refuse", "cancel", "expire", "pending", "review", "3ds-fail"]
const ARMED = { approve: "pay", decline: "refuse", cancel: "cancel", timeout: "expire" } as const

const newToken = () => randomBytes(32).toString("hex")

function firstTestCard(product: string, nowMs: number) {
  const number = cardsFor(product)[0]?.number ?? ""
  const expiry = `12/${new Date(nowMs).getUTCFullYear() + 1}`
  const read = readCard(product, { number, holder: "A. Peeters", expiry, cvc: "123" }, nowMs, newToken())
  return "card" in read ? read.card : undefined
}

function mountGateway(app: FastifyInstance, bench: Bench, gateway: Gateway): void {
  const { keys, orders } = gateway
  const api = { config: { api: true }, preHandler: refuseStrangers }
  const maintenance = createMaintenance(bench, gateway)
  const forwardUrl = (order: Order) => `${bench.publicUrl}/hipay/payment/web/pay/${order.uuid}`

  async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
    if (hasBasicCredentials(request, keys.login, keys.password)) return undefined
    return reply
      .code(401)
      .send(gatewayError(1000001, "Incorrect Credentials", "Incorrect username and/or password."))
  }
  const unknownTransaction = (reply: FastifyReply, status: number) =>
    reply.code(status).send(gatewayError(3000002, "Unknown Transaction", "The transaction was not found."))

  async function create(request: FastifyRequest, reply: FastifyReply) {
    const form = await readForm(request)
    if (!form)
      return reply.code(400).send(gatewayError(1010201, "Invalid Parameter", "The body is not a form."))
    const input = readHostedPageRequest(form)
    if ("code" in input) return reply.code(400).send(input)
    if (orders.byOrderId(input.orderId)) {
      return reply.code(400).send(gatewayError(3010004, "Duplicate Order", "Order was already processed."))
    }
    const order = openOrder(input, bench.clock.now())
    orders.add(order)
    const armed = bench.scenarios.takeOutcome()
    if (armed) {
      const product = input.products[0] ?? ""
      const card = firstTestCard(product, bench.clock.now())
      void sleep(ARMED_AFTER_MS, undefined, { ref: false }).then(() =>
        gateway.end(order, ARMED[armed], product, card),
      )
    }
    return reply.send(hostedPageAnswer(order, keys.mid, forwardUrl(order)))
  }
  app.post("/v1/hpayment", api, create)
  app.post("/rest/v1/hpayment", api, create)

  type ByReference = { Params: { reference: string } }
  app.get<ByReference>("/rest/v1/transaction/:reference", api, (request, reply) => {
    const order = orders.byReference(request.params.reference)
    if (!order || order.status === undefined) return unknownTransaction(reply, 404)
    return reply.send({ transaction: transactionFields(order, keys.mid, forwardUrl(order)) })
  })
  app.get<{ Querystring: { orderid?: string } }>("/rest/v1/transaction", api, (request, reply) => {
    const { orderid } = request.query
    if (!orderid) {
      return reply.code(400).send(gatewayError(1010101, "Required Parameter Missing", "orderid is missing."))
    }
    const order = orders.byOrderId(orderid)
    if (!order)
      return reply.code(404).send(gatewayError(3000001, "Unknown Order", "The order was not found."))
    if (order.status === undefined) return reply.send({ transaction: [] })
    return reply.send({ transaction: transactionFields(order, keys.mid, forwardUrl(order)) })
  })
  app.get<ByReference>("/consultation/v3/transaction/:reference", api, (request, reply) => {
    const order = orders.byReference(request.params.reference)
    if (!order || order.status === undefined) return unknownTransaction(reply, 404)
    return reply.send(consultedTransaction(order, keys.mid, forwardUrl(order)))
  })
  app.get<{ Params: { orderid: string } }>("/consultation/v3/order/:orderid", api, (request, reply) => {
    const order = orders.byOrderId(request.params.orderid)
    if (!order)
      return reply.code(404).send(gatewayError(3000001, "Unknown Order", "The order was not found."))
    if (order.isBroken)
      return reply.code(500).send(gatewayError(1000001, "Internal Error", "Try again later."))
    if (order.isGarbled) return reply.send({ merchant_order_id: order.asked.orderId, transactions: "?" })
    return reply.send(consultedOrder(order, keys.mid, forwardUrl(order)))
  })
  app.post<ByReference>("/rest/v1/maintenance/transaction/:reference", api, async (request, reply) => {
    const order = orders.byReference(request.params.reference)
    if (!order || order.status === undefined) return unknownTransaction(reply, 400)
    const result = maintenance.run(order, (await readForm(request)) ?? new URLSearchParams())
    return "fault" in result ? reply.code(400).send(result.fault) : reply.send(result.answer)
  })
  app.get("/rest/v2/security-settings", api, (_request, reply) => reply.send({ hashing_algorithm: "sha256" }))
}

/** During the challenge only `3ds-ok` pays; before it, only `pay`. */
function endingOf(order: Order, outcome: string): Ending | undefined {
  const paying = order.challenged ? "3ds-ok" : "pay"
  if (outcome === paying) return "pay"
  return outcome === "pay" ? undefined : ENDINGS.find((candidate) => candidate === outcome)
}

type Visit = { Params: { uuid: string }; Querystring: { product?: string } }

function mountPages(app: FastifyInstance, bench: Bench, gateway: Gateway): void {
  const path = (order: Order) => `${bench.base}/hipay/payment/web/pay/${order.uuid}`
  const pageOf = (order: Order, wanted: string): PayPage => ({
    base: bench.base,
    path: path(order),
    url: `${bench.publicUrl}/hipay/payment/web/pay/${order.uuid}`,
    order,
    product: order.asked.products.find((product) => product === wanted) ?? order.asked.products[0] ?? "",
  })
  const leave = (reply: FastifyReply, order: Order) => {
    const address = gateway.returnAddress(order)
    return address ? reply.redirect(address, 303) : sendClosedPage(reply, pageOf(order, ""), undefined)
  }

  app.get<Visit>("/payment/web/pay/:uuid", (request, reply) => {
    const order = gateway.orders.byUuid(request.params.uuid)
    if (!order) return reply.code(404).type("text/plain").send("No such payment page.")
    const page = pageOf(order, request.query.product ?? "")
    if (!gateway.isOpen(order)) {
      gateway.sweep()
      return sendClosedPage(reply, page, gateway.returnAddress(order))
    }
    return order.challenged ? sendChallengePage(reply, page) : sendPayPage(reply, page)
  })

  app.post<Visit>("/payment/web/pay/:uuid", async (request, reply) => {
    const order = gateway.orders.byUuid(request.params.uuid)
    if (!order) return reply.code(404).type("text/plain").send("No such payment page.")
    const fields = (await readForm(request)) ?? new URLSearchParams()
    const text = (name: string) => fields.get(name) ?? ""
    const page = pageOf(order, text("product"))
    if (!gateway.isOpen(order)) {
      gateway.sweep()
      return leave(reply, order)
    }
    const ending = endingOf(order, text("outcome"))
    if (!ending) return reply.redirect(page.path, 303)
    let card = order.card
    if (ending === "pay" && !order.challenged && !isQrProduct(page.product)) {
      const form = {
        number: text("number"),
        holder: text("holder"),
        expiry: text("expiry"),
        cvc: text("cvc"),
      }
      const read = readCard(page.product, form, bench.clock.now(), newToken())
      if ("faults" in read) return sendPayPage(reply, { ...page, form, faults: read.faults }, 422)
      if (read.enrolled) {
        void gateway.challenge(order, page.product, read.card)
        return reply.redirect(page.path, 303)
      }
      card = read.card
    }
    const product = order.challenged ? order.product : page.product
    card ??= isQrProduct(product) ? undefined : firstTestCard(product, bench.clock.now())
    const ended = gateway.end(order, ending, product, card)
    await Promise.race([ended, sleep(REDIRECT_WITHIN_MS, undefined, { ref: false })])
    return leave(reply, order)
  })
}

/** HiPay Enterprise as a server, mounted at `/hipay`: hosted pages, notifications, look-ups, maintenance. */
export function hipay(place: Place, keys: HipayKeys): FastifyPluginAsync {
  const bench = createBench(place, "hipay", "HiPay: payments")
  const orders = createOrders()
  const gateway = new Gateway(bench, keys, orders)
  bench.clock.onTick(() => gateway.sweep())
  return async (app) => {
    mountControl(app, bench, {
      console: () => ordersTable(orders.all(), bench.base),
      reset: () => orders.clear(),
    })
    mountGateway(app, bench, gateway)
    mountPages(app, bench, gateway)
    app.post<Visit>("/__sandbox/orders/:uuid", async (request, reply) => {
      const order = orders.byUuid(request.params.uuid)
      const action = (await readForm(request))?.get("action") ?? ""
      if (!order || !act(gateway, order, action)) {
        return reply.code(409).type("text/plain").send("This order is not in a state for that.")
      }
      return reply.redirect(`${bench.base}/hipay/__sandbox`, 303)
    })
  }
}
