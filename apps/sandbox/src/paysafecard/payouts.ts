import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Bench } from "../control.ts"
import { centsOf } from "../hosted/amount.ts"
import { answer } from "../hosted/kept.ts"
import { isObject, readJson } from "../http.ts"
import { fault, parameterFault } from "./faults.ts"
import { type Gateway, type Payout, payoutFields, pscIdOf } from "./gateway.ts"

type Api = {
  config: { api: boolean }
  preHandler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}
type ById = { Params: { id: string } }

const plain = (text: unknown) =>
  String(text ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()

/** Payouts to accounts: validated only, or validated and made in one call. An account exists once it has paid. */
export function mountPayouts(app: FastifyInstance, api: Api, bench: Bench, gateway: Gateway): void {
  const { scenarios, clock } = bench
  const { payouts, accounts } = gateway

  app.post("/v1/payouts", api, (request, reply) => {
    const body = readJson(request)
    const customer = isObject(body?.customer) ? body.customer : {}
    const amountCents = centsOf(String(body?.amount ?? ""))
    const refuse = (code: string, number: number) => reply.code(400).send(fault(code, number, code))
    if (body?.type !== "PAYSAFECARD") return reply.code(400).send(parameterFault("type"))
    if (!amountCents) return refuse("Invalid amount", 3165)
    for (const name of ["id", "first_name", "last_name", "date_of_birth"])
      if (typeof customer[name] !== "string" || customer[name] === "")
        return refuse("missing_parameter", 3150)
    const pscId =
      customer.psc_id ?? (typeof customer.email === "string" ? pscIdOf(customer.email) : undefined)
    const account = accounts.get(Number(pscId))
    if (!account) return refuse("mypsc_account_not_found", 3162)
    const isSame =
      plain(account.firstName) === plain(customer.first_name) &&
      plain(account.lastName) === plain(customer.last_name) &&
      account.birthDate === customer.date_of_birth
    if (!isSame) return refuse("customer_details_mismatched", 3195)
    const id = gateway.idOf("out", String(request.headers["correlation-id"] ?? ""))
    if (payouts.byId(id)) return refuse("duplicate_payout_request", 3164)
    const armed = scenarios.takeOutcome()
    if (armed === "decline") return refuse("customer_inactive", 3193)
    if (armed === "timeout") return refuse("merchant_limit_reached", 3166)
    const payout: Payout = {
      id,
      amountCents,
      customerId: String(customer.id),
      account,
      createdAtMs: clock.now(),
      status: body.capture === true ? "SUCCESS" : "VALIDATION_SUCCESSFUL",
    }
    payouts.add(payout)
    return answer(scenarios, reply, payoutFields(payout), { status: 201 })
  })

  app.post<ById>("/v1/payouts/:id/capture", api, (request, reply) => {
    const payout = payouts.byId(request.params.id)
    if (!payout) return reply.code(404).send(fault("not_found", 10404, "Not found"))
    if (payout.status === "SUCCESS")
      return reply.code(400).send(fault("duplicate_payout_request", 3164, "Transaction already exists"))
    payout.status = "SUCCESS"
    return answer(scenarios, reply, payoutFields(payout))
  })

  app.get<ById>("/v1/payouts/:id", api, (request, reply) => {
    const payout = payouts.byId(request.params.id)
    if (!payout) return reply.code(404).send(fault("not_found", 10404, "Not found"))
    return reply.send(payoutFields(payout))
  })
}
