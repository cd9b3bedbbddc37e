import type { InputOf, play } from "@elite/contract"

export type RoundState = NonNullable<InputOf<typeof play.getUserCasinoTransactions>["status"]>

/** How a round can stand, in the order a filter offers it. */
export const roundStates: readonly RoundState[] = ["open", "won", "returned", "lost", "voided", "annulled"]
