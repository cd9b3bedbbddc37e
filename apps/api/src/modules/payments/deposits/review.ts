import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { depositQuarantineClosed, depositQuarantineRetried } from "../events.ts"
import { endWithoutMoney } from "./apply.ts"
import { getFollowUpAt, leaveQuarantine } from "./quarantine.ts"
import { enqueueRefund } from "./refund.ts"
import { isLaterStatus } from "./rules.ts"
import { type DepositRow, lockDeposit } from "./store.ts"

async function lockQuarantined(tx: Tx, orderId: string): Promise<DepositRow> {
  const row = await lockDeposit(tx, orderId)
  if (!row?.quarantined_at) throw new AppError("NotFoundErrorType")
  return row
}

export async function retryOrder(tx: Tx, orderId: string, operator: string): Promise<void> {
  const row = await lockQuarantined(tx, orderId)
  await leaveQuarantine(tx, row, { nextLookUpAt: tx.now })
  const { player_id, doubt } = row
  await tx.publish(depositQuarantineRetried, { playerId: player_id, orderId, doubt, operator })
}

/**
 * Closes an order in quarantine; `isRefunded` sends the amount in doubt back, and an order without an outcome fails.
 * Later notifications still apply. Look-ups of an order with money continue, unless its answers are unreadable.
 * Refuses with NotFoundErrorType for an order that is not in quarantine.
 */
export async function closeOrder(
  tx: Tx,
  orderId: string,
  operator: string,
  { isRefunded }: { isRefunded: boolean },
): Promise<void> {
  const row = await lockQuarantined(tx, orderId)
  const nextLookUpAt = row.doubt === "unreadable" ? null : await getFollowUpAt(tx, row)
  await leaveQuarantine(tx, row, { nextLookUpAt, isSeen: true })
  const { doubt_reference: reference, doubt_cents: cents } = row
  if (isRefunded && reference !== null && cents !== null && cents > 0n)
    await enqueueRefund(tx, row, { reference, amountCents: Number(cents) })
  if (isLaterStatus("failed", row.status)) {
    const isKnown = reference !== null && row.doubt !== "unreadable"
    await endWithoutMoney(tx, row, "failed", isKnown ? "amountDiffers" : "serviceUnavailable")
  }
  await tx.publish(depositQuarantineClosed, {
    playerId: row.player_id,
    orderId,
    doubt: row.doubt,
    operator,
    isRefunded,
  })
}
