import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob } from "../../../platform/jobs/queue.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
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

/** Asks for captured money to be sent back the way it came, once per transaction of the provider. */
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

/** Job: sends money back through the provider. Where it will not or has no refund, a person is called. */
export async function refundPayment(
  { transact }: RefundPlatform,
  payIns: PayIns,
  order: RefundOrder,
): Promise<void> {
  const { reference, amountCents, provider } = order
  const { refund: send } = getProvider(payIns, provider)
  const outcome = (await send?.({ reference, amountCents, operationId: `refund-${reference}` })) ?? "refused"
  if (outcome === "asked") return
  await transact(async (tx) => {
    if (outcome === "refused") return raiseRefundAlarm(tx, order)
    const pending = { ...order, refundId: outcome.pending, askedAt: tx.now.toISOString() }
    await enqueueRefundLookUp(tx, pending)
  })
}

const firstAskAfterMs = 10 * 60_000
/** A refund that is not made by then is looked at by a person. */
const pendingForMs = 14 * dayMs

/** Asks about a pending refund later: ever more rarely, daily at the least. */
const enqueueRefundLookUp = (tx: Tx, pending: PendingRefund): Promise<void> => {
  const ageMs = tx.now.getTime() - Date.parse(pending.askedAt)
  return enqueueJob(tx, followRefundJob, pending, {
    key: `${followRefundJob}:${pending.provider}:${pending.refundId}`,
    delayMs: Math.min(Math.max(ageMs, firstAskAfterMs), dayMs),
  })
}

/**
 * Job: asks the provider whether a pending refund was made. Where it was refused, or is pending or unanswered for too long, a
 * person is called.
 */
export async function followUpRefund(
  { transact, log }: RefundPlatform & Pick<Platform, "log">,
  payIns: PayIns,
  pending: PendingRefund,
): Promise<void> {
  const status = await lookUpRefundStatus({ log }, payIns, pending)
  if (status === "made") return
  await transact(async (tx) => {
    const isOverdue = tx.now.getTime() - Date.parse(pending.askedAt) > pendingForMs
    await (status === "pending" && !isOverdue
      ? enqueueRefundLookUp(tx, pending)
      : raiseRefundAlarm(tx, pending))
  })
}

/** How a refund stands; a question without an answer leaves it pending. */
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
