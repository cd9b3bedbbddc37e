import { setTimeout as sleep } from "node:timers/promises"
import type { Subscriber } from "../db/handlerType.ts"
import type { Transact } from "../db/transaction.ts"
import { monotonicMs } from "../lib/clock.ts"
import { type ConcurrencyLimit, concurrencyLimit } from "../lib/concurrencyLimit.ts"
import { describeError, type Log } from "../lib/log.ts"
import { type Consumer, createConsumer } from "./consumer.ts"
import { openCursor } from "./cursors.ts"
import { logTailCache } from "./logTailCache.ts"
import { createPoller, findPendingWork } from "./poller.ts"

/** How many listeners work at once: one in the process while another waits for the database. */
const atOnce = 2
/** The longest that a listener keeps others from their turn; a batch is to take less (`batchSize.ts`). */
const turnMs = 500
/** After a failure of the database itself. */
const afterFailureMs = 500
const reactionDeadlineMs = 8_000

export type Dispatcher = {
  /** Something was announced in this process: read soon. */
  wake(): void
  /** Reads until no listener finds anything more; for tests and for an orderly stop. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** `isAsked`: a person asked for a parked event of this listener to be tried again. */
type Loop = { run(isAsked: boolean): Promise<void>; ended(): Promise<void> }

/**
 * The loop of one listener: one reading at a time and one that waits for it; whoever asks meanwhile shares that. Each of its batches
 * waits for its turn.
 */
function loopOf(
  reaction: Subscriber,
  reading: Consumer,
  options: { transact: Transact; log: Log; turn: ConcurrencyLimit; isStopped(): boolean },
): Loop {
  const { transact, log, turn, isStopped } = options
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  let isOpen = false
  let isRetryAsked = false
  let notBeforeMs = 0

  const readAll = async () => {
    if (isStopped() || monotonicMs() < notBeforeMs) return
    try {
      if (!isOpen) await transact((tx) => openCursor(tx, reaction))
      isOpen = true
      while (await turn(async () => !isStopped() && reading.read()));
      if (!isRetryAsked) return
      isRetryAsked = false
      while (!isStopped() && (await reading.retryParked()));
    } catch (error) {
      // Its events wait for the next time; the other listeners do not wait with them.
      log.warn("events.readFailed", { listener: reaction.listener, ...describeError(error) })
      notBeforeMs = monotonicMs() + afterFailureMs
    }
  }
  return {
    run(isAsked) {
      isRetryAsked ||= isAsked
      waiting ??= running.then(async () => {
        waiting = undefined
        await readAll()
      })
      running = waiting
      return running
    },
    ended: () => running,
  }
}

/**
 * Reads the log for every reaction, on `wake` and at the latest every `everyMs`. Each listener has a loop of its
 * own: one question finds those with events before them, and they work two at a time, so that bets keep their share of the
 * machine however many listen. Who is slow or in trouble keeps no other waiting beyond its turn, and holds the horizon of the
 * log for `deadlineMs` at most, the longest that a transaction of its lasts.
 */
export function startDispatcher(options: {
  transact: Transact
  subscribers: readonly Subscriber[]
  log: Log
  everyMs?: number
  deadlineMs?: number
}): Dispatcher {
  const { transact, subscribers, log, everyMs = 250, deadlineMs = reactionDeadlineMs } = options
  let isStopped = false
  const end = logTailCache([...new Set(subscribers.flatMap(({ kinds }) => kinds))])
  const turn = concurrencyLimit({ atOnce, lentMs: turnMs })
  const loops = new Map(
    subscribers.map((reaction) => {
      const reading = createConsumer({ reaction, transact, log, deadlineMs, tail: end })
      return [
        reaction.listener,
        loopOf(reaction, reading, { transact, log, turn, isStopped: () => isStopped }),
      ]
    }),
  )
  const hears = new Map(subscribers.map(({ listener, kinds }) => [listener, new Set(kinds)]))
  const seen = () => transact((tx) => findPendingWork(tx, hears, end))
  const looking = createPoller(everyMs, async () => {
    const { found } = await seen().catch((error) => {
      log.warn("events.notLooked", describeError(error))
      return { found: [] }
    })
    for (const { listener, isAsked } of found) void loops.get(listener)!.run(isAsked)
    return found.length > 0
  })
  return {
    wake: looking.wake,
    async drain() {
      for (let round = 0, until = monotonicMs() + 30_000; monotonicMs() < until; round++) {
        const { found, isBehind } = await seen()
        if (!isBehind) return void (await Promise.all([...loops.values()].map((loop) => loop.ended())))
        // An event becomes readable once no older transaction runs anywhere in the cluster, so waiting belongs to it.
        if (round > 1) await sleep(10)
        await Promise.all(found.map(({ listener, isAsked }) => loops.get(listener)!.run(isAsked)))
      }
      throw new Error("Listeners were still behind after half a minute.")
    },
    async stop() {
      isStopped = true
      await looking.stop()
      await Promise.all([...loops.values()].map((loop) => loop.ended()))
    },
  }
}
