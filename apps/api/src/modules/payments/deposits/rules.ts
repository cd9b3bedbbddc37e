import type { payments } from "@elite/contract"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { depositTerms } from "../methods/definitions.ts"
import type { PaymentReport } from "../ports.ts"
import type { Reason } from "../reasons.ts"

type Status = payments.DepositStatus

/**
 * A deposit only ever moves up this ladder, so the order in which statuses arrive does not change where it
 * ends.
 */
const statusOrder = [
  "created",
  "pending",
  "expired",
  "cancelled",
  "failed",
  "succeeded",
  "refunded",
  "chargedBack",
] as const satisfies readonly Status[]

/** Whether a status stands higher than another on the ladder. */
export const isLaterStatus = (status: Status, than: Status): boolean =>
  statusOrder.indexOf(status) > statusOrder.indexOf(than)

export type Deposit = {
  id: string
  status: Status
  amountCents: number
  method: payments.DepositMethod
  /** The transaction that was credited or refused before, if any was. */
  reference: string | null
  /** The vendor's payment that was opened for the order; null where the vendor names it only once it is paid. */
  openedReference: string | null
}

export type Refusal = "creditCard" | "cardKindUnknown" | "fundingUnknown" | "limitReached" | "playNotAllowed"
export type Doubt =
  | "amount"
  | "currency"
  | "product"
  | "partialCapture"
  | "partialRefund"
  | "otherTransaction"
  | "refundRefused"
  | "unreadable"
  /** A notification told of a capture that the gateway does not confirm when it is asked. */
  | "unconfirmed"

export type Decision =
  | { kind: "nothing" }
  /** The order goes on, or ends without money. */
  | { kind: "become"; status: "pending" | "expired" | "cancelled" | "failed"; reason?: Reason }
  /** Authorised: the provider is asked to take the money. */
  | { kind: "capture" }
  | { kind: "credit" }
  /** Captured, but it may not be credited: the money goes back. */
  | { kind: "refuse"; reason: Refusal }
  /** The order was paid a second time: that money goes back. */
  | { kind: "refundSecond" }
  /** The money left again: what was credited is taken back. */
  | { kind: "takeBack"; status: "refunded" | "chargedBack" }
  /** Something does not add up: nothing moves until a person has looked. */
  | { kind: "quarantine"; doubt: Doubt }

const nothing: Decision = { kind: "nothing" }
const quarantine = (doubt: Doubt): Decision => ({ kind: "quarantine", doubt })

/**
 * Whether what the gateway now says ends the doubt for which an order waits for a person: what was in doubt has left
 * again as a whole or was captured as it was ordered, or an order whose answers could not be read came to its end.
 */
export function endsDoubt(
  order: { doubt: Doubt; reference: string | null },
  report: Pick<PaymentReport, "event" | "reference">,
  decision: Decision,
): boolean {
  const hasLeft = report.event === "refunded" || report.event === "chargedBack"
  const isSame = order.reference !== null && order.reference === report.reference
  if (isSame && (hasLeft || decision.kind === "credit" || decision.kind === "refuse")) return true
  if (order.doubt !== "unreadable" || decision.kind === "nothing" || decision.kind === "quarantine")
    return false
  if (decision.kind === "capture") return false
  return decision.kind !== "become" || decision.status !== "pending"
}

/**
 * Whether an order waits for a person to decide about money that was captured for it. Until then neither a timer, nor its
 * player, nor a report about another attempt may end it: nobody may say that nothing was charged.
 */
export const isCaptureInDoubt = (order: {
  doubt_reference: string | null
  quarantined_at: Date | null
  next_look_up_at: Date | null
}): boolean =>
  order.doubt_reference !== null && (order.quarantined_at !== null || order.next_look_up_at !== null)

/** How an unknown funding is called: a card says its kind, the others do not. */
const unknownFunding = (method: payments.DepositMethod): Refusal =>
  depositTerms(method).provider === "hipay" ? "cardKindUnknown" : "fundingUnknown"

function fundingRefusal({ method }: Deposit, { funding }: PaymentReport): Refusal | undefined {
  if (funding === "credit") return "creditCard"
  return funding === "unknown" && depositTerms(method).funding === "confirmed"
    ? unknownFunding(method)
    : undefined
}

/** Whether all that speaks against crediting a capture is that its funding is not known. */
export const isFundingUnknown = (decision: Decision): boolean =>
  decision.kind === "refuse" &&
  (decision.reason === "cardKindUnknown" || decision.reason === "fundingUnknown")

/** What was authorised is captured while its order is open; an order that has ended leaves the money where it is. */
function onAuthorized(deposit: Deposit, report: PaymentReport): Decision {
  if (isLaterStatus(deposit.status, "pending")) return nothing
  if (report.currency !== "EUR") return quarantine("currency")
  if (report.funding === "credit") return { kind: "become", status: "failed", reason: "creditCard" }
  return { kind: "capture" }
}

