import { randomUUID } from "node:crypto"
import type { Bench } from "../control.ts"
import { transactionFields } from "./answers.ts"
import type { Gateway } from "./gateway.ts"
import type { Order } from "./order.ts"
import { type GatewayError, gatewayError } from "./request.ts"

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/
const KEPT_OPERATIONS = 5000
/** Products that cannot be refunded. */
const NOT_REFUNDABLE: readonly string[] = ["bcmc", "bcmc-mobile"]

function cents(text: string): number {
  const [units = "", fraction = ""] = text.split(".")
  return Number(units) * 100 + Number(fraction.padEnd(2, "0"))
}

function refundFault(order: Order, amountCents: number): GatewayError | undefined {
  const left = order.capturedCents - order.refundedCents
  if (order.capturedCents === 0 || NOT_REFUNDABLE.includes(order.product) || order.status === 129) {
    return gatewayError(3020202, "Not Allowed", "This type of transaction cannot be refunded.")
  }
  if (left === 0)
    return gatewayError(3020206, "Already Refunded", "The transaction has already been refunded.")
  if (amountCents > order.capturedCents) {
    return gatewayError(
      3020209,
      "Amount Limit Exceeded",
      "The refund exceeds the original transaction amount.",
    )
  }
  if (amountCents > left) {
    return gatewayError(3020210, "Amount Limit Exceeded", "The refund exceeds the remaining amount.")
  }
  return undefined
}

function captureFault(order: Order, amountCents: number): GatewayError | undefined {
  if (order.status !== 116 && order.status !== 119) {
    return gatewayError(3020102, "Not Allowed", "This type of transaction cannot be captured.")
  }
  if (amountCents > order.authorizedCents - order.capturedCents) {
    return gatewayError(3020110, "Amount Limit Exceeded", "The capture exceeds the remaining amount.")
  }
  return undefined
}

type Answer = Readonly<Record<string, string | boolean>>

function answer(order: Order, operation: string, mid: string): Answer {
  const all = transactionFields(order, mid, "")
  return {
    operation,
    test: true,
    mid,
    authorizationCode: all.authorizationCode,
    transactionReference: all.transactionReference,
    dateCreated: all.dateCreated,
    dateUpdated: all.dateUpdated,
    dateAuthorized: all.dateAuthorized,
    status: all.status,
    message: all.message,
    authorizedAmount: all.authorizedAmount,
    capturedAmount: all.capturedAmount,
    refundedAmount: all.refundedAmount,
    decimals: "2",
    currency: all.currency,
  }
}

/**
 * `POST /rest/v1/maintenance/transaction/{ref}`: refund, capture, cancel,
 * acceptChallenge, denyChallenge. The same `operation_id` twice answers the first result again. Refuses
 * with the 302xxxx codes of HiPay's error table; without `amount` the whole remaining sum is meant.
 */
export function createMaintenance(bench: Bench, gateway: Gateway) {
  const done = new Map<string, Answer>()

  function remember(key: string, result: Answer): void {
    done.set(key, result)
    const oldest = done.keys().next().value
    if (done.size > KEPT_OPERATIONS && oldest !== undefined) done.delete(oldest)
  }

  function perform(order: Order, operation: string, form: URLSearchParams): GatewayError | undefined {
    const text = form.get("amount") ?? ""
    if (text !== "" && !AMOUNT.test(text)) {
      return gatewayError(1010205, "Invalid Parameter", "amount: the value is not a valid decimal amount.")
    }
    const currency = form.get("currency") || order.asked.currency
    if (currency !== order.asked.currency) {
      const code = operation === "capture" ? 3020105 : 3020205
      return gatewayError(code, "Currency Mismatch", "The currency must be that of the original transaction.")
    }
    const id = form.get("operation_id") || randomUUID()
    if (operation === "refund") {
      const amountCents = text === "" ? order.capturedCents - order.refundedCents : cents(text)
      const fault = refundFault(order, amountCents)
      if (fault) return fault
      if (amountCents < 1)
        return gatewayError(3020208, "Invalid Amount", "The refund must be a positive amount.")
      order.operation = { id, type: "refund", amountCents }
      void gateway.refund(order, amountCents, bench.scenarios.takeOutcome() === "decline")
      return undefined
    }
    if (operation === "capture") {
      const amountCents = text === "" ? order.authorizedCents - order.capturedCents : cents(text)
      const fault = captureFault(order, amountCents)
      if (fault) return fault
      if (amountCents < 1)
        return gatewayError(3020108, "Invalid Amount", "The capture must be a positive amount.")
      order.operation = { id, type: "capture", amountCents }
      void gateway.capture(order, amountCents)
      return undefined
    }
    if (operation === "cancel") {
      if (order.status !== 116)
        return gatewayError(3020401, "Not Allowed", "This transaction cannot be voided.")
      void gateway.voidAuthorization(order)
      return undefined
    }
    if (operation === "acceptChallenge" || operation === "denyChallenge") {
      if (order.status !== 112) return gatewayError(3020111, "Operation Not Permitted", "Not under review.")
      void (operation === "acceptChallenge" ? gateway.complete(order) : gateway.deny(order))
      return undefined
    }
    return gatewayError(1010201, "Invalid Parameter", "operation: unknown operation.")
  }

  return {
    run(order: Order, form: URLSearchParams): { answer: Answer } | { fault: GatewayError } {
      const operation = form.get("operation") ?? ""
      if (operation === "") {
        const text = "operation: a required parameter is missing."
        return { fault: gatewayError(1010101, "Required Parameter Missing", text) }
      }
      const operationId = form.get("operation_id") ?? ""
      const key = `${order.reference}/${operationId}`
      const earlier = operationId === "" ? undefined : done.get(key)
      if (earlier) return { answer: earlier }
      const fault = perform(order, operation, form)
      if (fault) return { fault }
      const result = { ...answer(order, operation, gateway.keys.mid), ...requested(operation) }
      if (operationId !== "") remember(key, result)
      return { answer: result }
    },
    clear: () => done.clear(),
  }
}

/** The immediate answer; the result comes by notification. */
function requested(operation: string): { status: string; message: string } | undefined {
  if (operation === "refund") return { status: "124", message: "Refund Requested" }
  if (operation === "capture") return { status: "117", message: "Capture Requested" }
  return undefined
}
