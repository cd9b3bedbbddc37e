import type { PaymentEvent, Reason } from "../../modules/payments/ports.ts"

const means = (event: PaymentEvent, ...statuses: number[]) =>
  statuses.map((status) => [status, event] as const)

const events: ReadonlyMap<number, PaymentEvent> = new Map([
  ...means("pending", 101, 103, 104, 105, 106, 107, 108, 112, 116, 117, 140, 141, 142, 150, 160, 161, 200),
  ...means("failed", 109, 110, 111, 113, 151, 163, 173),
  ...means("expired", 114),
  ...means("cancelled", 115, 143),
  ...means("captured", 118, 120, 122),
  ...means("partlyCaptured", 119, 121, 123),
  ...means("refunded", 125),
  ...means("partlyRefunded", 126),
  ...means("refundRefused", 165),
  ...means("chargedBack", 129),
  ...means("noted", 124, 131, 132, 175, 178),
])

export const toPaymentEvent = (status: number): PaymentEvent => events.get(status) ?? "noted"

const authenticationFailed = 109
const reasons: Record<string, Reason> = {
  "4010103": "insufficientFunds",
  "4010202": "cardInvalid",
  "4010204": "cardExpired",
  "4010207": "cardInvalid",
  "4010303": "cardBlocked",
}

export function toFailureReason(status: number, code: string): { reason?: Reason } {
  if (toPaymentEvent(status) !== "failed") return {}
  const reason = status === authenticationFailed ? "authenticationFailed" : reasons[code]
  return reason === undefined ? {} : { reason }
}

/** Consultation v3 uses the notification status less 100 (HiPay's Node SDK, V3 TransactionStatus). */
const shifted = [
  1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29, 31, 32, 40,
  41, 42, 43, 50, 51, 65, 75, 78,
] as const

const notified: ReadonlyMap<number, number> = new Map<number, number>([
  ...shifted.map((status) => [status, status + 100] as const),
  [30, 200],
  [52, 160],
  [53, 161],
  [54, 173],
  [55, 163],
  [34, 129],
  [80, 129],
  [81, 129],
])

export const toNotifiedStatus = (consulted: number): number => notified.get(consulted) ?? 0
