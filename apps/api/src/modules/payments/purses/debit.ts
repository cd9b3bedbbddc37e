import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import {
  type Account,
  centsToUnits,
  getBalanceUnits,
  type Kind,
  move,
  unitsToCents,
} from "../../wallet/index.ts"

/** Debits as much as the purse holds; nothing at a negative balance, as after the reversal of a spent win. */
export async function debitUpTo(
  tx: Tx,
  debit: {
    id: string
    kind: Kind
    from: Account
    to: Account
    amountCents: number
    memo?: Record<string, unknown>
  },
): Promise<{ takenCents: number; leftCents: number }> {
  const { amountCents, ...movement } = debit
  for (let attempt = 1; ; attempt++) {
    const leftCents = unitsToCents(await getBalanceUnits(tx, movement.from))
    const takenCents = Math.max(0, Math.min(leftCents, amountCents))
    if (takenCents === 0) return { takenCents, leftCents }
    try {
      const { fromUnits } = await move(tx, { ...movement, amountUnits: centsToUnits(takenCents) })
      return { takenCents, leftCents: unitsToCents(fromUnits ?? 0n) }
    } catch (error) {
      // A concurrent stake was faster. The refused move keeps the balance locked: the second attempt is final.
      if (attempt === 2 || !(error instanceof AppError)) throw error
    }
  }
}
