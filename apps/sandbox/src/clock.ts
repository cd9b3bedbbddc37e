/** The one clock of all sandboxes: real time plus an offset, so that expiries can be tried without waiting. */
export type Clock = {
  /** Milliseconds since the epoch, offset included. */
  now(): number
  offsetSeconds(): number
  /** Moves the clock to real time plus this many seconds and runs every tick listener at once. */
  travel(offsetSeconds: number): void
  /** Calls the listener a few times a second and after each journey. */
  onTick(listener: () => void): void
  close(): void
}

const TICK_MS = 250

/** Starts a clock that runs with real time. */
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
