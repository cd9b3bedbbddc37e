import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob } from "../../../platform/jobs/queue.ts"
import { manualPayoutAlarm, raiseManualPayoutAlarm } from "./manualPayoutAlarm.ts"
import { publishStep, reverseWithdrawal } from "./steps.ts"
import {
  insertApproval,
  listApprovers,
  listUnfinishedWithdrawals,
  lockWithdrawal,
  updateStatus,
  updateWithdrawal,
  type WithdrawalRow,
} from "./store.ts"

export const payOutJob = "payments.payOut"

export const rejectionReasons = [
  "accountNotVerifiable",
  "identityInDoubt",
  "fundsInDoubt",
  "paymentDisputed",
  "accountRemoved",
] as const
export type Rejection = (typeof rejectionReasons)[number]

export const reviewAlarm = "withdrawal.checking"

export const raiseReviewAlarm = (tx: Tx, row: WithdrawalRow, reason: Rejection | null): Promise<void> =>
  raiseAlarm(tx, {
    kind: reviewAlarm,
    subject: row.id,
    detail: {
      playerId: String(row.player_id),
      amountCents: Number(row.amount_cents),
      approvalsNeeded: row.approvals_needed,
      payeeCheck: row.payee_check,
      reason,
    },
  })

async function lockForReview(tx: Tx, withdrawalId: string): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, withdrawalId)
  refuseUnless(row, `There is no withdrawal ${withdrawalId}.`)
  refuseUnless(row.status === "checking", `Withdrawal ${withdrawalId} is not in review any more.`)
  return row
}

export async function approveNow(tx: Tx, row: WithdrawalRow, operator?: string): Promise<boolean> {
  if (!(await updateStatus(tx, row, "checking", "approved", operator === undefined ? {} : { operator })))
    return false
  await resolveAlarm(tx, { kind: reviewAlarm, subject: row.id })
  if (row.provider === "hand") await raiseManualPayoutAlarm(tx, row)
  else await enqueueJob(tx, payOutJob, { withdrawalId: row.id }, { key: `${payOutJob}:${row.id}` })
  await publishStep(tx, row, "approved", operator === undefined ? {} : { operator })
  return true
}

/**
 * Returns an approved withdrawal to review; `reason` is shown to the player. Earlier approvals do not count any more.
 * Only for withdrawals never ordered at the bank: an ordered one may have been paid.
 */
export async function rejectAndRelease(tx: Tx, row: WithdrawalRow, reason: Rejection): Promise<void> {
  if (!(await updateStatus(tx, row, "approved", "checking", { reason }))) return
  await resolveAlarm(tx, { kind: manualPayoutAlarm, subject: row.id })
  await updateWithdrawal(tx, row.id, { review_from: tx.now })
  await raiseReviewAlarm(tx, row, reason)
  await publishStep(tx, row, "stopped", { reason })
}

export async function stopPayouts(tx: Tx, playerId: bigint, reason: Rejection): Promise<void> {
  for (const { id } of await listUnfinishedWithdrawals(tx, playerId, "approved")) {
    const row = await lockWithdrawal(tx, id)
    if (row?.status === "approved" && row.order_attempts === 0) await rejectAndRelease(tx, row, reason)
  }
}

/** Returns unordered withdrawals to a removed account to review. Earlier approvals do not count any more. */
export async function stopPayoutsTo(tx: Tx, playerId: bigint, iban: string): Promise<void> {
  for (const { id } of await listUnfinishedWithdrawals(tx, playerId, "approved", "checking")) {
    const row = await lockWithdrawal(tx, id)
    if (row?.iban !== iban || row.order_attempts > 0) continue
    if (row.status === "approved") await rejectAndRelease(tx, row, "accountRemoved")
    if (row.status !== "checking") continue
    await updateWithdrawal(tx, id, { reason: "accountRemoved", review_from: tx.now })
    await raiseReviewAlarm(tx, row, "accountRemoved")
  }
}

/** `waiting` needs another operator. Refuses a withdrawal that is not in review. */
export async function approve(
  tx: Tx,
  withdrawalId: string,
  operator: string,
): Promise<"approved" | "waiting"> {
  const row = await lockForReview(tx, withdrawalId)
  await insertApproval(tx, row, operator)
  if ((await listApprovers(tx, row)).length < row.approvals_needed) return "waiting"
  await approveNow(tx, row, operator)
  return "approved"
}

/** Releases the money; `reason` is shown to the player. Refuses a withdrawal that is not in review. */
export async function reject(
  tx: Tx,
  withdrawalId: string,
  operator: string,
  reason: Rejection,
): Promise<void> {
  const row = await lockForReview(tx, withdrawalId)
  await updateStatus(tx, row, "checking", "rejected", { reason, operator })
  await resolveAlarm(tx, { kind: reviewAlarm, subject: row.id })
  await reverseWithdrawal(tx, row, "released")
  await publishStep(tx, row, "rejected", { reason, operator })
}
