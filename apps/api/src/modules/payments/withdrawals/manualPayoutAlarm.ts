import { raiseAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { WithdrawalRow } from "./store.ts"

/** An alarm of this kind stands for as long as an approved withdrawal waits to be paid by hand. */
export const manualPayoutAlarm = "withdrawal.toPayByHand"

/** Calls a person to pay an approved withdrawal from the bank's own site. */
export const raiseManualPayoutAlarm = (tx: Tx, row: WithdrawalRow): Promise<void> =>
  raiseAlarm(tx, {
    kind: manualPayoutAlarm,
    subject: row.id,
    detail: { playerId: String(row.player_id), amountCents: Number(row.amount_cents) },
  })
