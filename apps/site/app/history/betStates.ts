import type { crash, InputOf, play, sportsbook } from "@elite/contract"

export type RoundState = NonNullable<InputOf<typeof play.getUserCasinoTransactions>["status"]>
export type CrashState = NonNullable<InputOf<typeof crash.customGameTransaction>["status"]>

/** How a round can stand, in the order a filter offers it. */
export const roundStates: readonly RoundState[] = ["open", "won", "returned", "lost", "voided", "annulled"]

/** The same of a bet of the crash game. */
export const crashStates: readonly CrashState[] = ["placed", "cashedOut", "lost", "cancelled", "refunded"]

/** The same of a bet of the sports book. */
export const sportsStates: readonly sportsbook.SportsBetState[] = [
  "open",
  "won",
  "cashedOut",
  "lost",
  "refunded",
  "discarded",
]

/** The parts of a bet history: every game for money, our own game, the sports book. */
export const betViews = ["rounds", "crash", "sports"] as const
export type BetView = (typeof betViews)[number]
