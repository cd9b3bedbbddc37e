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

/**
 * An operator has an order asked about again at the gateway, as if nothing had been in doubt. Refuses with
 * NotFoundErrorType for an order that is not in quarantine.
 */
export async function retryOrder(tx: Tx, orderId: string, operator: string): Promise<void> {
  const row = await lockQuarantined(tx, orderId)
  await leaveQuarantine(tx, row, { nextLookUpAt: tx.now })
  const { player_id, doubt } = row
  await tx.publish(depositQuarantineRetried, { playerId: player_id, orderId, doubt, operator })
}

/**
 * An operator closes an order in quarantine: what is in doubt is sent back where they say so, and an order
 * that never came to an end has failed. A genuine notification that comes later is still applied, and one that brought
 * money is asked about as any other, unless it is closed because nothing that the gateway says of it can be read. Refuses
 * with NotFoundErrorType for an order that is not in quarantine.
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
