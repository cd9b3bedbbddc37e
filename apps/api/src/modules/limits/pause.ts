import type { limits as contract, ParsedOf } from "@elite/contract"
import type { Tx } from "../../platform/db/transaction.ts"
import { notify } from "../notifications/index.ts"
import { playerPaused } from "./events.ts"
import { insertProtectionRequests } from "./ownLimits/store.ts"
import { computePauseEnd, isLongExclusion } from "./rules.ts"
import * as store from "./store.ts"

export type Pause =
  | { as: "break"; until: Date }
  /** `isByHouse`: an operator does it, and the letter says so. */
  | { as: "exclusion"; until: Date | null; isByHouse?: boolean }
/** Until when a player may not play, null for ever; `isNew`: not since before. */
export type PauseResult = { until: Date | null; isNew: boolean }

/**
 * Keeps a player from playing from now on, an exclusion with `until` null for ever; nobody can shorten it. What ends
 * no sooner already, a break or an exclusion, stays, and nothing is changed or announced. Announces `player.paused`:
 * their sessions end. From an exclusion that was long, alone or with what it was put onto, they come back by asking.
 */
export async function pause(tx: Tx, playerId: bigint, how: Pause): Promise<PauseResult> {
  await store.lockPlayer(tx, playerId)
  const held = await store.findPause(tx, playerId)
  if (held && (held.until === null || (how.until !== null && held.until >= how.until)))
    return { until: held.until, isNew: false }
  await store.setPause(tx, playerId, how.as === "break" ? "break_until" : "excluded_until", how.until)
  if (how.as === "break") await tx.publish(playerPaused, { playerId, ...how })
  else {
    const needsReturn = await store.setReturn(tx, playerId, isLongExclusion(tx.now, how.until))
    const { isByHouse = false } = how
    await tx.publish(playerPaused, { playerId, as: how.as, until: how.until, needsReturn, isByHouse })
  }
  // Whoever is excluded for ever cannot log in to read it.
  if (how.until !== null) {
    const key = how.as === "break" ? "breakBegan" : "exclusionBegan"
    await notify(tx, playerId, "responsible", key, { until: how.until.toISOString() })
  }
  return { until: how.until, isNew: true }
}

/** A player pauses themselves for some days from now, as {@link pause} has it; it stands among their requests. Refuses nobody: protection is for all. */
export async function pauseForDays(
  tx: Tx,
  playerId: bigint,
  { type, days }: ParsedOf<typeof contract.setDisableUntil>,
): Promise<PauseResult> {
  const until = computePauseEnd(tx.now, days)
  const isBreak = type === "TAKE_A_BREAK" && until !== null
  const paused = await pause(tx, playerId, isBreak ? { as: "break", until } : { as: "exclusion", until })
  if (paused.isNew)
    await insertProtectionRequests(
      tx,
      playerId,
      [{ type: isBreak ? "takeABreak" : "selfExclusion", days }],
      null,
    )
  return paused
}
