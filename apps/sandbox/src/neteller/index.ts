import { randomUUID } from "node:crypto"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { type Bench, createBench, type Place } from "../control.ts"
import { FAULT_ACTIONS, mountPaymentsConsole, pressFault, type Row } from "../hosted/console.ts"
import { CONTRADICTIONS } from "../hosted/contradiction.ts"
import { answer } from "../hosted/kept.ts"
import { endIfArmed, field, isEmail, mountHostedPages } from "../hosted/pages.ts"
import { WORDS as HOSTED_WORDS } from "../hosted/words.ts"
import { hasBasicCredentials, isObject, type Json, readJson, webAddress } from "../http.ts"
import {
  type Asked,
  Gateway,
  type Handle,
  handleFields,
  type MoneyStatus,
  moneyFields,
  type NetellerKeys,
  pendingRefund,
  type Refund,
  refundedCents,
  refundFields,
} from "./gateway.ts"
import { WORDS } from "./words.ts"

export type { NetellerKeys } from "./gateway.ts"

const fault = (code: string, message: string, details: readonly string[] = []) => ({
  error: { code, message, details },
})
const invalid = (name: string) => fault("5068", "Field error(s)", [name])

/** Refuses with the field at fault. */
function readHandle(body: Json | undefined): Asked | { fault: string } {
  const text = (name: string) => (typeof body?.[name] === "string" ? body[name] : "")
  const amount = body?.amount
  const type = text("transactionType")
  const neteller = isObject(body?.neteller) ? body.neteller : {}
  const profile = isObject(body?.profile) ? body.profile : {}
  if (text("merchantRefNum") === "" || text("merchantRefNum").length > 255) return { fault: "merchantRefNum" }
  if (type !== "PAYMENT" && type !== "STANDALONE_CREDIT") return { fault: "transactionType" }
  if (text("paymentType") !== "NETELLER") return { fault: "paymentType" }
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount < 1) return { fault: "amount" }
  if (text("currencyCode") !== "EUR") return { fault: "currencyCode" }
  if (typeof neteller.consumerId !== "string" || !isEmail(neteller.consumerId))
    return { fault: "neteller.consumerId" }
  const returns: Record<string, string> = {}
  for (const link of Array.isArray(body?.returnLinks) ? body.returnLinks : []) {
    if (!isObject(link) || !webAddress(String(link.href))) return { fault: "returnLinks" }
    returns[String(link.rel)] = String(link.href)
  }
  return {
    merchantRefNum: text("merchantRefNum"),
    transactionType: type,
    amountCents: amount,
    currency: "EUR",
    consumerId: neteller.consumerId,
    locale: String(profile.locale ?? ""),
    returns,
  }
}

type ByRef = { Querystring: { merchantRefNum?: string } }
type ById = { Params: { id: string } }

function mountApi(app: FastifyInstance, bench: Bench, gateway: Gateway): void {
  const { scenarios } = bench
  const { handles, keys } = gateway
  async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
    if (hasBasicCredentials(request, keys.username, keys.password)) return undefined
    return reply.code(401).send(fault("5279", "Invalid credentials"))
  }
  const api = { config: { api: true }, preHandler: refuseStrangers }
  const root = "/paymenthub/v1"
  const shown = (handle: Handle) => ({
    ...handleFields(handle),
    links: [{ rel: "redirect_payment", href: `${bench.publicUrl}/neteller/checkout/${handle.id}` }],
  })
  const broken = (reply: FastifyReply, handle: Handle | undefined) => {
    if (handle?.isBroken) return reply.code(500).send(fault("1000", "Internal error"))
    return handle?.isGarbled ? reply.send({ payments: "?", paymentHandles: "?" }) : undefined
  }

  app.post(`${root}/paymenthandles`, api, (request, reply) => {
    const input = readHandle(readJson(request))
    if ("fault" in input) return reply.code(400).send(invalid(input.fault))
    const handle = gateway.open(input)
    if (input.transactionType === "PAYMENT")
      endIfArmed(bench, (ending) => gateway.end(handle, ending, handle.consumerId))
    return answer(scenarios, reply, shown(handle), { status: 201 })
  })
  app.get<ByRef>(`${root}/paymenthandles`, api, (request, reply) => {
    const found = handles.all().filter(({ asked }) => asked.merchantRefNum === request.query.merchantRefNum)
    const meta = { numberOfRecords: found.length, limit: 10, page: 1 }
    return broken(reply, found[0]) ?? reply.send({ meta, paymentHandles: found.map(shown) })
  })
  app.get<ById>(`${root}/paymenthandles/:id`, api, (request, reply) => {
    const handle = handles.byId(request.params.id)
    if (!handle) return reply.code(404).send(fault("5269", "The ID(s) specified do not exist"))
    return broken(reply, handle) ?? reply.send(shown(handle))
  })
  mountUses(app, api, bench, gateway)
  mountRefunds(app, api, bench, gateway)
}

