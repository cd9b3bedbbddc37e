/** How many of the last messages tell the time: three seconds of a flight. */
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
