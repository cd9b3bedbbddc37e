import type { limits as contract, ParsedOf } from "@elite/contract"
import type { Tx } from "../../platform/db/transaction.ts"
import { notify } from "../notifications/index.ts"
import { playerPaused } from "./events.ts"
import { insertRequests } from "./requests/store.ts"
import { computePauseEnd, isLongExclusion } from "./rules.ts"
import * as store from "./store.ts"

export type Pause =
  | { as: "break"; until: Date }
  | { as: "exclusion"; until: Date | null; isByHouse?: boolean }
/** `until` is null for ever; `isNew` is false where a pause of that length was in force. */
export type PauseResult = { until: Date | null; isNew: boolean }

/**
 * Pauses a player, null for ever; a pause that ends later stays unchanged. Publishes `player.paused`, which ends their
 * sessions. After a long exclusion the player must ask to return.
 */
export async function pause(tx: Tx, playerId: bigint, request: Pause): Promise<PauseResult> {
  await store.lockPlayer(tx, playerId)
  const current = await store.findPause(tx, playerId)
  if (current && (current.until === null || (request.until !== null && current.until >= request.until)))
    return { until: current.until, isNew: false }
  await store.setPause(tx, playerId, request.as === "break" ? "break_until" : "excluded_until", request.until)
  if (request.as === "break") await tx.publish(playerPaused, { playerId, ...request })
  else {
    const needsReturn = await store.setReturn(tx, playerId, isLongExclusion(tx.now, request.until))
    const { isByHouse = false } = request
    await tx.publish(playerPaused, { playerId, as: request.as, until: request.until, needsReturn, isByHouse })
  }
  // A player excluded for ever cannot log in to read it.
  if (request.until !== null) {
    const key = request.as === "break" ? "breakBegan" : "exclusionBegan"
    await notify(tx, playerId, "responsible", key, { until: request.until.toISOString() })
  }
  return { until: request.until, isNew: true }
}

export async function pauseForDays(
  tx: Tx,
  playerId: bigint,
  { type, days }: ParsedOf<typeof contract.setDisableUntil>,
): Promise<PauseResult> {
  const until = computePauseEnd(tx.now, days)
  const isBreak = type === "TAKE_A_BREAK" && until !== null
  const paused = await pause(tx, playerId, isBreak ? { as: "break", until } : { as: "exclusion", until })
  if (paused.isNew)
    await insertRequests(tx, playerId, [{ type: isBreak ? "takeABreak" : "selfExclusion", days }], null)
  return paused
}
