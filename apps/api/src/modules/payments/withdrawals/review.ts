import { Failure } from "../../../kernel/failure.ts"
import { ask } from "../../../kernel/jobs.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { payOutJob } from "./payout.ts"
import { announceStep, giveBack } from "./steps.ts"
import { addApproval, advance, lockWithdrawal, type WithdrawalRow } from "./store.ts"

/** Why an operator may reject a withdrawal; each is a key of the words paymentReasons. */
export const rejections = [
  "accountNotVerifiable",
  "identityInDoubt",
  "fundsInDoubt",
  "paymentDisputed",
] as const
export type Rejection = (typeof rejections)[number]

/** What a review did: `waiting` needs another operator, `late` came after somebody else's decision. */
export type Reviewed = { outcome: "approved" | "rejected" | "waiting" | "late" }

/** Moves a withdrawal from checking to approved and asks for its payout, in one transaction. */
export async function approveNow(tx: Tx, row: WithdrawalRow, operator?: string): Promise<boolean> {
  if (!(await advance(tx, row, "checking", "approved", operator === undefined ? {} : { operator })))
    return false
  await ask(tx, payOutJob, { withdrawalId: row.id }, { key: `${payOutJob}:${row.id}` })
  await announceStep(tx, row, "approved", operator === undefined ? {} : { operator })
  return true
}

/**
 * An operator approves a withdrawal under review (behaviour sections 4 and 15). Above the amount for two
 * operators the second, different one completes it. Refuses with NotFoundErrorType for one that is unknown.
 */
export async function approve(tx: Tx, withdrawalId: string, operator: string): Promise<Reviewed> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (!row) throw new Failure("NotFoundErrorType")
  if (row.status !== "checking") return { outcome: "late" }
  const approvals = await addApproval(tx, row.id, operator)
  if (approvals < row.approvals_needed) return { outcome: "waiting" }
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
): Promise<Reviewed> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (!row) throw new Failure("NotFoundErrorType")
  if (!(await advance(tx, row, "checking", "rejected", { reason, operator }))) return { outcome: "late" }
  await giveBack(tx, row, "released")
  await announceStep(tx, row, "rejected", { reason, operator })
  return { outcome: "rejected" }
}
