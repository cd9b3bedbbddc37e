import type { Tx } from "../../../platform/db/transaction.ts"
import { releaseDepositReservation } from "../../limits/index.ts"
import { notify } from "../../notifications/index.ts"
import { accounts } from "../../wallet/index.ts"
import { depositChargedBack, depositRefunded } from "../events.ts"
import { raiseFlag } from "../flags/flags.ts"
import { debitUpTo } from "../purses/debit.ts"
import { purseField, purses, toWalletMessage } from "../purses/purses.ts"
import { stopPayouts } from "../withdrawals/review.ts"
import { firstFollowAfterMs } from "./rules.ts"
import { type DepositRow, updateDeposit } from "./store.ts"

/**
 * Applies a refund or charge-back: debits what the purse still holds, the rest is a claim that the operator sees. A
 * charge-back also sends the player's unordered withdrawals to review. A deposit that was never credited only changes
 * its status.
 */
export async function reverseDeposit(
  tx: Tx,
  row: DepositRow,
  outcome: { status: "refunded" | "chargedBack"; reference: string },
): Promise<void> {
  const { status, reference } = outcome
  const { id: orderId, player_id: playerId } = row
  const amountCents = Number(row.amount_cents)
  const isOwed = row.credited_at !== null && row.taken_back_cents === null
  const taken = isOwed ? await debitAvailable(tx, row) : undefined
  await updateDeposit(tx, row, {
    status,
    reason: row.reason ?? status,
    reference: row.reference ?? reference,
    // A refund may still be refused or followed by a charge-back; a charge-back is final.
    next_look_up_at: status === "chargedBack" ? null : new Date(tx.now.getTime() + firstFollowAfterMs),
    ...(taken ? { taken_back_cents: BigInt(taken.takenCents) } : {}),
  })
  if (row.credited_at === null) await releaseDepositReservation(tx, orderId)
  if (status === "chargedBack") {
    await raiseFlag(tx, { playerId, kind: "chargedBack", subjectId: orderId })
    await stopPayouts(tx, playerId, "paymentDisputed")
  }
  const takenCents = taken?.takenCents ?? 0
  await tx.publish(status === "refunded" ? depositRefunded : depositChargedBack, {
    playerId,
    orderId,
    amountCents,
    reason: status,
    wasCredited: isOwed,
    takenCents,
    missingCents: isOwed ? amountCents - takenCents : 0,
    ...purseField(row.purse),
  })
  if (taken)
    await notify(tx, playerId, "money", "depositTakenBack", {
      orderId,
      amountCents,
      takenCents,
      reason: status,
      ...purseField(row.purse),
    })
  if (taken) tx.push({ playerId }, "wallet", toWalletMessage(row.purse, taken.leftCents))
}

const debitAvailable = (tx: Tx, row: DepositRow): Promise<{ takenCents: number; leftCents: number }> =>
  debitUpTo(tx, {
    id: `chargeback:${row.id}`,
    kind: purses[row.purse].chargeback,
    from: purses[row.purse].money(row.player_id),
    to: accounts.psp(row.provider),
    amountCents: Number(row.amount_cents),
    memo: { reference: row.reference },
  })