type Api = { config: { api: boolean } }

function mountUses(app: FastifyInstance, api: Api, { scenarios }: Bench, gateway: Gateway): void {
  const { handles } = gateway
  const root = "/paymenthub/v1"
  const kinds = [
    ["payments", "PAYMENT"],
    ["standalonecredits", "STANDALONE_CREDIT"],
  ] as const

  for (const [path, type] of kinds) {
    app.post(`${root}/${path}`, api, (request, reply) => {
      const body = readJson(request)
      const reference = String(body?.merchantRefNum ?? "")
      const handle = handles.find(({ token }) => token === body?.paymentHandleToken)
      if (!handle || handle.asked.transactionType !== type)
        return reply.code(400).send(invalid("paymentHandleToken"))
      if (body?.amount !== handle.asked.amountCents || body?.currencyCode !== "EUR")
        return reply.code(400).send(invalid("amount"))
      if (reference === "") return reply.code(400).send(invalid("merchantRefNum"))
      const isUsed = handles.find(
        ({ asked, money }) => asked.transactionType === type && money?.merchantRefNum === reference,
      )
      if (isUsed) return reply.code(409).send(fault("5031", "The transaction has already been processed"))
      if (handle.status !== "PAYABLE")
        return reply.code(400).send(fault("5050", "The payment handle is not payable"))
      const outcome = scenarios.takeOutcome()
      const ends: Readonly<Record<string, MoneyStatus>> = {
        decline: "FAILED",
        cancel: "CANCELLED",
        timeout: "HELD",
      }
      const status = ends[outcome ?? ""] ?? (handle.isSlow ? "PENDING" : "COMPLETED")
      const money = gateway.use(handle, reference, status)
      if (status === "FAILED") return reply.code(402).send(moneyFields(handle, money))
      return answer(scenarios, reply, moneyFields(handle, money), { status: 201 })
    })

    app.get<ByRef>(`${root}/${path}`, api, (request, reply) => {
      const found = handles
        .all()
        .filter(({ asked, money }) => asked.transactionType === type && money !== undefined)
        .filter(({ money }) => money?.merchantRefNum === request.query.merchantRefNum)
      if (found[0]?.isBroken) return reply.code(500).send(fault("1000", "Internal error"))
      const name = type === "PAYMENT" ? "payments" : "standaloneCredits"
      const list = found.map((handle) => moneyFields(handle, handle.money!))
      return reply.send({ meta: { numberOfRecords: found.length }, [name]: list })
    })
  }
}

/** Refunds: an armed `decline` refuses one; an armed `timeout` leaves it pending until the console ends it. */
function mountRefunds(app: FastifyInstance, api: Api, { scenarios }: Bench, { handles }: Gateway): void {
  const root = "/paymenthub/v1"
  const absent = (reply: FastifyReply) =>
    reply.code(404).send(fault("5269", "The ID(s) specified do not exist"))
  const refunds = () => handles.all().flatMap(({ money }) => money?.refunds ?? [])

  app.post<ById>(`${root}/settlements/:id/refunds`, api, (request, reply) => {
    const handle = handles.find(({ money }) => money?.id === request.params.id)
    const money = handle?.money
    const { merchantRefNum, amount } = readJson(request) ?? {}
    if (!handle || !money || money.status !== "COMPLETED") return absent(reply)
    if (typeof merchantRefNum !== "string" || typeof amount !== "number")
      return reply.code(400).send(invalid("merchantRefNum"))
    const known = money.refunds.find((refund) => refund.merchantRefNum === merchantRefNum)
    if (known) return reply.code(409).send(fault("5031", "The transaction has already been processed"))
    if (amount > handle.asked.amountCents - refundedCents(money))
      return reply.code(402).send(fault("3406", "The settlement has already been fully refunded"))
    const outcome = scenarios.takeOutcome()
    if (outcome === "decline") return reply.code(402).send(fault("3402", "The refund has been declined"))
    const status: MoneyStatus = outcome === "timeout" ? "PENDING" : "COMPLETED"
    const refund: Refund = { id: randomUUID(), merchantRefNum, amountCents: amount, status }
    money.refunds.push(refund)
    return answer(scenarios, reply, refundFields(refund), { status: 201 })
  })
  app.get<ByRef>(`${root}/refunds`, api, (request, reply) => {
    const found = refunds().filter(({ merchantRefNum }) => merchantRefNum === request.query.merchantRefNum)
    return reply.send({ meta: { numberOfRecords: found.length }, refunds: found.map(refundFields) })
  })
  app.get<ById>(`${root}/refunds/:id`, api, (request, reply) => {
    const found = refunds().find(({ id }) => id === request.params.id)
    return found ? reply.send(refundFields(found)) : absent(reply)
  })
}

