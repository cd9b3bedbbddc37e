import type { Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { enqueuePush } from "./channels/push.ts"
import { retentionStart } from "./rules.ts"
import * as store from "./store.ts"
import type { TemplateKey, TemplateKind, TemplateParams } from "./templates.ts"

/** After the commit it reaches open pages and push; its text is rendered when read, in the reader's language. */
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

/** Returns how many remain unseen. Refuses with NotFoundErrorType for an unknown id or one of another player. */
export async function markSeen(tx: Tx, playerId: bigint, id: number): Promise<number> {
  const { isTheirs, isChanged } = await store.see(tx, playerId, id)
  if (!isTheirs) throw new AppError("NotFoundErrorType")
  if (isChanged) tx.push({ playerId }, "notification", { status: "seen" })
  return store.countUnseen(tx, playerId)
}

/** Returns how many remain unseen; one that arrives meanwhile stays unseen and is counted. */
export async function markAllSeen(tx: Tx, playerId: bigint): Promise<number> {
  if ((await store.seeAll(tx, playerId)) > 0) tx.push({ playerId }, "notification", { status: "all_seen" })
  return store.countUnseen(tx, playerId)
}

const batchSize = 1000

/** Job: deletes notifications older than `notificationDays`. */
export async function deleteOldNotifications(platform: Pick<Platform, "transact">): Promise<void> {
  while (
    (await platform.transact((tx) => store.forget(tx, retentionStart(tx.now), batchSize))) === batchSize
  );
}
