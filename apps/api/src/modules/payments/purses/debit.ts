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

/**
 * Moves an amount out of a player's purse as far as there is any; nothing where the balance is zero or below, as
 * after a win that was taken back when it was spent. Answers what was taken and what is left, in cents.
 */
export async function debitUpTo(
  tx: Tx,
  want: {
    id: string
    kind: Kind
    from: Account
    to: Account
    amountCents: number
    memo?: Record<string, unknown>
  },
): Promise<{ takenCents: number; leftCents: number }> {
  const { amountCents, ...way } = want
  for (let attempt = 1; ; attempt++) {
    const leftCents = unitsToCents(await getBalanceUnits(tx, way.from))
    const takenCents = Math.max(0, Math.min(leftCents, amountCents))
    if (takenCents === 0) return { takenCents, leftCents }
    try {
      const { fromUnits } = await move(tx, { ...way, amountUnits: centsToUnits(takenCents) })
      return { takenCents, leftCents: unitsToCents(fromUnits ?? 0n) }
    } catch (refusal) {
      // A stake was faster than this. The refused move holds the balance locked, so the second look is final.
      if (attempt === 2 || !(refusal instanceof AppError)) throw refusal
    }
  }
}
