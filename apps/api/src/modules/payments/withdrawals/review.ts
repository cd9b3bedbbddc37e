import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
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

/** The job that orders an approved payout at the bank. */
export const payOutJob = "payments.payOut"

/** Why an operator may reject a withdrawal; each is a key of the words paymentReasons. */
export const rejectionReasons = [
  "accountNotVerifiable",
  "identityInDoubt",
  "fundsInDoubt",
  "paymentDisputed",
  "accountRemoved",
] as const
export type Rejection = (typeof rejectionReasons)[number]

/** An alarm of this kind stands for as long as a withdrawal waits for its approvals. */
export const reviewAlarm = "withdrawal.checking"

/** Calls a person to a withdrawal that waits for their approval. */
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

/** What a review did: `waiting` needs another operator, `late` came after somebody else's decision. */
export type ReviewResult = { outcome: "approved" | "rejected" | "waiting" | "late" }

/** Moves a withdrawal from checking to approved and asks for its payout, in one transaction. */
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
 * Takes an approved withdrawal back to a person, with the reason the player sees; approvals given before do not
 * count any more. Only what was never ordered at the bank: what was may have been paid.
 */
export async function rejectAndRelease(tx: Tx, row: WithdrawalRow, reason: Rejection): Promise<void> {
  if (!(await updateStatus(tx, row, "approved", "checking", { reason }))) return
  await resolveAlarm(tx, { kind: manualPayoutAlarm, subject: row.id })
  await updateWithdrawal(tx, row.id, { review_from: tx.now })
  await raiseReviewAlarm(tx, row, reason)
  await publishStep(tx, row, "stopped", { reason })
}

/** Stops a player's approved withdrawals that were not ordered at the bank yet. */
export async function stopPayouts(tx: Tx, playerId: bigint, reason: Rejection): Promise<void> {
  for (const { id } of await listUnfinishedWithdrawals(tx, playerId, "approved")) {
    const row = await lockWithdrawal(tx, id)
    if (row?.status === "approved" && row.order_attempts === 0) await rejectAndRelease(tx, row, reason)
  }
}

/**
 * Stops a player's withdrawals to an account that they removed, where they were not ordered at the bank yet. For those
 * under review already, the alarm says why, and approvals given before do not count any more.
 */
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

/**
 * An operator approves a withdrawal under review. Above the amount for two
 * operators the second, different one completes it. Refuses with NotFoundErrorType for one that is unknown.
 */
export async function approve(tx: Tx, withdrawalId: string, operator: string): Promise<ReviewResult> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (!row) throw new AppError("NotFoundErrorType")
  if (row.status !== "checking") return { outcome: "late" }
  await insertApproval(tx, row, operator)
  if ((await listApprovers(tx, row)).length < row.approvals_needed) return { outcome: "waiting" }
  await approveNow(tx, row, operator)
  return { outcome: "approved" }
}

/**
 * An operator rejects a withdrawal under review: the held money goes back and the player is told why. Refuses
 * with NotFoundErrorType for one that is unknown.
 */
export async function reject(
  tx: Tx,
  withdrawalId: string,
  operator: string,
  reason: Rejection,
): Promise<ReviewResult> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (!row) throw new AppError("NotFoundErrorType")
  if (!(await updateStatus(tx, row, "checking", "rejected", { reason, operator }))) return { outcome: "late" }
  await resolveAlarm(tx, { kind: reviewAlarm, subject: row.id })
  await reverseWithdrawal(tx, row, "released")
  await publishStep(tx, row, "rejected", { reason, operator })
  return { outcome: "rejected" }
}
