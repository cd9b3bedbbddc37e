import { centsOf } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { assertAllowed } from "../limits.ts"
import { getSession } from "../sessionTime/store.ts"
import { findLimitOnStake } from "./bets.ts"
import { todayAt } from "./periods.ts"
import * as store from "./store.ts"

/** `amountUnits`: 10⁻⁵ euro; `id`: that of its movement. */
export type Fee = { id: string; playerId: bigint; amountUnits: bigint }

/**
 * Counts a fee as a stake that opens a round and locks the player’s cash. Refuses with whatever bars from betting,
 * RealityCheckDue, OwnLimitReached {limitedBy, limit, used, remaining, until} and SessionTimeOver {until}, a free entry too.
 */
export async function countFee(tx: Tx, fee: Fee): Promise<void> {
  const { playerId, amountUnits } = fee
  const outcome = await store.payFee(tx, fee, todayAt(tx.now))
  switch (outcome) {
    case "ok":
      return
    case "barred":
      await assertAllowed(tx, playerId, "bet")
      break
    case "limitReached": {
      const reached = await findLimitOnStake(tx, playerId, amountUnits)
      if (!reached) break
      const { limit: limitedBy, amount, used, remaining, resetsAt } = reached
      throw new AppError("OwnLimitReachedErrorType", {
        limitedBy,
        limit: { cents: centsOf(amount) },
        used: { cents: centsOf(used) },
        remaining: { cents: centsOf(remaining) },
        until: new Date(resetsAt),
      })
    }
    case "checkDue":
      throw new AppError("RealityCheckDueErrorType")
    case "timeOver":
      throw new AppError("SessionTimeOverErrorType", {
        until: (await getSession(tx, playerId)).session_rests_until,
      })
  }
  throw new Error(`The fee ${fee.id} was refused as ${outcome}, and nothing says why.`)
}

/** Stops counting fees that were refunded, each once, by their ids. */
export async function refundFees(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await store.returnFees(tx, ids)
}
