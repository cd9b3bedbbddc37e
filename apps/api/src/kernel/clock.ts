/** The only clock. Business code reads `tx.now` or a clock handed to it, never `Date.now()` nor SQL `now()`. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that tests move: it stands still between calls of `advance` and `set`. */
export function standingClock(start: Date): Clock & { advance(ms: number): void; set(to: Date): void } {
  let nowMs = start.getTime()
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms
    },
    set: (to) => {
      nowMs = to.getTime()
    },
  }
}

/** Milliseconds that only ever grow, for measuring; never for business time. */
export const elapsedMs = (): number => performance.now()
