import { setTimeout as sleep } from "node:timers/promises"
import { type Clock, monotonicMs } from "../../../platform/lib/clock.ts"

/** The clock of whoever leads. Milliseconds UTC that only ever grow, and by as much as time passes. */
export type ForwardClock = {
  /** This instant. */
  stampMs(): number
  /** Looks at the casino's clock again, and goes on from there where that is ahead; never in a flight. */
  anchor(): void
  /** Nothing before this instant is stamped any more. */
  notBefore(ms: number): void
  /** Waits until an instant, or until the signal; never throws. */
  until(ms: number, signal: AbortSignal): Promise<void>
  /** Waits for so long before something is looked at again, or until the signal; never throws. */
  rest(ms: number, signal: AbortSignal): Promise<void>
}

/** Where the clock is moved by somebody else it is looked so often. */
const standsMs = 5

/** A clock that is set to another time moves no flight: between two anchors only what has passed counts. */
export function forwardClock(clock: Clock): ForwardClock {
  const { speed = 1 } = clock
  const stands = speed === 0
  const passedMs = () => (stands ? clock.now().getTime() : monotonicMs() * speed)
  let lastMs = clock.now().getTime()
  let originMs = lastMs
  let startedMs = passedMs()
  const stampMs = () => {
    lastMs = Math.max(lastMs, Math.floor(originMs + passedMs() - startedMs))
    return lastMs
  }
  const goOnFrom = (ms: number) => {
    originMs = Math.max(stampMs(), ms)
    startedMs = passedMs()
  }
  const rest = (ms: number, signal: AbortSignal) =>
    sleep(stands ? standsMs : ms / speed, undefined, { signal }).catch(() => {})
  return {
    stampMs,
    anchor: () => goOnFrom(clock.now().getTime()),
    notBefore: goOnFrom,
    async until(ms, signal) {
      while (stampMs() < ms && !signal.aborted) await rest(ms - stampMs(), signal)
    },
    rest,
  }
}
