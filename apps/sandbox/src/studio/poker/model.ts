import type { Card } from "../cards.ts"

/** Video poker with one deck: five cards, any of them held, the others replaced once. Jacks or Better with full pay. */
export type PokerModel = { readonly engine: "poker" }

export type PokerState = {
  readonly stakeCents: number
  /** The first five cards. */
  readonly dealt: readonly Card[]
  /** The decision, a digit for each card from left to right: `1` was held. Absent while the player decides. */
  readonly held?: string
  /** The five cards as they lie now. */
  readonly cards: readonly Card[]
}
