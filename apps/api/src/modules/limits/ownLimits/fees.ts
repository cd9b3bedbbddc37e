import { centsOf } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { assertAllowed } from "../limits.ts"
import { getSession } from "../sessionTime/store.ts"
import { findLimitOnStake } from "./bets.ts"
import { todayAt } from "./periods.ts"
import * as store from "./store.ts"

/** What leaves a player's cash for a chance that is no bet: units of 10⁻⁵ euro, named as its movement is. */
export type Fee = { id: string; playerId: bigint; amountUnits: bigint }

/**
 * Counts a fee as a stake that opens a round, in the transaction that moves it; until that ends nobody else moves this
 * player's cash. What costs nothing is let through or refused alike. Refuses with whatever bars from betting, with
 * RealityCheckDueErrorType, with OwnLimitReachedErrorType {limitedBy, limit, used, remaining, until} where it is beyond a limit of
 * the player's own, and with SessionTimeOverErrorType {until}.
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

/** Fees that are given back count no more, each once; by the names under which they were counted. */
export async function refundFees(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await store.returnFees(tx, ids)
}
