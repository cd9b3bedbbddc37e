import type { Tx } from "../db/transaction.ts"
import { monotonicMs } from "../lib/clock.ts"
import { type CursorMove, listPendingSubscribers, moveCursors, type PendingSubscriber } from "./cursors.ts"
import type { LogTailCache } from "./logTailCache.ts"

/** How soon after an announcement its listeners read. */
const soonMs = 15

/**
 * Who has something to read now, of the listeners and the kinds that each hears. It follows the end of the log for all of them, and
 * leads whoever has only what others hear before them past it; what no one can read yet is nobody's to read.
 * `isBehind`: somebody has an event before them, be it one that cannot be read yet.
 */
export async function findPendingWork(
  tx: Pick<Tx, "db">,
  hears: ReadonlyMap<string, ReadonlySet<string>>,
  end: LogTailCache,
): Promise<{ found: PendingSubscriber[]; isBehind: boolean }> {
  const waiting = await listPendingSubscribers(tx, [...hears.keys()])
  if (waiting.some(({ isReadable }) => isReadable)) await end.follow(tx)
  const passing: CursorMove[] = []
  const hasMore = ({ listener, from, isReadable }: PendingSubscriber): boolean => {
    if (!isReadable) return false
    const ahead = end.after(from, hears.get(listener)!, 1)
    // Whoever stands before what is kept of the log reads on from there.
    if (!ahead || ahead.events.length > 0) return true
    passing.push({ listener, from, until: ahead.until })
    return false
  }
  const found = waiting.filter((one) => hasMore(one) || one.isAsked)
  if (passing.length > 0) await moveCursors(tx, passing)
  return { found, isBehind: waiting.length > 0 }
}

/**
 * When to look: every `everyMs`, and soon after each `wake`, unless the last look found something: where much is announced it is read in
 * batches. `look` answers whether it did.
 */
export function createPoller(everyMs: number, look: () => Promise<boolean>) {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let under: Promise<void> | undefined
  let isWoken = false
  let isResting = false
  let dueMs = 0

  const lookIn = (ms: number) => {
    clearTimeout(timer)
    dueMs = monotonicMs() + ms
    timer = setTimeout(() => {
      under = go()
    }, ms).unref()
  }
  const go = async () => {
    isWoken = false
    isResting = false
    try {
      isResting = await look()
    } finally {
      under = undefined
      if (!isStopped) lookIn(isWoken && !isResting ? Math.min(soonMs, everyMs) : everyMs)
    }
  }
  lookIn(everyMs)
  return {
    wake() {
      isWoken = true
      if (!isStopped && !under && !isResting && monotonicMs() + soonMs < dueMs) lookIn(soonMs)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await under
    },
  }
}
