import type { Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { enqueuePush } from "./channels/push.ts"
import { retentionStart } from "./rules.ts"
import * as store from "./store.ts"
import type { TemplateKey, TemplateKind, TemplateParams } from "./templates.ts"

/**
 * Tells a player something, in the transaction of its cause: rolled back it was never told, and what happens once is
 * told once. No sentence is kept; it is made when it is read, in the reader's language. Their open pages hear of it
 * after the commit, and so do the browsers that they have allowed to be woken for this kind.
 */
export async function notify<K extends TemplateKind, N extends TemplateKey<K>>(
  tx: Tx,
  playerId: bigint,
  kind: K,
  key: N,
  params: TemplateParams<K, N>,
): Promise<void> {
  const browsers = await store.add(tx, { playerId, kind, key, params: params as object })
  for (const id of browsers) await enqueuePush(tx, id)
  tx.push({ playerId }, "notification", { status: "not_seen" })
}

/**
 * Notes that a player has seen one notification; the other devices hear of it. Refuses with NotFoundErrorType for one
 * that is unknown or somebody else's. Answers how many are left unseen.
 */
export async function markSeen(tx: Tx, playerId: bigint, id: number): Promise<number> {
  const { isTheirs, isChanged } = await store.see(tx, playerId, id)
  if (!isTheirs) throw new AppError("NotFoundErrorType")
  if (isChanged) tx.push({ playerId }, "notification", { status: "seen" })
  return store.countUnseen(tx, playerId)
}

/** Notes that a player has seen all there are. What comes meanwhile stays unseen and is in the count this answers. */
export async function markAllSeen(tx: Tx, playerId: bigint): Promise<number> {
  if ((await store.seeAll(tx, playerId)) > 0) tx.push({ playerId }, "notification", { status: "all_seen" })
  return store.countUnseen(tx, playerId)
}

const batchSize = 1000

/** Job: deletes what is older than `notificationDays`. */
export async function deleteOldNotifications(platform: Pick<Platform, "transact">): Promise<void> {
  while (
    (await platform.transact((tx) => store.forget(tx, retentionStart(tx.now), batchSize))) === batchSize
  );
}
