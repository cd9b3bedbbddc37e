import { raiseAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { WithdrawalRow } from "./store.ts"

export const manualPayoutAlarm = "withdrawal.toPayByHand"

export const raiseManualPayoutAlarm = (tx: Tx, row: WithdrawalRow): Promise<void> =>
  raiseAlarm(tx, {
    kind: manualPayoutAlarm,
    subject: row.id,
    detail: { playerId: String(row.player_id), amountCents: Number(row.amount_cents) },
  })
