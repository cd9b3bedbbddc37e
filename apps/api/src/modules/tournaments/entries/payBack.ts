import type { Tx } from "../../../platform/db/transaction.ts"
import { refundFees } from "../../limits/index.ts"
import { accounts, getPlayerBalances, moveAll, unitsToEuros } from "../../wallet/index.ts"
import { tournamentPaidBack } from "../events.ts"
import * as store from "./store.ts"

/** How a fee is named in the ledger, and where limits count it. */
export const toFeeMovementId = (id: bigint): string => `tournament-fee:${id}`

/**
 * Gives back what was paid for entries, each fee once: to the balance, and out of what the limits count. Answers how much
 * that was in all. The caller holds the tournament.
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

/**
 * Entries are over, because their tournament was cancelled, their players may not play when it begins, or two operators say so: what was paid for
 * them is back, by itself, whatever bars their players. They are told. The caller holds the tournament.
 */
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

/** Tells a player's open pages what their balance is. Answers it, units. */
export async function pushCash(tx: Tx, playerId: bigint): Promise<bigint> {
  const { cashUnits } = await getPlayerBalances(tx, playerId)
  tx.push({ playerId }, "wallet", { cash: unitsToEuros(cashUnits) })
  return cashUnits
}
