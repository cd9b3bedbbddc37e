import type { Card } from "../cards.ts"

/**
 * Rules of every blackjack here: the dealer stands on every 17, a blackjack pays 3 to 2, two cards of one value may be
 * split once, any first two cards may be doubled, also after a split, split aces get one card each. The dealer's second
 * card is drawn after the player's decisions; a dealer's blackjack takes the first stake only.
 */
export type BlackjackModel = { readonly engine: "blackjack" }

/** The decks of the shoe. Every round has a new one. */
export const DECKS = 6

export type BlackjackAction = "hit" | "stand" | "double" | "split"

export type BlackjackHand = {
  readonly cards: readonly Card[]
  readonly stakeCents: number
  /** The hand takes no more cards. */
  readonly isDone: boolean
}

export type BlackjackState = {
  /** The stake before the first card. */
  readonly firstStakeCents: number
  /** Two hands after a split. */
  readonly hands: readonly BlackjackHand[]
  /** One card until all hands are done. */
  readonly dealer: readonly Card[]
}

export type HandResult = "blackjack" | "won" | "push" | "lost" | "bust"
