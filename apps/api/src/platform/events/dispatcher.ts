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

/** Two subscribers run at once: one uses the process while the other waits for the database. */
const concurrency = 2
/** A subscriber that takes longer gives its slot to the next and goes on beside it; a batch should take less (`batchSize.ts`). */
const slotMs = 500
const pauseAfterErrorMs = 500
const defaultDeadlineMs = 8_000

export type Dispatcher = {
  /** Polls soon; called when this process has published an event. */
  wake(): void
  /** Reads until no subscriber has pending events; throws after 30 seconds. */
  drain(): Promise<void>
  stop(): Promise<void>
}

type Loop = { run(isRetryRequested: boolean): Promise<void>; finished(): Promise<void> }

/** At most one run is active and one queued; further calls share the queued one. */
function createLoop(
  subscriber: Subscriber,
  consumer: Consumer,
  options: { transact: Transact; log: Log; limit: ConcurrencyLimit; isStopped(): boolean },
): Loop {
  const { transact, log, limit, isStopped } = options
  let running: Promise<void> = Promise.resolve()
  let queued: Promise<void> | undefined
  let isCursorOpen = false
  let shouldRetryParked = false
  let notBeforeMs = 0

  const readAll = async () => {
    if (isStopped() || monotonicMs() < notBeforeMs) return
    try {
      if (!isCursorOpen) await transact((tx) => openCursor(tx, subscriber))
      isCursorOpen = true
      while (await limit(async () => !isStopped() && consumer.read()));
      if (!shouldRetryParked) return
      shouldRetryParked = false
      while (!isStopped() && (await consumer.retryParked()));
    } catch (error) {
      log.warn("events.readFailed", { listener: subscriber.listener, ...describeError(error) })
      notBeforeMs = monotonicMs() + pauseAfterErrorMs
    }
  }
  return {
    run(isRetryRequested) {
      shouldRetryParked ||= isRetryRequested
      queued ??= running.then(async () => {
        queued = undefined
        await readAll()
      })
      running = queued
      return running
    },
    finished: () => running,
  }
}

/**
 * Delivers events to all subscribers, two at a time so that bets keep their share of the machine. A slow or failing subscriber does not
 * block the others. Its transaction ends after `deadlineMs`, because it holds back the horizon of the log for everyone.
 */
export function startDispatcher(options: {
  transact: Transact
  subscribers: readonly Subscriber[]
  log: Log
  everyMs?: number
  deadlineMs?: number
}): Dispatcher {
  const { transact, subscribers, log, everyMs = 250, deadlineMs = defaultDeadlineMs } = options
  let isStopped = false
  const tail = logTailCache([...new Set(subscribers.flatMap(({ kinds }) => kinds))])
  const limit = concurrencyLimit({ atOnce: concurrency, lentMs: slotMs })
  const loops = new Map(
    subscribers.map((subscriber) => {
      const consumer = createConsumer({ subscriber, transact, log, deadlineMs, tail })
      return [
        subscriber.listener,
        createLoop(subscriber, consumer, { transact, log, limit, isStopped: () => isStopped }),
      ]
    }),
  )
  const kindsByListener = new Map(subscribers.map(({ listener, kinds }) => [listener, new Set(kinds)]))
  const findPending = () => transact((tx) => findPendingWork(tx, kindsByListener, tail))
  const poller = createPoller(everyMs, async () => {
    const { pending } = await findPending().catch((error) => {
      log.warn("events.notLooked", describeError(error))
      return { pending: [] }
    })
    for (const { listener, isRetryRequested } of pending) void loops.get(listener)!.run(isRetryRequested)
    return pending.length > 0
  })
  return {
    wake: poller.wake,
    async drain() {
      for (let round = 0, untilMs = monotonicMs() + 30_000; monotonicMs() < untilMs; round++) {
        const { pending, isBehind } = await findPending()
        if (!isBehind) return void (await Promise.all([...loops.values()].map((loop) => loop.finished())))
        // An event becomes readable only once no older transaction runs anywhere in the cluster.
        if (round > 1) await sleep(10)
        await Promise.all(
          pending.map(({ listener, isRetryRequested }) => loops.get(listener)!.run(isRetryRequested)),
        )
      }
      throw new Error("Subscribers still had pending events after 30 seconds.")
    },
    async stop() {
      isStopped = true
      await poller.stop()
      await Promise.all([...loops.values()].map((loop) => loop.finished()))
    },
  }
}
