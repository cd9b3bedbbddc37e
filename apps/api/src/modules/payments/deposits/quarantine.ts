import { raise } from "../../../kernel/alarm.ts"
import type { Announced } from "../../../kernel/event.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { depositQuarantined } from "../events.ts"
import { changeDeposit, type DepositRow } from "./store.ts"

/** An alarm of this kind stands for as long as an order is in quarantine. */
export const quarantineAlarm = "deposit.quarantined"

/**
 * Leaves an order as it is and calls a person: nothing moves and nobody asks the gateway until they have looked.
 * What the gateway says by itself is still heard.
 */
export async function quarantine(
  tx: Tx,
  row: DepositRow,
  about: Omit<Announced<typeof depositQuarantined>, "playerId" | "orderId">,
): Promise<void> {
  const { doubt, reference, capturedCents } = about
  await changeDeposit(tx, row, {
    doubt,
    quarantined_at: tx.now,
    doubt_reference: reference ?? null,
    doubt_cents: capturedCents === null || capturedCents === undefined ? null : BigInt(capturedCents),
    next_look_up_at: null,
  })
  await tx.announce(depositQuarantined, { playerId: row.player_id, orderId: row.id, ...about })
  const known = Object.entries(about).filter(([, value]) => value !== undefined)
  const detail = { status: row.status, ...Object.fromEntries(known) }
  await raise(tx, { kind: quarantineAlarm, subject: row.id, detail })
}
