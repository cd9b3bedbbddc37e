import { eurosOf } from "@elite/contract"
import { Failure } from "../../../kernel/failure.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { releaseDeposit } from "../../limits/index.ts"
import { accounts, balanceUnits, centsOfUnits, move, unitsOfCents } from "../../wallet/index.ts"
import { changeDeposit, type DepositRow, raiseFlag } from "./store.ts"

/**
 * The gateway says the money has left again, by refund or charge-back. What was credited is taken back as far
 * as there is any; the rest is a claim that the operator sees, and the player's withdrawals wait for a person.
 * A deposit that was never credited only changes its status.
 */
export async function takeBack(
  tx: Tx,
  row: DepositRow,
  outcome: { status: "refunded" | "chargedBack"; reference: string },
): Promise<void> {
  const { status, reference } = outcome
  const { id: orderId, player_id: playerId } = row
  const amountCents = Number(row.amount_cents)
  const isOwed = row.credited_at !== null && row.taken_back_cents === null
  const taken = isOwed ? await takeWhatThereIs(tx, row) : undefined
  await changeDeposit(tx, row, {
    status,
    reason: row.reason ?? status,
    reference: row.reference ?? reference,
    next_look_up_at: null,
    ...(taken ? { taken_back_cents: BigInt(taken.takenCents) } : {}),
  })
  if (row.credited_at === null) await releaseDeposit(tx, orderId)
  if (status === "chargedBack") await raiseFlag(tx, { playerId, kind: "chargedBack", subjectId: orderId })
  const takenCents = taken?.takenCents ?? 0
  await tx.announce({
    kind: `deposit.${status}`,
    playerId,
    data: {
      orderId,
      amountCents,
      reason: status,
      wasCredited: isOwed,
      takenCents,
      missingCents: isOwed ? amountCents - takenCents : 0,
    },
  })
  if (taken) tx.tell({ playerId }, "wallet", { cash: eurosOf(taken.leftCents) })
}

async function takeWhatThereIs(tx: Tx, row: DepositRow): Promise<{ takenCents: number; leftCents: number }> {
  const cash = accounts.cash(row.player_id)
  for (let attempt = 1; ; attempt++) {
    // Below zero where a provider took back a win that was spent: there is nothing to take then.
    const leftCents = centsOfUnits(await balanceUnits(tx, cash))
    const takenCents = Math.max(0, Math.min(leftCents, Number(row.amount_cents)))
    if (takenCents === 0) return { takenCents, leftCents }
    try {
      const { fromUnits } = await move(tx, {
        id: `chargeback:${row.id}`,
        kind: "chargeback",
        from: cash,
        to: accounts.psp("hipay"),
        amountUnits: unitsOfCents(takenCents),
        memo: { reference: row.reference },
      })
      return { takenCents, leftCents: centsOfUnits(fromUnits ?? 0n) }
    } catch (refusal) {
      // A stake was faster than this. The refused move holds the balance locked, so the second look is final.
      if (attempt === 2 || !(refusal instanceof Failure)) throw refusal
    }
  }
}
