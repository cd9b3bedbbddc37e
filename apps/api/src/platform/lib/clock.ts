/** Business code reads `tx.now` or a clock it was given, never `Date.now()` or SQL `now()`. */
export type Clock = {
  now(): Date
  /** Relative to real time, default 1; at 0 only `set` and `advance` change the time. */
  readonly speed?: number
}

export const systemClock: Clock = { now: () => new Date() }

/** Processes with the same arguments agree on the time. */
export const fastClock = ({ speed, since }: { speed: number; since: Date }): Clock => ({
  speed,
  now: () => new Date(since.getTime() + (Date.now() - since.getTime()) * speed),
})

export function manualClock(start: Date): Clock & { advance(ms: number): void; set(to: Date): void } {
  let nowMs = start.getTime()
  return {
    speed: 0,
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms
    },
    set: (to) => {
      nowMs = to.getTime()
    },
  }
}

/** For measuring durations, never for business time. */
export const monotonicMs = (): number => performance.now()
