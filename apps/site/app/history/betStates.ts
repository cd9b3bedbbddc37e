import type { crash, InputOf, play, sportsbook } from "@elite/contract"

export type RoundState = NonNullable<InputOf<typeof play.getUserCasinoTransactions>["status"]>
export type CrashState = NonNullable<InputOf<typeof crash.customGameTransaction>["status"]>

/** In the order of the filter's options. */
export const roundStates: readonly RoundState[] = ["open", "won", "returned", "lost", "voided", "annulled"]

export const crashStates: readonly CrashState[] = ["placed", "cashedOut", "lost", "cancelled", "refunded"]

export const sportsStates: readonly sportsbook.SportsBetState[] = [
  "open",
  "won",
  "cashedOut",
  "lost",
  "refunded",
  "discarded",
]

/** Parts of a bet history: all games for money, the crash game, the sports book. */
export const betViews = ["rounds", "crash", "sports"] as const
export type BetView = (typeof betViews)[number]
