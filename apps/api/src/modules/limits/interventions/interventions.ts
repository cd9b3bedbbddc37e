import { limits as contract } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { findProfile } from "../../players/index.ts"
import { setOwnLimits } from "../ownLimits/ownLimits.ts"
import type { OwnLimit } from "../ownLimits/rules.ts"
import { getOwnLimits } from "../ownLimits/store.ts"
import { type PauseResult, pause } from "../pause.ts"
import { isLooser } from "../requests/rules.ts"
import { computePauseEnd } from "../rules.ts"
import { setSessionTime } from "../sessionTime/sessionTime.ts"
import { getSession } from "../sessionTime/store.ts"
import { lockPlayer } from "../store.ts"
import { insertIntervention } from "./store.ts"

/** The nine limits in cents, or the session time in minutes. */
export type LowerableLimit = OwnLimit | "sessionTime"
export const lowerableLimits = [
  ...contract.ownLimits,
  "sessionTime",
] as const satisfies readonly LowerableLimit[]

export type OperatorReason = { operator: string; reason: string }

async function assertPlayerExists(tx: Tx, playerId: bigint): Promise<void> {
  if (!(await findProfile(tx, playerId))) throw new AppError("NotFoundErrorType")
}

/** -1 for ever. A pause that lasts longer stays, and then nothing is recorded. Refuses with NotFound. */
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

/** Cents or minutes. False unless it is stricter: only the player can loosen a limit. Refuses with NotFound and BadInput. */
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
