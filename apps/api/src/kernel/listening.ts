import { setTimeout as sleep } from "node:timers/promises"
import { elapsedMs } from "./clock.ts"
import { openCursor, passOver, type Waiting, waitingFor } from "./cursors.ts"
import type { Reaction } from "./events.ts"
import { type Log, problemOf } from "./log.ts"
import { type Reader, reader } from "./reading.ts"
import { type Tail, tail } from "./tail.ts"
import type { Transact, Tx } from "./transaction.ts"

/** How soon after an announcement its listeners read. */
const soonMs = 15
/** How long they rest between two readings: at thousands of bets a second they read in batches. */
const restMs = 100
/** After a failure of the database itself. */
const afterFailureMs = 500
const reactionDeadlineMs = 8_000

export type Listening = {
  /** Something was announced in this process: read soon. */
  wake(): void
  /** Reads until no listener finds anything more; for tests and for an orderly stop. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** `isAsked`: a person asked for a parked event of this listener to be tried again. */
type Loop = { run(isAsked: boolean): Promise<void>; ended(): Promise<void> }

/** The loop of one listener: one reading at a time and one that waits for it; whoever asks meanwhile shares that. */
function loopOf(
  reaction: Reaction,
  reading: Reader,
  options: { transact: Transact; log: Log; isStopped(): boolean },
): Loop {
  const { transact, log, isStopped } = options
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  let isOpen = false
  let isRetryAsked = false
  let notBeforeMs = 0

  const readAll = async () => {
    if (isStopped() || elapsedMs() < notBeforeMs) return
    try {
      if (!isOpen) await transact((tx) => openCursor(tx, reaction))
      isOpen = true
      while (!isStopped() && (await reading.read()));
      if (!isRetryAsked) return
      isRetryAsked = false
      while (!isStopped() && (await reading.retryParked()));
    } catch (error) {
      // Its events wait for the next time; the other listeners do not wait with them.
      log.warn("events.readFailed", { listener: reaction.listener, ...problemOf(error) })
      notBeforeMs = elapsedMs() + afterFailureMs
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
 * Who has something to read; whoever has only what others hear before them is led past it here, and the end of the log is
 * followed for the rest. `isBehind`: somebody had an event before them, be it one that nobody can read yet.
 */
async function seenAhead(
  tx: Tx,
  reactions: readonly Reaction[],
  end: Tail,
): Promise<{ found: Waiting[]; isBehind: boolean }> {
  const waiting = await waitingFor(
    tx,
    reactions.map(({ listener }) => listener),
  )
  const behind = new Set(waiting.map(({ listener }) => listener))
  if (behind.size === 0) return { found: waiting, isBehind: false }
  const passed = await passOver(
    tx,
    reactions.filter(({ listener }) => behind.has(listener)),
  )
  await end.follow(tx)
  const found = waiting.filter(({ listener, isAsked }) => isAsked || !passed.has(listener))
  return { found, isBehind: true }
}

/**
 * Reads the log for every reaction, on `wake` and at the latest every `everyMs`. Each listener has a loop of its
 * own: one question finds those with events before them, and who is slow or in trouble keeps no other waiting
 * beyond `deadlineMs`, the longest that a transaction of its can hold the horizon of the log.
 */
export function listen(options: {
  transact: Transact
  reactions: readonly Reaction[]
  log: Log
  everyMs?: number
  deadlineMs?: number
}): Listening {
  const { transact, reactions, log, everyMs = 250, deadlineMs = reactionDeadlineMs } = options
  let isStopped = false
  let soon: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let lookedAtMs = 0

  const end = tail([...new Set(reactions.flatMap(({ kinds }) => kinds))])
  const loops = new Map(
    reactions.map((reaction) => {
      const reading = reader({ reaction, transact, log, deadlineMs, tail: end })
      return [reaction.listener, loopOf(reaction, reading, { transact, log, isStopped: () => isStopped })]
    }),
  )
  const seen = () => transact((tx) => seenAhead(tx, reactions, end))
  const look = () => {
    looking ??= seen()
      .then(({ found }) => {
        for (const { listener, isAsked } of found) void loops.get(listener)!.run(isAsked)
      })
      .catch((error) => log.warn("events.notLooked", problemOf(error)))
      .finally(() => {
        looking = undefined
        lookedAtMs = elapsedMs()
      })
    return looking
  }
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return {
    wake() {
      if (soon || isStopped) return
      const pauseMs = Math.max(soonMs, lookedAtMs + restMs - elapsedMs())
      soon = setTimeout(() => {
        soon = undefined
        void look()
      }, pauseMs)
      soon.unref()
    },
    async drain() {
      for (let round = 0, until = elapsedMs() + 30_000; elapsedMs() < until; round++) {
        const { found, isBehind } = await seen()
        if (!isBehind) return void (await Promise.all([...loops.values()].map((loop) => loop.ended())))
        // An event becomes readable once no older transaction runs anywhere in the cluster, so waiting belongs to it.
        if (round > 1) await sleep(10)
        await Promise.all(found.map(({ listener, isAsked }) => loops.get(listener)!.run(isAsked)))
      }
      throw new Error("Listeners were still behind after half a minute.")
    },
    async stop() {
      clearInterval(timer)
      clearTimeout(soon)
      isStopped = true
      await looking
      await Promise.all([...loops.values()].map((loop) => loop.ended()))
    },
  }
}
