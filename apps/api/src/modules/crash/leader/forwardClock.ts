import { setTimeout as sleep } from "node:timers/promises"
import { type Clock, monotonicMs } from "../../../platform/lib/clock.ts"

/** Milliseconds UTC that never go back, and advance as time passes. */
export type ForwardClock = {
  stampMs(): number
  /** Catches up with the system clock where that is ahead; never called in a flight. */
  anchor(): void
  notBefore(ms: number): void
  until(ms: number, signal: AbortSignal): Promise<void>
  rest(ms: number, signal: AbortSignal): Promise<void>
}

const manualPollMs = 5

/** A change of the system clock moves no flight: between anchors only elapsed time counts. */
export function forwardClock(clock: Clock): ForwardClock {
  const { speed = 1 } = clock
  const isManual = speed === 0
  const elapsedMs = () => (isManual ? clock.now().getTime() : monotonicMs() * speed)
  let lastMs = clock.now().getTime()
  let originMs = lastMs
  let startedMs = elapsedMs()
  const stampMs = () => {
    lastMs = Math.max(lastMs, Math.floor(originMs + elapsedMs() - startedMs))
    return lastMs
  }
  const advanceTo = (ms: number) => {
    originMs = Math.max(stampMs(), ms)
    startedMs = elapsedMs()
  }
  const rest = (ms: number, signal: AbortSignal) =>
    sleep(isManual ? manualPollMs : ms / speed, undefined, { signal }).catch(() => {})
  return {
    stampMs,
    anchor: () => advanceTo(clock.now().getTime()),
    notBefore: advanceTo,
    async until(ms, signal) {
      while (stampMs() < ms && !signal.aborted) await rest(ms - stampMs(), signal)
    },
    rest,
  }
}
