import { limits as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { findProfile } from "../../players/index.ts"
import { setOwnLimits } from "../ownLimits/ownLimits.ts"
import { isLooser, type OwnLimit } from "../ownLimits/rules.ts"
import { getOwnLimits } from "../ownLimits/store.ts"
import { type PauseResult, pause } from "../pause.ts"
import { computePauseEnd } from "../rules.ts"
import { setSessionTime } from "../sessionTime/sessionTime.ts"
import { getSession } from "../sessionTime/store.ts"
import { lockPlayer } from "../store.ts"
import { insertIntervention } from "./store.ts"

/** What can be lowered for a player: one of the nine, cents, or the time of a session, minutes. */
export type LowerableLimit = OwnLimit | "sessionTime"
export const lowerableLimits = [
  ...contract.ownLimits,
  "sessionTime",
] as const satisfies readonly LowerableLimit[]

/** Who does it and why, as it is kept. */
export type OperatorReason = { operator: string; reason: string }

async function assertPlayerExists(tx: Tx, playerId: bigint): Promise<void> {
  if (!(await findProfile(tx, playerId))) throw new AppError("NotFoundErrorType")
}

/**
 * The house excludes a player for some days from now, -1 for ever, or makes it longer; the player is written to. What holds
 * longer already stays, and nothing is kept or announced. Refuses with NotFound where there is no such player.
 */
export async function excludeByOperator(
  tx: Tx,
  playerId: bigint,
  days: number,
  { operator, reason }: OperatorReason,
): Promise<PauseResult> {
  await assertPlayerExists(tx, playerId)
  const until = computePauseEnd(tx.now, days)
  const paused = await pause(tx, playerId, { as: "exclusion", until, isByHouse: true })
  const did = `exclude ${until === null ? "for ever" : `until ${until.toISOString()}`}`
  if (paused.isNew) await insertIntervention(tx, { playerId, operator, did, reason })
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
  { limit, value }: { limit: LowerableLimit; value: number },
  { operator, reason }: OperatorReason,
): Promise<boolean> {
  await assertPlayerExists(tx, playerId)
  await lockPlayer(tx, playerId)
  const current =
    limit === "sessionTime"
      ? (await getSession(tx, playerId)).session_minutes
      : (await getOwnLimits(tx, playerId))[limit]
  if (current === value || isLooser(current, value)) return false
  if (limit === "sessionTime") await setSessionTime(tx, playerId, value)
  else await setOwnLimits(tx, playerId, { [limit]: value })
  await insertIntervention(tx, { playerId, operator, did: `lower ${limit} to ${value}`, reason })
  return true
}
