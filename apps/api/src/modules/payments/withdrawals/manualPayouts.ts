import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { markReceived } from "./apply.ts"
import { manualPayoutAlarm } from "./manualPayoutAlarm.ts"
import type { Rejection } from "./review.ts"
import { publishStep, reverseWithdrawal } from "./steps.ts"
import { lockWithdrawal, updateStatus, updateWithdrawal, type WithdrawalRow } from "./store.ts"

async function lockWaitingWithdrawal(tx: Tx, withdrawalId: string): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, withdrawalId)
  refuseUnless(row?.provider === "hand", `Withdrawal ${withdrawalId} is not paid by hand.`)
  refuseUnless(row.status === "approved", `Withdrawal ${withdrawalId} is not waiting to be paid.`)
  return row
}

/** Records a payout made by hand. Refuses one that is not paid by hand or does not wait for it. */
export async function markPaid(
  tx: Tx,
  withdrawalId: string,
  operator: string,
  reference: string,
): Promise<void> {
  const row = await lockWaitingWithdrawal(tx, withdrawalId)
  await updateWithdrawal(tx, row.id, { hand_reference: reference })
  await markReceived(tx, row, "approved", { operator })
  await resolveAlarm(tx, { kind: manualPayoutAlarm, subject: row.id })
}

/** Releases the money. Refuses a withdrawal that is not paid by hand or does not wait for it. */
export async function refuseManualPayout(
  tx: Tx,
  withdrawalId: string,
  operator: string,
  reason: Rejection,
): Promise<void> {
  const row = await lockWaitingWithdrawal(tx, withdrawalId)
  await updateStatus(tx, row, "approved", "rejected", { reason, operator })
  await resolveAlarm(tx, { kind: manualPayoutAlarm, subject: row.id })
  await reverseWithdrawal(tx, row, "released")
  await publishStep(tx, row, "rejected", { reason, operator })
}
