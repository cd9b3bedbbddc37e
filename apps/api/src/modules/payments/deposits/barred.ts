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

/** Whether the player was closed or excluded after the order. Obstacles that they can remove do not count. */
export async function isBarred(tx: Tx, playerId: bigint): Promise<boolean> {
  try {
    await assertAllowed(tx, playerId, "deposit")
    return false
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return barredFromPlay.includes(error.name)
  }
}