function rowOf(handle: Handle, bench: Bench): Row {
  const { asked, money } = handle
  const isPayment = asked.transactionType === "PAYMENT"
  const status = money ? `${handle.status} · ${money.status}` : handle.status
  const isEnding = money && ["PENDING", "HELD"].includes(money.status)
  const refunded = money ? refundedCents(money) : 0
  const isBad = ["FAILED", "CANCELLED", "EXPIRED"].includes(money?.status ?? handle.status)
  return {
    id: handle.id,
    atMs: handle.createdAtMs,
    orderId: asked.merchantRefNum,
    ...(isPayment ? { page: `${bench.base}/neteller/checkout/${handle.id}` } : {}),
    reference: money?.id ?? handle.id,
    amountCents: asked.amountCents,
    detail: `${handle.consumerId}${refunded > 0 ? `, refunded ${refunded / 100}` : ""}`,
    status,
    mood: isBad ? "bad" : money?.status === "COMPLETED" ? "good" : money ? "wait" : "info",
    actions: {
      ...(isEnding ? { complete: "Complete", fail: "Let fail" } : {}),
      ...(pendingRefund(handle) ? { refunded: "Refund made", refundFailed: "Refund failed" } : {}),
      ...FAULT_ACTIONS,
    },
  }
}

function act(gateway: Gateway, handle: Handle | undefined, action: string): boolean {
  if (!handle) return false
  if (action === "complete") return gateway.settle(handle, "COMPLETED")
  if (action === "fail") return gateway.settle(handle, "FAILED")
  const refund = pendingRefund(handle)
  if (action === "refunded" && refund) refund.status = "COMPLETED"
  else if (action === "refundFailed" && refund) refund.status = "FAILED"
  else return pressFault(handle, action)
  return true
}

/** Neteller behind Paysafe's Payments API as a server, mounted at `/neteller`: handles, payments, credits to wallets, webhooks. */
export function neteller(place: Place, keys: NetellerKeys): FastifyPluginAsync {
  const bench = createBench(place, "neteller", "Neteller: wallets", CONTRADICTIONS)
  const gateway = new Gateway(bench, keys)
  const { handles } = gateway
  bench.clock.onTick(() => gateway.sweep())
  const path = ({ id }: Handle) => `${bench.base}/neteller/checkout/${id}`
  const rows = (type: Asked["transactionType"]) =>
    handles
      .all()
      .filter(({ asked }) => asked.transactionType === type)
      .map((handle) => rowOf(handle, bench))
  return async (app) => {
    mountPaymentsConsole(app, bench, {
      tables: [
        { title: "Payments", kind: "handles", rows: () => rows("PAYMENT") },
        { title: "Credits to wallets", kind: "handles", rows: () => rows("STANDALONE_CREDIT") },
      ],
      actions: { handles: (id, action) => act(gateway, handles.byId(id), action) },
      own: CONTRADICTIONS,
      reset: () => handles.clear(),
      toCome: () => gateway.toCome(),
    })
    mountApi(app, bench, gateway)
    mountHostedPages<Handle>(app, bench, {
      vendor: "Neteller",
      route: "/checkout/:id",
      find: (request) => handles.byId((request.params as { id: string }).id),
      path,
      isOpen: (handle) => gateway.isOpen(handle),
      shown: ({ asked }) => ({
        orderId: asked.merchantRefNum,
        amountCents: asked.amountCents,
        description: "",
        merchant: keys.merchantName,
        returns: Object.values(asked.returns),
      }),
      locale: ({ asked }) => asked.locale,
      form: (handle, language, given) =>
        field({
          name: "email",
          type: "email",
          label: HOSTED_WORDS[language].email,
          value: given?.get("email") ?? handle.consumerId,
          hint: WORDS[language].hint,
          ...(given ? { fault: HOSTED_WORDS[language].emailFault } : {}),
        }),
      faultIn: (fields) => (isEmail(fields.get("email") ?? "") ? undefined : "email"),
      end: (handle, ending, fields) => gateway.end(handle, ending, fields.get("email") ?? ""),
      returnAddress: ({ asked, status }) => {
        const rel = { FAILED: "on_failed", EXPIRED: "on_failed", CANCELLED: "on_cancelled" }[status as string]
        return asked.returns[rel ?? "on_completed"] ?? asked.returns.default
      },
    })
  }
}
