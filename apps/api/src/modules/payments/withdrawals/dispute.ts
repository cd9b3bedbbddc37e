import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { withdrawalDisputed, withdrawalDisputeSettled } from "../events.ts"
import type { PayoutReport } from "../ports.ts"
import type { Dispute, Verdict } from "./rules.ts"
import { setDispute, type WithdrawalRow } from "./store.ts"

export const disputeAlarm = "withdrawal.disputed"

/** Nothing moves until an operator decides. Repeating it for the same reason changes nothing. */
export async function raiseDispute(
  tx: Tx,
  row: WithdrawalRow,
  dispute: Dispute,
  details: { bankStatus?: PayoutReport["status"]; code?: string | null } = {},
): Promise<void> {
  if (row.dispute === dispute) return
  await setDispute(tx, row.id, dispute)
  await tx.publish(withdrawalDisputed, {
    playerId: row.player_id,
    withdrawalId: row.id,
    status: row.status,
    dispute,
    ...details,
  })
  await raiseAlarm(tx, {
    kind: disputeAlarm,
    subject: row.id,
    detail: { status: row.status, dispute, ...details },
  })
}

/** `operator` is `casino` where a bank report ended the dispute. The caller corrects the ledger. */
export async function endDispute(
  tx: Tx,
  { id, player_id, dispute }: WithdrawalRow,
  verdict: Verdict,
  operator: string,
): Promise<void> {
  if (dispute === null) return
  await setDispute(tx, id, null)
  await resolveAlarm(tx, { kind: disputeAlarm, subject: id })
  await tx.publish(withdrawalDisputeSettled, {
    playerId: player_id,
    withdrawalId: id,
    dispute,
    verdict,
    operator,
  })
}
