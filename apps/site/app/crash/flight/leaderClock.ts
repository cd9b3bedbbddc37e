/** Half a minute of a flight. */
const maxSamples = 30

/** Transit only delays a message, so the largest offset is the closest, and none makes the page run ahead. */
export type LeaderClockSamples = { readonly offsetsMs: readonly number[] }

export const noSamples: LeaderClockSamples = { offsetsMs: [] }

/** `saidMs` is by the leader's clock, `heardMs` by the page's. */
export const addSample = (
  { offsetsMs }: LeaderClockSamples,
  saidMs: number,
  receivedMs: number,
): LeaderClockSamples => ({
  offsetsMs: [...offsetsMs, saidMs - receivedMs].slice(-maxSamples),
})

/** At the latest; undefined before the first message. */
export const estimateLeaderMs = ({ offsetsMs }: LeaderClockSamples, nowMs: number): number | undefined =>
  offsetsMs.length === 0 ? undefined : nowMs + Math.max(...offsetsMs)

/** Extrapolated by the page's own clock between messages, ms. */
export type LeaderClock = {
  /** A new round may have another leader, and with it another clock. */
  synchronize: (saidMs: number, isNewRound?: boolean) => void
  /** Undefined before the first message. */
  nowMs: () => number | undefined
  /** Infinity before the first message. */
  msSinceMessage: () => number
}

export function createLeaderClock(now: () => number = () => performance.now()): LeaderClock {
  let time = noSamples
  let receivedMs = Number.NEGATIVE_INFINITY
  return {
    synchronize(saidMs, isNewRound = false) {
      receivedMs = now()
      time = addSample(isNewRound ? noSamples : time, saidMs, receivedMs)
    },
    nowMs: () => estimateLeaderMs(time, now()),
    msSinceMessage: () => now() - receivedMs,
  }
}
