import { raise, settle } from "../../../kernel/alarm.ts"
import type { Announced } from "../../../kernel/event.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { depositQuarantineClosed, depositQuarantined } from "../events.ts"
import { type DepositRow, updateDeposit } from "./store.ts"

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
  await updateDeposit(tx, row, {
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

/** Takes an order out of quarantine; `nextLookUpAt`: when the gateway is asked about it again. */
export async function leaveQuarantine(tx: Tx, row: DepositRow, nextLookUpAt?: Date | null): Promise<void> {
  await updateDeposit(tx, row, {
    doubt: null,
    quarantined_at: null,
    look_up_failures: 0,
    ...(nextLookUpAt === undefined ? {} : { next_look_up_at: nextLookUpAt }),
  })
  await settle(tx, { kind: quarantineAlarm, subject: row.id })
}

/** The gateway's own word ended the doubt: nobody needs to look any more. */
export async function settleDoubt(tx: Tx, row: DepositRow): Promise<void> {
  const { player_id: playerId, id: orderId, doubt } = row
  await leaveQuarantine(tx, row)
  await tx.announce(depositQuarantineClosed, {
    playerId,
    orderId,
    doubt,
    operator: "casino",
    isRefunded: false,
  })
}
