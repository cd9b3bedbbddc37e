import { Failure } from "../../../kernel/failure.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { depositQuarantineClosed, depositQuarantineRetried } from "../events.ts"
import { endWithoutMoney } from "./apply.ts"
import { leaveQuarantine } from "./quarantine.ts"
import { askRefund } from "./refund.ts"
import { isAbove } from "./rules.ts"
import { type DepositRow, lockDeposit } from "./store.ts"

async function release(tx: Tx, orderId: string, nextLookUpAt: Date | null): Promise<DepositRow> {
  const row = await lockDeposit(tx, orderId)
  if (!row?.quarantined_at) throw new Failure("NotFoundErrorType")
  await leaveQuarantine(tx, row, nextLookUpAt)
  return row
}

/**
 * An operator has an order asked about again at the gateway, as if nothing had been in doubt. Refuses with
 * NotFoundErrorType for an order that is not in quarantine.
 */
export async function retryOrder(tx: Tx, orderId: string, operator: string): Promise<void> {
  const { player_id, doubt } = await release(tx, orderId, tx.now)
  await tx.announce(depositQuarantineRetried, { playerId: player_id, orderId, doubt, operator })
}

/**
 * An operator closes an order in quarantine: what was captured in doubt is sent back where they say so, and an order
 * that never came to an end has failed. A genuine notification that comes later is still applied. Refuses with
 * NotFoundErrorType for an order that is not in quarantine.
 */
export async function closeOrder(
  tx: Tx,
  orderId: string,
  operator: string,
  { isRefunded }: { isRefunded: boolean },
): Promise<void> {
  const row = await release(tx, orderId, null)
  const { doubt_reference: reference, doubt_cents: cents } = row
  if (isRefunded && reference !== null && cents !== null && cents > 0n)
    await askRefund(tx, { orderId, reference, amountCents: Number(cents) })
  if (isAbove("failed", row.status)) await endWithoutMoney(tx, row, "failed", "serviceUnavailable")
  await tx.announce(depositQuarantineClosed, {
    playerId: row.player_id,
    orderId,
    doubt: row.doubt,
    operator,
    isRefunded,
  })
}
