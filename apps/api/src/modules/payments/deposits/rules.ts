import type { payments } from "@elite/contract"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { depositConfig } from "../methods/definitions.ts"
import type { PaymentReport } from "../ports.ts"
import type { Reason } from "../reasons.ts"

type Status = payments.DepositStatus

/** Statuses in order of rank. A deposit only moves up, so the order of reports does not matter. */
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

export const isLaterStatus = (status: Status, than: Status): boolean =>
  statusOrder.indexOf(status) > statusOrder.indexOf(than)

export type Deposit = {
  id: string
  status: Status
  amountCents: number
  method: payments.DepositMethod
  reference: string | null
  /** The vendor's payment opened for the order; null where the vendor names it only once it is paid. */
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
  /** A notification reported a capture that a look-up does not confirm. */
  | "unconfirmed"

export type Decision =
  | { kind: "nothing" }
  | { kind: "setStatus"; status: "pending" | "expired" | "cancelled" | "failed"; reason?: Reason }
  | { kind: "capture" }
  | { kind: "credit" }
  | { kind: "refuse"; reason: Refusal }
  | { kind: "refundSecond" }
  | { kind: "reverse"; status: "refunded" | "chargedBack" }
  | { kind: "quarantine"; doubt: Doubt }

const nothing: Decision = { kind: "nothing" }
const quarantine = (doubt: Doubt): Decision => ({ kind: "quarantine", doubt })

/** Whether the doubtful amount went back or was captured as ordered, or an unreadable order has ended. */
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
  return decision.kind !== "setStatus" || decision.status !== "pending"
}

/** Whether captured money awaits a decision. Until then nothing may end the order as if nothing was charged. */
export const isCaptureInDoubt = (order: {
  doubt_reference: string | null
  quarantined_at: Date | null
  next_look_up_at: Date | null
}): boolean =>
  order.doubt_reference !== null && (order.quarantined_at !== null || order.next_look_up_at !== null)

const unknownFunding = (method: payments.DepositMethod): Refusal =>
  depositConfig(method).provider === "hipay" ? "cardKindUnknown" : "fundingUnknown"

function fundingRefusal({ method }: Deposit, { funding }: PaymentReport): Refusal | undefined {
  if (funding === "credit") return "creditCard"
  return funding === "unknown" && depositConfig(method).funding === "confirmed"
    ? unknownFunding(method)
    : undefined
}

export const isFundingUnknown = (decision: Decision): boolean =>
  decision.kind === "refuse" &&
  (decision.reason === "cardKindUnknown" || decision.reason === "fundingUnknown")

function onAuthorized(deposit: Deposit, report: PaymentReport): Decision {
  if (isLaterStatus(deposit.status, "pending")) return nothing
  if (report.currency !== "EUR") return quarantine("currency")
  if (report.funding === "credit") return { kind: "setStatus", status: "failed", reason: "creditCard" }
  return { kind: "capture" }
}

function onCapture(deposit: Deposit, report: PaymentReport): Decision {
  const isSecond = deposit.reference !== null && deposit.reference !== report.reference
  if (!isSecond && isLaterStatus(deposit.status, "failed")) return nothing
  if (report.currency !== "EUR") return quarantine("currency")
  if (report.capturedCents !== deposit.amountCents) return quarantine("amount")
  if (isSecond) return { kind: "refundSecond" }
  if (!depositConfig(deposit.method).products.includes(report.product)) return quarantine("product")
  const refusal = fundingRefusal(deposit, report)
  return refusal ? { kind: "refuse", reason: refusal } : { kind: "credit" }
}

const isOfAnotherPayment = ({ openedReference }: Deposit, { reference }: PaymentReport): boolean =>
  openedReference !== null && openedReference !== reference

const movesMoney = (event: PaymentReport["event"]): boolean =>
  ["authorized", "captured", "partlyCaptured", "refunded", "chargedBack"].includes(event)

/** Decides what a report does to a deposit. The caller checks limits and gate. */
export function decideReport(deposit: Deposit, report: PaymentReport): Decision {
  const { event } = report
  if (isOfAnotherPayment(deposit, report)) return movesMoney(event) ? quarantine("otherTransaction") : nothing
  const isOther = deposit.reference !== null && deposit.reference !== report.reference
  switch (event) {
    case "pending":
    case "expired":
    case "cancelled":
    case "failed":
      return isLaterStatus(event, deposit.status) ? { kind: "setStatus", status: event } : nothing
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
      return isLaterStatus(event, deposit.status) ? { kind: "reverse", status: event } : nothing
    case "noted":
      return nothing
  }
}

export function toReason({ event, reason }: Pick<PaymentReport, "event" | "reason">): Reason {
  if (event === "cancelled" || event === "expired") return event
  return reason ?? "refusedByBank"
}

const lookUpForMs = 48 * 60 * minuteMs
export const firstLookUpAfterMs = 2 * minuteMs

/** For two days with growing delays, also after expiry: the notification of a capture may be lost. */
export function nextLookUpAt(deposit: { status: Status; createdAt: Date }, now: Date): Date | null {
  if (isLaterStatus(deposit.status, "failed")) return null
  const ageMs = now.getTime() - deposit.createdAt.getTime()
  if (ageMs > lookUpForMs) return null
  return new Date(now.getTime() + Math.max(firstLookUpAfterMs, ageMs / 2))
}

export const firstFollowAfterMs = dayMs

/** Daily, after two weeks weekly, until the last charge-back: its notification may be lost. */
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

/** Exponential back-off, so that one order does not block others; shorter for an outage of all. */
export const afterFailures = (failures: number, now: Date, wasAway = false): Date =>
  new Date(now.getTime() + Math.min(2 ** failures * minuteMs, wasAway ? longestAwayMs : longestPauseMs))

export const isWorthAnAlarm = (failures: number): boolean => failures >= 6

export const isGivenUp = (failures: number): boolean => failures >= mostFailures