function onCapture(deposit: Deposit, report: PaymentReport): Decision {
  const isSecond = deposit.reference !== null && deposit.reference !== report.reference
  if (!isSecond && isLaterStatus(deposit.status, "failed")) return nothing
  if (report.currency !== "EUR") return quarantine("currency")
  if (report.capturedCents !== deposit.amountCents) return quarantine("amount")
  if (isSecond) return { kind: "refundSecond" }
  if (!depositTerms(deposit.method).products.includes(report.product)) return quarantine("product")
  const refusal = fundingRefusal(deposit, report)
  return refusal ? { kind: "refuse", reason: refusal } : { kind: "credit" }
}

/** Whether a report tells of another payment than the one that was opened for the order. */
const isOfAnotherPayment = ({ openedReference }: Deposit, { reference }: PaymentReport): boolean =>
  openedReference !== null && openedReference !== reference

const movesMoney = (event: PaymentReport["event"]): boolean =>
  ["authorized", "captured", "partlyCaptured", "refunded", "chargedBack"].includes(event)

/** What one report of the gateway does to a deposit. Pure: the limits and the gate are asked by the caller. */
export function decideReport(deposit: Deposit, report: PaymentReport): Decision {
  const { event } = report
  if (isOfAnotherPayment(deposit, report)) return movesMoney(event) ? quarantine("otherTransaction") : nothing
  const isOther = deposit.reference !== null && deposit.reference !== report.reference
  switch (event) {
    case "pending":
    case "expired":
    case "cancelled":
    case "failed":
      return isLaterStatus(event, deposit.status) ? { kind: "become", status: event } : nothing
    case "authorized":
      return onAuthorized(deposit, report)
    case "captured":
      return onCapture(deposit, report)
    case "partlyCaptured":
      return isLaterStatus(deposit.status, "failed") && !isOther ? nothing : quarantine("partialCapture")
    case "partlyRefunded":
      return deposit.status === "succeeded" && !isOther ? quarantine("partialRefund") : nothing
    case "refundRefused":
      return deposit.status === "refunded" || isOther ? quarantine("refundRefused") : nothing
    case "refunded":
    case "chargedBack":
      if (isOther) return event === "chargedBack" ? quarantine("otherTransaction") : nothing
      return isLaterStatus(event, deposit.status) ? { kind: "takeBack", status: event } : nothing
    case "noted":
      return nothing
  }
}

/** Why a deposit ended without money. */
export function toReason({ event, reason }: Pick<PaymentReport, "event" | "reason">): Reason {
  if (event === "cancelled" || event === "expired") return event
  return reason ?? "refusedByBank"
}

const minuteMs = 60_000
const lookUpForMs = 48 * 60 * minuteMs
/** The gateway is asked for the first time this long after an order was made. */
export const firstLookUpAfterMs = 2 * minuteMs

/**
 * When to ask the gateway again about an order without money: ever more rarely, for two days. An expired
 * order is asked about too, because its payment may have been captured and the notification lost.
 */
export function nextLookUpAt(deposit: { status: Status; createdAt: Date }, now: Date): Date | null {
  if (isLaterStatus(deposit.status, "failed")) return null
  const ageMs = now.getTime() - deposit.createdAt.getTime()
  if (ageMs > lookUpForMs) return null
  return new Date(now.getTime() + Math.max(firstLookUpAfterMs, ageMs / 2))
}

/** A captured order is asked about for the first time this long after it ended. */
export const firstFollowAfterMs = dayMs

/**
 * When to ask the gateway again about an order whose money came or went: it may be charged back and the message lost.
 * Daily at first, later weekly, until nobody can charge it back any more.
 */
export function nextFollowAt(
  deposit: { status: Status; createdAt: Date },
  now: Date,
  chargebackDays: number,
): Date | null {
  if (!isLaterStatus(deposit.status, "failed") || deposit.status === "chargedBack") return null
  const ageMs = now.getTime() - deposit.createdAt.getTime()
  if (ageMs > chargebackDays * dayMs) return null
  return new Date(now.getTime() + (ageMs < 14 * dayMs ? dayMs : 7 * dayMs))
}

const mostFailures = 8
const longestPauseMs = 6 * 60 * minuteMs

const longestAwayMs = 15 * minuteMs

/**
 * When to ask again after so many failures in a row: ever later, so that one order never stands before others; not
 * much later where the gateway was away, because then all orders wait for it to come back.
 */
export const afterFailures = (failures: number, now: Date, wasAway = false): Date =>
  new Date(now.getTime() + Math.min(2 ** failures * minuteMs, wasAway ? longestAwayMs : longestPauseMs))

/** Whether an order has waited an hour or more: the pauses of {@link afterFailures} before the sixth failure. */
export const isWorthAnAlarm = (failures: number): boolean => failures >= 6

/** Whether a person should look, after so many answers about one order in a row that could not be used. */
export const isGivenUp = (failures: number): boolean => failures >= mostFailures
