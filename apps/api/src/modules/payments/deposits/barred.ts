import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { assertAllowed } from "../../limits/index.ts"

const barredFromPlay = [
  "AccountClosedErrorType",
  "AccountUnderAgeErrorType",
  "AccountExcludedErrorType",
  "SelfExcludedErrorType",
  "ReturnNotAskedErrorType",
  "ReturnWaitsErrorType",
  "ExcludedFromPlayErrorType",
  "OnBreakErrorType",
]

/** Whether the player was closed or excluded between order and payment; what they can still mend does not count. */
export async function isBarred(tx: Tx, playerId: bigint): Promise<boolean> {
  try {
    await assertAllowed(tx, playerId, "deposit")
    return false
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal
    return barredFromPlay.includes(refusal.name)
  }
}
