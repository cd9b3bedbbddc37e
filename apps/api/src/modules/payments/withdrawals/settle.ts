import { eurosOf } from "@elite/contract"
import { settle } from "../../../kernel/alarm.ts"
import { Failure } from "../../../kernel/failure.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { accounts } from "../../wallet/index.ts"
import { withdrawalDisputeSettled } from "../events.ts"
import { takeUpTo } from "../taking.ts"
import { fail, receive, takeReturn } from "./apply.ts"
import { disputeAlarm } from "./dispute.ts"
import { announceStep } from "./steps.ts"
import { addStep, lockWithdrawal, setDispute, setWithdrawal, type WithdrawalRow } from "./store.ts"

/** What the bank's statement shows of a disputed payout, as a person has read it there. */
export type Verdict = "paid" | "notPaid"

/**
 * Settles a dispute after a person has looked at the bank's statement: the books then say what the statement says.
 * For a payout that was paid although its money had been given back, what the player still has is taken; the rest
 * stays a claim. Answers the status afterwards. Refuses with NotFoundErrorType where nothing is disputed.
 */
export async function settleDispute(
  tx: Tx,
  withdrawalId: string,
  operator: string,
  verdict: Verdict,
): Promise<WithdrawalRow["status"]> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (!row?.dispute) throw new Failure("NotFoundErrorType")
  await setDispute(tx, row.id, null)
  await settle(tx, { kind: disputeAlarm, subject: row.id })
  await (verdict === "paid" ? settleAsPaid(tx, row) : settleAsNotPaid(tx, row))
  await tx.announce(withdrawalDisputeSettled, {
    playerId: row.player_id,
    withdrawalId,
    dispute: row.dispute,
    verdict,
    operator,
  })
  return (await lockWithdrawal(tx, row.id))!.status
}

async function settleAsPaid(tx: Tx, row: WithdrawalRow): Promise<void> {
  if (row.status === "received") return
  if (row.status === "failed" || row.status === "rejected") return claim(tx, row)
  await receive(tx, row, row.status)
}

async function settleAsNotPaid(tx: Tx, row: WithdrawalRow): Promise<void> {
  if (row.status === "received") await takeReturn(tx, row, "bankRefused")
  if (row.status === "approved" || row.status === "sent")
    await fail(tx, row, { reason: "bankRefused", by: "rejected" })
}

/** The bank paid what the player had got back: as much of it as there is goes to where the bank took it from. */
async function claim(tx: Tx, row: WithdrawalRow): Promise<void> {
  const { takenCents, leftCents } = await takeUpTo(tx, {
    id: `withdrawal:${row.id}:claimed`,
    kind: "withdrawalClaimed",
    from: accounts.cash(row.player_id),
    to: accounts.bank(),
    amountCents: Number(row.amount_cents),
  })
  await setWithdrawal(tx, row.id, { status: "received", claimed_cents: BigInt(takenCents) })
  await addStep(tx, row.id, "received")
  await announceStep(tx, row, "received", {
    claimedCents: takenCents,
    missingCents: Number(row.amount_cents) - takenCents,
  })
  tx.tell({ playerId: row.player_id }, "wallet", { cash: eurosOf(leftCents) })
}
