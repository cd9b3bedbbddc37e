import type { Tx } from "../db/transaction.ts"
import { monotonicMs } from "../lib/clock.ts"
import { type CursorMove, listPendingSubscribers, moveCursors, type PendingSubscriber } from "./cursors.ts"
import type { LogTailCache } from "./logTailCache.ts"

const wakeDelayMs = 15

/** Moves the cursors of subscribers without work. `isBehind` is also true while unread events are not readable. */
export async function findPendingWork(
  tx: Pick<Tx, "db">,
  kindsByListener: ReadonlyMap<string, ReadonlySet<string>>,
  tail: LogTailCache,
): Promise<{ pending: PendingSubscriber[]; isBehind: boolean }> {
  const candidates = await listPendingSubscribers(tx, [...kindsByListener.keys()])
  if (candidates.some(({ isReadable }) => isReadable)) await tail.refresh(tx)
  const moves: CursorMove[] = []
  const hasEvents = ({ listener, from, isReadable }: PendingSubscriber): boolean => {
    if (!isReadable) return false
    const slice = tail.sliceAfter(from, kindsByListener.get(listener)!, 1)
    // Outside the cached range the subscriber reads from the database itself.
    if (!slice || slice.events.length > 0) return true
    moves.push({ listener, from, until: slice.until })
    return false
  }
  const pending = candidates.filter((candidate) => hasEvents(candidate) || candidate.isRetryRequested)
  if (moves.length > 0) await moveCursors(tx, moves)
  return { pending, isBehind: candidates.length > 0 }
}

/** While polls find work, wake-ups wait for the interval, so that a busy log is read in batches. `poll` answers whether it found work. */
export function createPoller(intervalMs: number, poll: () => Promise<boolean>) {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWoken = false
  let hasFoundWork = false
  let dueMs = 0

  const schedule = (ms: number) => {
    clearTimeout(timer)
    dueMs = monotonicMs() + ms
    timer = setTimeout(() => {
      running = run()
    }, ms).unref()
  }
  const run = async () => {
    isWoken = false
    hasFoundWork = false
    try {
      hasFoundWork = await poll()
    } finally {
      running = undefined
      if (!isStopped) schedule(isWoken && !hasFoundWork ? Math.min(wakeDelayMs, intervalMs) : intervalMs)
    }
  }
  schedule(intervalMs)
  return {
    wake() {
      isWoken = true
      if (!isStopped && !running && !hasFoundWork && monotonicMs() + wakeDelayMs < dueMs)
        schedule(wakeDelayMs)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
