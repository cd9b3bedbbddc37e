import type { Tx } from "../../../platform/db/transaction.ts"
import { centsToUnits, move } from "../../wallet/index.ts"
import type { PayOutName, PayoutReport } from "../ports.ts"
import { purses } from "../purses/purses.ts"
import type { Reason } from "../reasons.ts"
import { endDispute, raiseDispute } from "./dispute.ts"
import { decidePayout, type FailedBy, toVerdict } from "./rules.ts"
import { payoutAccount, publishStep, reverseWithdrawal } from "./steps.ts"
import { lockWithdrawal, updateStatus, type WithdrawalRow } from "./store.ts"

/** Applies a payout report. Idempotent. False for a withdrawal of another provider. */
export async function applyPayout(tx: Tx, provider: PayOutName, report: PayoutReport): Promise<boolean> {
  const row = await lockWithdrawal(tx, report.endToEndId)
  if (row?.provider !== provider) return false
  const decision = decidePayout(row.status, report, row.failed_by)
  switch (decision.kind) {
    case "nothing":
      break
    case "sent":
      await markSent(tx, row)
      break
    case "received":
      if (row.status === "approved") await markSent(tx, row)
      await markReceived(tx, row, "sent")
      break
    case "failed":
      await failWithdrawal(tx, row, decision)
      break
    case "returned":
      await applyReturn(tx, row, decision.reason)
      break
    case "disputed":
      await raiseDispute(tx, row, decision.dispute, { bankStatus: report.status, code: report.code })
  }
  const verdict = row.dispute && toVerdict(row.dispute, report.status)
  if (verdict) await endDispute(tx, row, verdict, "casino")
  return true
}

async function markSent(tx: Tx, row: WithdrawalRow): Promise<void> {
  if (!(await updateStatus(tx, row, "approved", "sent"))) return
  await publishStep(tx, row, "sent")
}

export async function markReceived(
  tx: Tx,
  row: WithdrawalRow,
  from: WithdrawalRow["status"],
  by: { operator?: string } = {},
): Promise<void> {
  if (!(await updateStatus(tx, row, from, "received", by))) return
  await move(tx, {
    id: `withdrawal:${row.id}:paid`,
    kind: purses[row.purse].withdrawalPaid,
    from: purses[row.purse].held(row.player_id),
    to: payoutAccount(row.provider),
    amountUnits: centsToUnits(row.amount_cents),
  })
  await publishStep(tx, row, "received", by)
}

export async function failWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  { reason, by }: { reason: Reason; by: FailedBy },
): Promise<void> {
  if (!(await updateStatus(tx, row, row.status, "failed", { reason, failedBy: by }))) return
  await reverseWithdrawal(tx, row, "released")
  await publishStep(tx, row, "failed", { reason })
}

export async function applyReturn(tx: Tx, row: WithdrawalRow, reason: Reason): Promise<void> {
  if (!(await updateStatus(tx, row, "received", "failed", { reason, failedBy: "returned" }))) return
  await reverseWithdrawal(tx, row, "returned")
  await publishStep(tx, row, "failed", { reason, wasPaid: true })
}
