import { resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { debitUpTo } from "../purses/debit.ts"
import { purses, toWalletMessage } from "../purses/purses.ts"
import { insertStep } from "../store.ts"
import { applyReturn, failWithdrawal, markReceived } from "./apply.ts"
import { endDispute } from "./dispute.ts"
import { reviewAlarm } from "./review.ts"
import type { Verdict } from "./rules.ts"
import { payoutAccount, publishStep } from "./steps.ts"
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from "./store.ts"

/**
 * Resolves a dispute by what the bank's statement shows, corrects the ledger, and returns the new status. Where a
 * payout was paid after its release, the player's remaining money is claimed. Refuses with NotFoundErrorType where
 * nothing is disputed.
 */
export async function resolveDispute(
  tx: Tx,
  withdrawalId: string,
  operator: string,
  verdict: Verdict,
): Promise<WithdrawalRow["status"]> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (!row?.dispute) throw new AppError("NotFoundErrorType")
  await (verdict === "paid" ? resolveAsPaid(tx, row) : resolveAsNotPaid(tx, row))
  await endDispute(tx, row, verdict, operator)
  return (await lockWithdrawal(tx, row.id))!.status
}

async function resolveAsPaid(tx: Tx, row: WithdrawalRow): Promise<void> {
  if (row.status === "received") return
  if (row.status === "failed" || row.status === "rejected") return claimBack(tx, row)
  await markReceived(tx, row, row.status)
  await resolveAlarm(tx, { kind: reviewAlarm, subject: row.id })
}

async function resolveAsNotPaid(tx: Tx, row: WithdrawalRow): Promise<void> {
  if (row.status === "received") await applyReturn(tx, row, "bankRefused")
  if (row.status === "approved" || row.status === "sent")
    await failWithdrawal(tx, row, { reason: "bankRefused", by: "rejected" })
}

async function claimBack(tx: Tx, row: WithdrawalRow): Promise<void> {
  const { takenCents, leftCents } = await debitUpTo(tx, {
    id: `withdrawal:${row.id}:claimed`,
    kind: purses[row.purse].withdrawalClaimed,
    from: purses[row.purse].money(row.player_id),
    to: payoutAccount(row.provider),
    amountCents: Number(row.amount_cents),
  })
  await updateWithdrawal(tx, row.id, { status: "received", claimed_cents: BigInt(takenCents) })
  await insertStep(tx, row.id, "received")
  await publishStep(tx, row, "received", {
    claimedCents: takenCents,
    missingCents: Number(row.amount_cents) - takenCents,
  })
  tx.push({ playerId: row.player_id }, "wallet", toWalletMessage(row.purse, leftCents))
}
