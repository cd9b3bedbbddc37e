/** How many of the last messages tell the time: half a minute of a flight. */
const maxSamples = 30

/**
 * The leader's clock as a page knows it: how far a clock of the page's own lies behind it. Every message says when it was
 * said; it is heard later than that, so the one that was quickest on its way comes nearest, and none makes the page run ahead.
 */
export type LeaderClockSamples = { readonly offsetsMs: readonly number[] }

export const noSamples: LeaderClockSamples = { offsetsMs: [] }

/** The leader's clock after a message that was said at `saidMs`, by the leader's clock, and heard at `heardMs`, by the page's. */
export const addSample = (
  { offsetsMs }: LeaderClockSamples,
  saidMs: number,
  heardMs: number,
): LeaderClockSamples => ({
  offsetsMs: [...offsetsMs, saidMs - heardMs].slice(-maxSamples),
})

/** What the leader's clock says at an instant of the page's, at the latest; undefined before the first message. */
export const estimateLeaderMs = ({ offsetsMs }: LeaderClockSamples, nowMs: number): number | undefined =>
  offsetsMs.length === 0 ? undefined : nowMs + Math.max(...offsetsMs)

/** A leader's clock that goes on between its messages, and when the last of them was heard; by the page's own clock, ms. */
export type LeaderClock = {
  /** A new round may have another leader, whose clock need not go on where the last one's was. */
  synchronize: (saidMs: number, isNewRound?: boolean) => void
  /** Undefined before the first message. */
  nowMs: () => number | undefined
  /** How long ago the last message was heard; infinitely long before the first. */
  msSinceMessage: () => number
}

export function createLeaderClock(now: () => number = () => performance.now()): LeaderClock {
  let time = noSamples
  let heardMs = Number.NEGATIVE_INFINITY
  return {
    synchronize(saidMs, isNewRound = false) {
      heardMs = now()
      time = addSample(isNewRound ? noSamples : time, saidMs, heardMs)
    },
    nowMs: () => estimateLeaderMs(time, now()),
    msSinceMessage: () => now() - heardMs,
  }
}
