/** The clock of all sandboxes: real time plus an offset, so that expiries can be tested without waiting. */
export type Clock = {
  /** Milliseconds since the epoch, offset included. */
  now(): number
  offsetSeconds(): number
  /** Sets the offset and runs all tick listeners once. */
  travel(offsetSeconds: number): void
  /** Calls the listener a few times a second and after each `travel`. */
  onTick(listener: () => void): void
  close(): void
}

const TICK_MS = 250

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export function createClock(): Clock {
  let offsetMs = 0
  const listeners: (() => void)[] = []
  const tick = () => {
    for (const listener of listeners) listener()
  }
  const timer = setInterval(tick, TICK_MS).unref()
  return {
    now: () => Date.now() + offsetMs,
    offsetSeconds: () => offsetMs / 1000,
    travel(offsetSeconds) {
      offsetMs = offsetSeconds * 1000
      tick()
    },
    onTick: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  }
}
