import type { Tx } from "../../../platform/db/transaction.ts"
import { monotonicMs } from "../../../platform/lib/clock.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { pushBoard } from "../live.ts"
import * as store from "./store.ts"

/** A board is published so long after the one before at the earliest. */
const publishIntervalMs = 1_000
/** So many changes; a batch that scores leaves one for each board. */
const batchSize = 1_000

/** Publishes a board: from now on every process answers from it, and whoever looks at it is told its first places. */
export async function publishAndPushBoard(
  tx: Tx,
  tournamentId: bigint,
  players: readonly bigint[] = [],
): Promise<void> {
  await store.publishBoard(tx, tournamentId)
  await pushBoard(tx, tournamentId, players)
}

/**
 * Publishes every board that has changed since it was. What a board shows is struck off last: until a transaction writes, nobody who
 * reads the log waits for it, and the sorting of a large board is the longest of all.
 */
export async function publishChangedBoards(tx: Tx): Promise<void> {
  const changes = Map.groupBy(await store.listChanges(tx, batchSize), ({ tournament_id }) => tournament_id)
  for (const [tournamentId, of] of changes) {
    await publishAndPushBoard(tx, tournamentId, [...new Set(of.flatMap(({ players }) => players))])
    await store.deleteChanges(
      tx,
      of.map(({ id }) => id),
    )
  }
}

/** When boards were published last by this process, and whether that is to be done again. */
type PublishTimer = { lastMs: number; timer: NodeJS.Timeout | undefined }
const publishTimers = new WeakMap<Platform, PublishTimer>()

/**
 * Publishes what has changed soon: at once, or when a second has passed since this process did so last. What is lost with a
 * process, the timetable finds.
 */
export function schedulePublish(platform: Platform): void {
  const pace = publishTimers.get(platform) ?? { lastMs: Number.NEGATIVE_INFINITY, timer: undefined }
  publishTimers.set(platform, pace)
  if (pace.timer) return
  const run = async () => {
    pace.timer = undefined
    pace.lastMs = monotonicMs()
    await platform
      .transact(publishChangedBoards)
      .catch((error) => platform.log.warn("tournaments.notPublished", describeError(error)))
  }
  pace.timer = setTimeout(run, Math.max(0, pace.lastMs + publishIntervalMs - monotonicMs())).unref()
}
