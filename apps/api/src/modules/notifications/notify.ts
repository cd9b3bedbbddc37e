import type { Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import type { KeyOf, Kind, ParamsOf } from "./keys.ts"
import { keptSince } from "./rules.ts"
import * as store from "./store.ts"
import { wake } from "./ways/push.ts"

/**
 * Tells a player something, in the transaction of its cause: rolled back it was never told, and what happens once is
 * told once. No sentence is kept; it is made when it is read, in the reader's language. Their open pages hear of it
 * after the commit, and so do the browsers that they have allowed to be woken for this kind.
 */
export async function notify<K extends Kind, N extends KeyOf<K>>(
  tx: Tx,
  playerId: bigint,
  kind: K,
  key: N,
  params: ParamsOf<K, N>,
): Promise<void> {
  const browsers = await store.add(tx, { playerId, kind, key, params: params as object })
  for (const id of browsers) await wake(tx, id)
  tx.push({ playerId }, "notification", { status: "not_seen" })
}

/**
 * Notes that a player has seen one notification; the other devices hear of it. Refuses with NotFoundErrorType for one
 * that is unknown or somebody else's. Answers how many are left unseen.
 */
export async function see(tx: Tx, playerId: bigint, id: number): Promise<number> {
  const { isTheirs, isChanged } = await store.see(tx, playerId, id)
  if (!isTheirs) throw new AppError("NotFoundErrorType")
  if (isChanged) tx.push({ playerId }, "notification", { status: "seen" })
  return store.unseenOf(tx, playerId)
}

/** Notes that a player has seen all there are. What comes meanwhile stays unseen and is in the count this answers. */
export async function seeAll(tx: Tx, playerId: bigint): Promise<number> {
  if ((await store.seeAll(tx, playerId)) > 0) tx.push({ playerId }, "notification", { status: "all_seen" })
  return store.unseenOf(tx, playerId)
}

const batch = 1000

/** Job: deletes what is older than `notificationDays`. */
export async function forgetOld(platform: Pick<Platform, "transact">): Promise<void> {
  while ((await platform.transact((tx) => store.forget(tx, keptSince(tx.now), batch))) === batch);
}
