import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob } from "../../../platform/jobs/queue.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { paymentsLog } from "../log.ts"
import type { PayInName, PayIns, RefundStatus } from "../ports.ts"
import { getProvider } from "./providers.ts"
import { quarantine } from "./quarantine.ts"
import { type DepositRow, lockDeposit } from "./store.ts"

export const refundJob = "payments.refund"
export const followRefundJob = "payments.followRefund"
export type RefundOrder = {
  orderId: string
  reference: string
  amountCents: number
  provider: PayInName
}
/** A refund that its provider accepted and makes later; `askedAt` is when it was accepted, UTC. */
export type PendingRefund = RefundOrder & { refundId: string; askedAt: string }

export const enqueueRefund = (
  tx: Tx,
  { id: orderId, provider }: Pick<DepositRow, "id" | "provider">,
  refund: { reference: string; amountCents: number },
): Promise<void> =>
  enqueueJob(
    tx,
    refundJob,
    { orderId, provider, ...refund },
    { key: `${refundJob}:${provider}:${refund.reference}` },
  )

type RefundPlatform = Pick<Platform, "transact">

/** Job: refunds through the provider. A refusal, or a provider without refunds, raises an alarm. */
export async function refundPayment(
  { transact }: RefundPlatform,
  payIns: PayIns,
  order: RefundOrder,
): Promise<void> {
  const { reference, amountCents, provider } = order
  const { refund: send } = getProvider(payIns, provider)
  const outcome = (await send?.({ reference, amountCents, operationId: `refund-${reference}` })) ?? "refused"
  if (outcome === "accepted") return
  await transact(async (tx) => {
    if (outcome === "refused") return raiseRefundAlarm(tx, order)
    const pending = { ...order, refundId: outcome.pending, askedAt: tx.now.toISOString() }
    await enqueueRefundLookUp(tx, pending)
  })
}

const firstLookUpDelayMs = 10 * minuteMs
const pendingForMs = 14 * dayMs

const enqueueRefundLookUp = (tx: Tx, pending: PendingRefund): Promise<void> => {
  const ageMs = tx.now.getTime() - Date.parse(pending.askedAt)
  return enqueueJob(tx, followRefundJob, pending, {
    key: `${followRefundJob}:${pending.provider}:${pending.refundId}`,
    delayMs: Math.min(Math.max(ageMs, firstLookUpDelayMs), dayMs),
  })
}

/** Job: looks up a pending refund. A refusal, or no outcome for too long, raises an alarm. */
export async function followUpRefund(
  { transact, log }: RefundPlatform & Pick<Platform, "log">,
  payIns: PayIns,
  pending: PendingRefund,
): Promise<void> {
  const status = await lookUpRefundStatus({ log }, payIns, pending)
  if (status === "completed") return
  await transact(async (tx) => {
    const isOverdue = tx.now.getTime() - Date.parse(pending.askedAt) > pendingForMs
    await (status === "pending" && !isOverdue
      ? enqueueRefundLookUp(tx, pending)
      : raiseRefundAlarm(tx, pending))
  })
}

async function lookUpRefundStatus(
  platform: Pick<Platform, "log">,
  payIns: PayIns,
  { orderId, provider, reference, refundId }: PendingRefund,
): Promise<RefundStatus> {
  try {
    return (await getProvider(payIns, provider).refundStatus?.({ reference, refundId })) ?? "refused"
  } catch (error) {
    paymentsLog(platform).warn("refund.unanswered", { orderId, provider, ...describeError(error) })
    return "pending"
  }
}

async function raiseRefundAlarm(tx: Tx, { orderId, reference, amountCents }: RefundOrder): Promise<void> {
  const row = await lockDeposit(tx, orderId)
  if (row) await quarantine(tx, row, { doubt: "refundRefused", reference, askedCents: amountCents })
}
