import type { Tx } from "../../../platform/db/transaction.ts"
import { refundFees } from "../../limits/index.ts"
import { accounts, getPlayerBalances, moveAll, unitsToEuros } from "../../wallet/index.ts"
import { tournamentPaidBack } from "../events.ts"
import * as store from "./store.ts"

export const toFeeMovementId = (id: bigint): string => `tournament-fee:${id}`

/**
 * Refunds the fees of entries, each once, to the balance and out of the limits. Answers the sum in units. The
 * caller has locked the tournament.
 */
export async function refundEntryFees(
  tx: Tx,
  tournamentId: bigint,
  entryIds: readonly bigint[],
): Promise<bigint> {
  const fees = await store.takeFees(tx, entryIds)
  await refundFees(
    tx,
    fees.map(({ id }) => toFeeMovementId(id)),
  )
  await moveAll(
    tx,
    fees.map(({ id, player_id, amount }) => ({
      id: `${toFeeMovementId(id)}:back`,
      kind: "tournamentFeeReturned",
      from: accounts.tournament(tournamentId),
      to: accounts.cash(player_id),
      amountUnits: amount,
    })),
  )
  return fees.reduce((sum, { amount }) => sum + amount, 0n)
}

/** Ends entries and pays them back, whatever bars their players. The caller has locked the tournament. */
export async function payBackEntries(
  tx: Tx,
  tournamentId: bigint,
  entries: readonly store.EntryRow[],
  why: "cancelled" | "barred" | "removed",
): Promise<void> {
  for (const { id: entryId, player_id: playerId } of entries) {
    const backUnits = await refundEntryFees(tx, tournamentId, [entryId])
    await store.setEntryEnded(tx, entryId, "paidBack")
    await store.updateLeft(tx, tournamentId, backUnits, why !== "cancelled")
    await tx.publish(tournamentPaidBack, { playerId, tournamentId, entryId, backUnits, why })
    if (backUnits > 0n) await pushCash(tx, playerId)
  }
}

/** Pushes the balance and answers it, units. */
export async function pushCash(tx: Tx, playerId: bigint): Promise<bigint> {
  const { cashUnits } = await getPlayerBalances(tx, playerId)
  tx.push({ playerId }, "wallet", { cash: unitsToEuros(cashUnits) })
  return cashUnits
}
