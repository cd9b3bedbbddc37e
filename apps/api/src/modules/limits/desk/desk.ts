import { limits as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { profile } from "../../players/index.ts"
import { setOwnLimits } from "../own/own.ts"
import { isLooser, type OwnLimit } from "../own/rules.ts"
import { ownOf } from "../own/store.ts"
import { type Paused, pause } from "../pause.ts"
import { pauseEnd } from "../rules.ts"
import { lockPlayer } from "../store.ts"
import { sessionOf } from "../time/store.ts"
import { setSessionTime } from "../time/time.ts"
import { insertEntry } from "./store.ts"

/** What can be lowered for a player: one of the nine, cents, or the time of a session, minutes. */
export type Lowered = OwnLimit | "sessionTime"
export const lowerable = [...contract.ownLimits, "sessionTime"] as const satisfies readonly Lowered[]

/** Who does it and why, as it is kept. */
export type Ground = { operator: string; reason: string }

async function needPlayer(tx: Tx, playerId: bigint): Promise<void> {
  if (!(await profile(tx, playerId))) throw new AppError("NotFoundErrorType")
}

/**
 * The house excludes a player for some days from now, -1 for ever, or makes it longer; the player is written to. What holds
 * longer already stays, and nothing is kept or announced. Refuses with NotFound where there is no such player.
 */
export async function excludeByHouse(
  tx: Tx,
  playerId: bigint,
  days: number,
  { operator, reason }: Ground,
): Promise<Paused> {
  await needPlayer(tx, playerId)
  const until = pauseEnd(tx.now, days)
  const paused = await pause(tx, playerId, { as: "exclusion", until, isByHouse: true })
  const did = `exclude ${until === null ? "for ever" : `until ${until.toISOString()}`}`
  if (paused.isNew) await insertEntry(tx, { playerId, operator, did, reason })
  return paused
}

/**
 * Lowers a limit for a player who asked for it, cents or minutes, or sets a first one: it holds when this commits. False:
 * it would not be lower than what holds; to raise a limit, or to have none, is for the player alone. Refuses with NotFound where
 * there is no such player, and with BadInput where a longer period's limit would fall below a shorter one's.
 */
export async function lowerLimit(
  tx: Tx,
  playerId: bigint,
  { limit, value }: { limit: Lowered; value: number },
  { operator, reason }: Ground,
): Promise<boolean> {
  await needPlayer(tx, playerId)
  await lockPlayer(tx, playerId)
  const current =
    limit === "sessionTime"
      ? (await sessionOf(tx, playerId)).session_minutes
      : (await ownOf(tx, playerId))[limit]
  if (current === value || isLooser(current, value)) return false
  if (limit === "sessionTime") await setSessionTime(tx, playerId, value)
  else await setOwnLimits(tx, playerId, { [limit]: value })
  await insertEntry(tx, { playerId, operator, did: `lower ${limit} to ${value}`, reason })
  return true
}
