import { setTimeout as sleep } from "node:timers/promises"
import { monotonicMs } from "../../../platform/lib/clock.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import * as store from "./store.ts"

/** A leader shows itself so often. */
const heartbeatMs = 250
/** Who sees it stand for so long takes over. */
const leaderTimeoutMs = 1_750
/** A leader that has not been heard for so long says nothing more: somebody else may lead by now. */
const sureMs = 1_250
const pollMs = 100

/** One term of this process: its number, and whether it still holds. */
export type Leadership = {
  readonly term: bigint
  /** Aborted when the term is over or this process is to end. */
  readonly signal: AbortSignal
  /** Whether nobody else can lead by now, by our own time. Nothing is told to pages where not. */
  isStillLeader(): boolean
  /** The round that a person asked to be broken off, if one did. */
  breaking(): bigint | null
  /** The term is over: a statement of it was refused. */
  lose(): void
}

/** Looks at who leads until it is this process; undefined where that is to end. Two at once: one of them is too late. */
export async function awaitLeadership(
  { database, reads, log }: Platform,
  holder: string,
  stopping: AbortSignal,
): Promise<bigint | undefined> {
  let seen: store.LeadRow | undefined
  let sinceMs = 0
  while (!stopping.aborted) {
    try {
      const found = await store.getLead(reads())
      if (found.term !== seen?.term || found.beat !== seen.beat) {
        seen = found
        sinceMs = monotonicMs()
      }
      if (found.holder === "" || monotonicMs() - sinceMs >= leaderTimeoutMs) {
        const term = await store.takeLead(database, { term: found.term, beat: found.beat, holder })
        if (term !== null) return term
      }
    } catch (error) {
      log.warn("crash.leadNotSeen", describeError(error))
    }
    await sleep(pollMs, undefined, { signal: stopping }).catch(() => {})
  }
  return undefined
}

/** Shows four times a second that this term leads, for as long as it does. */
export function holdLeadership(
  { database, log }: Platform,
  term: bigint,
  stopping: AbortSignal,
): Leadership & { end(): void } {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, stopping])
  let shownMs = monotonicMs()
  let breaking: bigint | null = null
  let isAsking = false
  const beat = async () => {
    if (isAsking) return
    isAsking = true
    const askedMs = monotonicMs()
    try {
      const shown = await store.setHeartbeat(database, term)
      if (!shown) return over.abort()
      shownMs = askedMs
      breaking = shown.breaking
    } catch (error) {
      log.warn("crash.leadNotShown", describeError(error))
    } finally {
      isAsking = false
    }
  }
  const timer = setInterval(() => void beat(), heartbeatMs)
  timer.unref()
  return {
    term,
    signal,
    isStillLeader: () => !over.signal.aborted && monotonicMs() - shownMs < sureMs,
    breaking: () => breaking,
    lose: () => over.abort(),
    end() {
      clearInterval(timer)
      over.abort()
    },
  }
}
