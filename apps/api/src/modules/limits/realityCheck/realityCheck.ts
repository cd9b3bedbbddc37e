import type { limits as contract } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { insertProtectionRequests } from "../ownLimits/store.ts"
import { lockPlayer } from "../store.ts"
import * as store from "./store.ts"

type Minutes = contract.RealityCheck["minutes"]
/** `since`: when it began, by being set, by an answer or by a log-in after a rest. */
export type RealityCheck = { minutes: Minutes; since: Date; dueAt: Date }

const minuteMs = 60_000

/** A player's reality check in a row that was read among other things; null where they want none. */
export function toRealityCheck({
  check_minutes: minutes,
  check_due_at: dueAt,
}: store.RealityCheckColumns): RealityCheck | null {
  if (minutes === null || dueAt === null) return null
  return { minutes: minutes as Minutes, since: new Date(dueAt.getTime() - minutes * minuteMs), dueAt }
}

/** A reality check as the contract shows it. */
export const toRealityCheckReply = (check: RealityCheck | null): contract.RealityCheck | null =>
  check && { minutes: check.minutes, dueAt: check.dueAt.toISOString() }

/** A player's reality check as it holds now; null where they want none. */
export const getRealityCheck = async (from: Reads, playerId: bigint): Promise<RealityCheck | null> =>
  toRealityCheck(await store.getCheck(from, playerId))

/** One interval for a player, whichever device they play on: all of them hear when it moves. */
async function startCheck(tx: Tx, playerId: bigint, minutes: Minutes | null): Promise<void> {
  const dueAt = minutes && new Date(tx.now.getTime() + minutes * minuteMs)
  await store.setCheck(tx, playerId, minutes && dueAt ? { minutes, dueAt } : null)
  tx.push({ playerId }, "realityCheck", { dueAt: dueAt?.toISOString() ?? null })
}

async function lockRealityCheck(tx: Tx, playerId: bigint): Promise<RealityCheck | null> {
  await lockPlayer(tx, playerId)
  return getRealityCheck(tx, playerId)
}

/**
 * Sets after how many minutes a player is shown what they have played, null for never; the interval begins now, and
 * with it the login time that their pages show. Refuses with RealityCheckDue while one waits for its answer: to set another would be to go on without having looked.
 */
export async function setRealityCheck(tx: Tx, playerId: bigint, minutes: Minutes | null): Promise<void> {
  const check = await lockRealityCheck(tx, playerId)
  if (check && check.dueAt <= tx.now) throw new AppError("RealityCheckDueErrorType")
  if (!check && !minutes) return
  await startCheck(tx, playerId, minutes)
  if (minutes) await store.setLoginTimeReset(tx, playerId)
  await insertProtectionRequests(tx, playerId, [{ type: "realityCheck", minutes }], null)
}

/** Goes on after a reality check: the next interval begins now. One that is not due yet is left as it is. */
export async function answerRealityCheck(tx: Tx, playerId: bigint): Promise<RealityCheck | null> {
  const check = await lockRealityCheck(tx, playerId)
  if (!check || check.dueAt > tx.now) return check
  await startCheck(tx, playerId, check.minutes)
  return getRealityCheck(tx, playerId)
}

/** Begins the interval anew for somebody who comes back after a rest: they have not been playing meanwhile. */
export async function restartRealityCheck(tx: Tx, playerId: bigint): Promise<void> {
  const check = await lockRealityCheck(tx, playerId)
  if (check) await startCheck(tx, playerId, check.minutes)
}
