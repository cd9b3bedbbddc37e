import type { FastifyInstance } from "fastify"
import type { Bench } from "../control.ts"
import { answer, type Kept } from "../hosted/kept.ts"
import { readJson } from "../http.ts"
import {
  DEBTOR,
  newId,
  type Payment,
  type Refund,
  type Refusal,
  refundedCents,
  refundFields,
} from "./payment.ts"
import { notFound, type RouteOptions, refuse } from "./refusals.ts"

export type ById = { Params: { id: string; refundId: string } }

/** The refund API, and the payer's account for a refund by hand. */
export function mountRefunds(
  app: FastifyInstance,
  { api, signed }: RouteOptions,
  { scenarios, clock }: Bench,
  payments: Kept<Payment>,
): void {
  app.get<ById>("/v3/payments/:id/debtor/refundIban", api, (request, reply) => {
    const payment = payments.byId(request.params.id)
    if (!payment) return notFound(reply)
    if (payment.status !== "SUCCEEDED")
      return refuse(reply, 422, { code: "REFUND_NOT_ALLOWED", message: "The payment has not succeeded" })
    return reply.send({ iban: DEBTOR.iban })
  })

  app.post<ById>("/v3/payments/:id/refunds", signed, (request, reply) => {
    const payment = payments.byId(request.params.id)
    const key = String(request.headers["idempotency-key"] ?? "")
    const { amount, currency } = readJson(request) ?? {}
    if (
      key === "" ||
      key.length > 64 ||
      currency !== "EUR" ||
      !Number.isInteger(amount) ||
      Number(amount) < 1
    )
      return refuse(reply, 400, { code: "VALIDATION_ERROR", message: "Request validation failed" })
    if (!payment)
      return refuse(reply, 422, { code: "PAYMENT_FOR_REFUND_NOT_FOUND", message: "Payment not found" })
    const refund = refundWith(payment, { key, amountCents: Number(amount) })
    if ("code" in refund) return refuse(reply, 422, refund)
    return answer(scenarios, reply, { ...refundFields(payment, refund), status: "PENDING" }, { status: 201 })
  })

  app.get<ById>("/v3/payments/:id/refunds/:refundId", signed, (request, reply) => {
    const payment = payments.byId(request.params.id)
    const refund = payment?.refunds.find(({ refundId }) => refundId === request.params.refundId)
    if (!payment || !refund)
      return refuse(reply, 404, { code: "REFUND_NOT_FOUND", message: "Refund not found" })
    return reply.send(refundFields(payment, refund))
  })

  /** Once per idempotency key; an armed `decline` lets the refund fail after it was accepted, a `timeout` leaves it pending. */
  function refundWith(payment: Payment, input: { key: string; amountCents: number }): Refund | Refusal {
    const { key, amountCents } = input
    const known = payment.refunds.find((refund) => refund.key === key)
    if (known && known.amountCents !== amountCents)
      return { code: "REFUND_REQUEST_CONFLICT", message: "Request id is already used" }
    if (known) return known
    if (payment.status !== "SUCCEEDED")
      return { code: "REFUND_NOT_POSSIBLE", message: "Refund is not possible at the moment" }
    if (amountCents > payment.asked.amountCents - refundedCents(payment))
      return { code: "INVALID_REFUND_AMOUNT", message: "Refund amount is too high" }
    const outcome = scenarios.takeOutcome()
    const status = outcome === "decline" ? "FAILED" : outcome === "timeout" ? "PENDING" : "REFUNDED"
    const refund: Refund = { refundId: newId(), key, amountCents, createdAtMs: clock.now(), status }
    payment.refunds.push(refund)
    return refund
  }
}
