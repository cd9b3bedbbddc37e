import { setTimeout as sleep } from "node:timers/promises"
import { monotonicMs } from "../../../platform/lib/clock.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import * as store from "./store.ts"

const heartbeatMs = 250
/** A leader without a heartbeat for so long is replaced. */
const leaderTimeoutMs = 1_750
/** A leader without an answered heartbeat for so long stops publishing, before another can lead. */
const publishLeaseMs = 1_250
const pollMs = 100

export type Leadership = {
  readonly term: bigint
  /** Aborted when the term is over or this process is to stop. */
  readonly signal: AbortSignal
  /** By the monotonic clock. Pages get nothing while this is false. */
  isStillLeader(): boolean
  roundToAbort(): bigint | null
  lose(): void
}

export async function awaitLeadership(
  { database, reads, log }: Platform,
  holder: string,
  stopping: AbortSignal,
): Promise<bigint | undefined> {
  let last: store.LeadRow | undefined
  let lastChangeMs = 0
  while (!stopping.aborted) {
    try {
      const found = await store.getLead(reads())
      if (found.term !== last?.term || found.beat !== last.beat) {
        last = found
        lastChangeMs = monotonicMs()
      }
      if (found.holder === "" || monotonicMs() - lastChangeMs >= leaderTimeoutMs) {
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

export function holdLeadership(
  { database, log }: Platform,
  term: bigint,
  stopping: AbortSignal,
): Leadership & { end(): void } {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, stopping])
  let lastBeatMs = monotonicMs()
  let roundToAbort: bigint | null = null
  let isBeating = false
  const beat = async () => {
    if (isBeating) return
    isBeating = true
    const sentMs = monotonicMs()
    try {
      const row = await store.setHeartbeat(database, term)
      if (!row) return over.abort()
      lastBeatMs = sentMs
      roundToAbort = row.breaking
    } catch (error) {
      log.warn("crash.leadNotShown", describeError(error))
    } finally {
      isBeating = false
    }
  }
  const timer = setInterval(() => void beat(), heartbeatMs)
  timer.unref()
  return {
    term,
    signal,
    isStillLeader: () => !over.signal.aborted && monotonicMs() - lastBeatMs < publishLeaseMs,
    roundToAbort: () => roundToAbort,
    lose: () => over.abort(),
    end() {
      clearInterval(timer)
      over.abort()
    },
  }
}
