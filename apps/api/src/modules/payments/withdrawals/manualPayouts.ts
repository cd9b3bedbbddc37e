import { resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { markReceived } from "./apply.ts"
import { manualPayoutAlarm } from "./manualPayoutAlarm.ts"
import type { Rejection } from "./review.ts"
import { publishStep, reverseWithdrawal } from "./steps.ts"
import { lockWithdrawal, updateStatus, updateWithdrawal, type WithdrawalRow } from "./store.ts"

export type ManualPayoutResult = { outcome: "paid" | "refused" | "late" }

async function lockWaitingWithdrawal(tx: Tx, withdrawalId: string): Promise<WithdrawalRow | undefined> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.provider !== "hand") throw new AppError("NotFoundErrorType")
  return row.status === "approved" ? row : undefined
}

/** Records a payout made by hand. Refuses with NotFoundErrorType where it is not paid by hand. */
export async function markPaid(
  tx: Tx,
  withdrawalId: string,
  operator: string,
  reference: string,
): Promise<ManualPayoutResult> {
  const row = await lockWaitingWithdrawal(tx, withdrawalId)
  if (!row) return { outcome: "late" }
  await updateWithdrawal(tx, row.id, { hand_reference: reference })
  await markReceived(tx, row, "approved", { operator })
  await resolveAlarm(tx, { kind: manualPayoutAlarm, subject: row.id })
  return { outcome: "paid" }
}

/** Releases the money. Refuses with NotFoundErrorType where the withdrawal is not paid by hand. */
export async function refuseManualPayout(
  tx: Tx,
  withdrawalId: string,
  operator: string,
  reason: Rejection,
): Promise<ManualPayoutResult> {
  const row = await lockWaitingWithdrawal(tx, withdrawalId)
  if (!row || !(await updateStatus(tx, row, "approved", "rejected", { reason, operator })))
    return { outcome: "late" }
  await resolveAlarm(tx, { kind: manualPayoutAlarm, subject: row.id })
  await reverseWithdrawal(tx, row, "released")
  await publishStep(tx, row, "rejected", { reason, operator })
  return { outcome: "refused" }
}
