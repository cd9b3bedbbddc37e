/** The only clock. Business code reads `tx.now` or a clock handed to it, never `Date.now()` nor SQL `now()`. */
export type Clock = {
  now(): Date
  /** How fast it runs beside the world's: as fast where nothing is said; 0: it stands until it is moved. */
  readonly speed?: number
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs faster than the world's since an instant, the same in every process that is told the same. */
export const fastClock = ({ speed, since }: { speed: number; since: Date }): Clock => ({
  speed,
  now: () => new Date(since.getTime() + (Date.now() - since.getTime()) * speed),
})

/** A clock that tests move: it stands still between calls of `advance` and `set`. */
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

/** Milliseconds that only ever grow, for measuring; never for business time. */
export const monotonicMs = (): number => performance.now()
