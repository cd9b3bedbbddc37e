import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { notify } from "../../notifications/index.ts"
import { playerReturning } from "../events.ts"
import { insertRequests } from "../requests/store.ts"
import { computeReturnAt } from "../rules.ts"
import * as store from "../store.ts"

export type ReturnRequest = { until: Date; isNew: boolean }

/** Idempotent; publishes `player.returning`. Refuses with SelfExcluded {until}, and with ReturnNotNeeded. */
export async function requestReturn(tx: Tx, playerId: bigint): Promise<ReturnRequest> {
  await store.lockPlayer(tx, playerId)
  const { refusal, until: pausedUntil } = await store.getGate(tx, playerId, "bet")
  if (refusal === "ReturnWaitsErrorType") return { until: pausedUntil!, isNew: false }
  if (refusal === "SelfExcludedErrorType") throw new AppError(refusal, { until: pausedUntil })
  if (refusal !== "ReturnNotAskedErrorType") throw new AppError("ReturnNotNeededErrorType")
  const until = computeReturnAt(tx.now)
  await store.setReturnAllowedFrom(tx, playerId, until)
  await insertRequests(tx, playerId, [{ type: "selfExclusion" }], null, until)
  await tx.publish(playerReturning, { playerId, until })
  await notify(tx, playerId, "responsible", "returnAsked", { until: until.toISOString() })
  return { until, isNew: true }
}

/** Ends a long exclusion at the first login after the wait. The caller has locked the player’s row. */
export async function completeReturn(tx: Tx, playerId: bigint): Promise<void> {
  if (await store.setReturned(tx, playerId)) await notify(tx, playerId, "responsible", "returned", {})
}
