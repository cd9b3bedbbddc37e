import type { Tx } from "../../../platform/db/transaction.ts"
import { monotonicMs } from "../../../platform/lib/clock.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { pushBoard } from "../live.ts"
import * as store from "./store.ts"

const publishIntervalMs = 1_000
/** A batch of bets leaves one change for each board. */
const batchSize = 1_000

/** Every process answers from the published board; its first places are pushed. */
export async function publishAndPushBoard(
  tx: Tx,
  tournamentId: bigint,
  players: readonly bigint[] = [],
): Promise<void> {
  await store.publishBoard(tx, tournamentId)
  await pushBoard(tx, tournamentId, players)
}

/** Changes are deleted last: until a transaction writes, no reader of the log waits, and sorting is slow. */
export async function publishChangedBoards(tx: Tx): Promise<void> {
  const changes = Map.groupBy(await store.listChanges(tx, batchSize), ({ tournament_id }) => tournament_id)
  for (const [tournamentId, ofBoard] of changes) {
    await publishAndPushBoard(tx, tournamentId, [...new Set(ofBoard.flatMap(({ players }) => players))])
    await store.deleteChanges(
      tx,
      ofBoard.map(({ id }) => id),
    )
  }
}

type PublishTimer = { lastMs: number; timer: NodeJS.Timeout | undefined }
const publishTimers = new WeakMap<Platform, PublishTimer>()

/** Publishes at once, or a second after the last time. The timetable makes up for a process that dies before. */
export function schedulePublish(platform: Platform): void {
  const state = publishTimers.get(platform) ?? { lastMs: Number.NEGATIVE_INFINITY, timer: undefined }
  publishTimers.set(platform, state)
  if (state.timer) return
  const run = async () => {
    state.timer = undefined
    state.lastMs = monotonicMs()
    await platform
      .transact(publishChangedBoards)
      .catch((error) => platform.log.warn("tournaments.notPublished", describeError(error)))
  }
  state.timer = setTimeout(run, Math.max(0, state.lastMs + publishIntervalMs - monotonicMs())).unref()
}
