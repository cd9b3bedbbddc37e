import type { limits as contract } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { insertRequests } from "../requests/store.ts"
import { lockPlayer } from "../store.ts"
import * as store from "./store.ts"

type Minutes = contract.RealityCheck["minutes"]
export type RealityCheck = { minutes: Minutes; since: Date; dueAt: Date }

/** Converts the columns of a larger query; null where the player has none. */
export function toRealityCheck({
  check_minutes: minutes,
  check_due_at: dueAt,
}: store.RealityCheckColumns): RealityCheck | null {
  if (minutes === null || dueAt === null) return null
  return { minutes: minutes as Minutes, since: new Date(dueAt.getTime() - minutes * minuteMs), dueAt }
}

/** Converts to the contract’s form; null where the player has none. */
export const toRealityCheckReply = (check: RealityCheck | null): contract.RealityCheck | null =>
  check && { minutes: check.minutes, dueAt: check.dueAt.toISOString() }

/** The player’s reality check now; null where they have none. */
export const getRealityCheck = async (from: Reads, playerId: bigint): Promise<RealityCheck | null> =>
  toRealityCheck(await store.getCheck(from, playerId))

/** One interval for all devices of a player. */
async function startCheck(tx: Tx, playerId: bigint, minutes: Minutes | null): Promise<void> {
  const dueAt = minutes && new Date(tx.now.getTime() + minutes * minuteMs)
  await store.setCheck(tx, playerId, minutes && dueAt ? { minutes, dueAt } : null)
  tx.push({ playerId }, "realityCheck", { dueAt: dueAt?.toISOString() ?? null })
}

async function lockRealityCheck(tx: Tx, playerId: bigint): Promise<RealityCheck | null> {
  await lockPlayer(tx, playerId)
  return getRealityCheck(tx, playerId)
}

/** Minutes, null for none. Refuses with RealityCheckDue, so that a new interval cannot replace the answer. */
export async function setRealityCheck(tx: Tx, playerId: bigint, minutes: Minutes | null): Promise<void> {
  const check = await lockRealityCheck(tx, playerId)
  if (check && check.dueAt <= tx.now) throw new AppError("RealityCheckDueErrorType")
  if (!check && !minutes) return
  await startCheck(tx, playerId, minutes)
  if (minutes) await store.setLoginTimeReset(tx, playerId)
  await insertRequests(tx, playerId, [{ type: "realityCheck", minutes }], null)
}

export async function answerRealityCheck(tx: Tx, playerId: bigint): Promise<RealityCheck | null> {
  const check = await lockRealityCheck(tx, playerId)
  if (!check || check.dueAt > tx.now) return check
  await startCheck(tx, playerId, check.minutes)
  return getRealityCheck(tx, playerId)
}

/** Restarts the interval of a player who returns after a rest, because they were not playing meanwhile. */
export async function restartRealityCheck(tx: Tx, playerId: bigint): Promise<void> {
  const check = await lockRealityCheck(tx, playerId)
  if (check) await startCheck(tx, playerId, check.minutes)
}
