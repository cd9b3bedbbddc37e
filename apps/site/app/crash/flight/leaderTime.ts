/** How many of the last messages tell the time: half a minute of a flight. */
const kept = 30

/**
 * The leader's clock as a page knows it: how far a clock of the page's own lies behind it. Every message says when it was
 * said; it is heard later than that, so the one that was quickest on its way comes nearest, and none makes the page run ahead.
 */
export type LeaderTime = { readonly gapsMs: readonly number[] }

export const unknownTime: LeaderTime = { gapsMs: [] }

/** The leader's clock after a message that was said at `saidMs`, by the leader's clock, and heard at `heardMs`, by the page's. */
export const heardTime = ({ gapsMs }: LeaderTime, saidMs: number, heardMs: number): LeaderTime => ({
  gapsMs: [...gapsMs, saidMs - heardMs].slice(-kept),
})

/** What the leader's clock says at an instant of the page's, at the latest; undefined before the first message. */
export const leaderMs = ({ gapsMs }: LeaderTime, nowMs: number): number | undefined =>
  gapsMs.length === 0 ? undefined : nowMs + Math.max(...gapsMs)

/** A leader's clock that goes on between its messages, and when the last of them was heard; by the page's own clock, ms. */
export type LeaderClock = {
  /** A new round may have another leader, whose clock need not go on where the last one's was. */
  hear: (saidMs: number, isNewRound?: boolean) => void
  /** Undefined before the first message. */
  nowMs: () => number | undefined
  /** How long ago the last message was heard; infinitely long before the first. */
  silentMs: () => number
}

export function leaderClock(now: () => number = () => performance.now()): LeaderClock {
  let time = unknownTime
  let heardMs = Number.NEGATIVE_INFINITY
  return {
    hear(saidMs, isNewRound = false) {
      heardMs = now()
      time = heardTime(isNewRound ? unknownTime : time, saidMs, heardMs)
    },
    nowMs: () => leaderMs(time, now()),
    silentMs: () => now() - heardMs,
  }
}
