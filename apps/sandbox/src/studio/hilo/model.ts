import type { Card } from "../cards.ts"

/**
 * Higher or lower: a card is shown, and the player says how the next one compares by rank. Every card comes from a full
 * deck of 52. Each right answer multiplies the prize by 13 / (number of right ranks); the studio keeps its share once.
 */
export type HiloModel = {
  readonly engine: "hilo"
  /** Whether the ace is above the king; else it is below the two. */
  readonly isAceHigh: boolean
  /** The share of the stake that is played for, in thousandths; the rest is the studio's. */
  readonly playedPerMille: number
  /** Prizes are rounded down to whole parts of the stake, as many as this; every stake is a multiple of it. */
  readonly parts: number
  /** Right answers after which the prize is collected. */
  readonly steps: number
  /** Cards that may be exchanged in a round without an answer. */
  readonly skips: number
  /** An answer whose prize would be a higher multiple of the stake is not offered. */
  readonly highestPrize: number
}

export const ANSWERS = ["higher", "lower", "same"] as const
export type Answer = (typeof ANSWERS)[number]
export type Move = Answer | "skip"

export type HiloState = {
  readonly stakeCents: number
  /** All cards of the round; the last one is to be compared. */
  readonly cards: readonly Card[]
  /** What led to each card after the first. */
  readonly moves: readonly Move[]
  /** For each right answer, how many of the 13 ranks were right. */
  readonly odds: readonly number[]
  readonly end?: "wrong" | "collected"
}
