import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { notify } from "../../notifications/index.ts"
import { playerReturning } from "../events.ts"
import { insertProtectionRequests } from "../ownLimits/store.ts"
import { computeReturnAt } from "../rules.ts"
import * as store from "../store.ts"

/** From when a player may play again; `isNew`: they had not asked before. */
export type ReturnRequest = { until: Date; isNew: boolean }

/**
 * A player asks to come back after a long exclusion whose time is over: they may play a day from now. Asked again it stays
 * as it is. Announces `player.returning`. Refuses with SelfExcluded {until} before its time is over, and with ReturnNotNeeded
 * where no long exclusion waits for its player.
 */
export async function requestReturn(tx: Tx, playerId: bigint): Promise<ReturnRequest> {
  await store.lockPlayer(tx, playerId)
  const { refusal, until: held } = await store.getGate(tx, playerId, "bet")
  if (refusal === "ReturnWaitsErrorType") return { until: held!, isNew: false }
  if (refusal === "SelfExcludedErrorType") throw new AppError(refusal, { until: held })
  if (refusal !== "ReturnNotAskedErrorType") throw new AppError("ReturnNotNeededErrorType")
  const until = computeReturnAt(tx.now)
  await store.setReturnAllowedFrom(tx, playerId, until)
  await insertProtectionRequests(tx, playerId, [{ type: "selfExclusion" }], null, until)
  await tx.publish(playerReturning, { playerId, until })
  await notify(tx, playerId, "responsible", "returnAsked", { until: until.toISOString() })
  return { until, isNew: true }
}

/** A player who logs in once they may play again is told so, and the exclusion is forgotten. The caller holds their row. */
export async function completeReturn(tx: Tx, playerId: bigint): Promise<void> {
  if (await store.setReturned(tx, playerId)) await notify(tx, playerId, "responsible", "returned", {})
}
