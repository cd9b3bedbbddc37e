import type { Draw } from "./chance.ts"

export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const
export const SUITS = ["s", "h", "d", "c"] as const
export type Rank = (typeof RANKS)[number]
export type Suit = (typeof SUITS)[number]
/** A rank and a suit, e.g. `Th` for the ten of hearts. */
export type Card = `${Rank}${Suit}`

export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`))

export const rankOf = (card: Card): Rank => card[0] as Rank
export const suitOf = (card: Card): Suit => card[1] as Suit

/**
 * Draws the next card of a shoe of several decks from which some cards were dealt. A shoe that is drawn card by card
 * has the same odds as one that was shuffled before, and keeps no secret. Refuses (RangeError) an empty shoe.
 */
export function drawCard(decks: number, dealt: readonly Card[], draw: Draw): Card {
  const gone = new Map<Card, number>()
  for (const card of dealt) gone.set(card, (gone.get(card) ?? 0) + 1)
  let left = draw(DECK.length * decks - dealt.length)
  for (const card of DECK) {
    const copies = decks - (gone.get(card) ?? 0)
    if (left < copies) return card
    left -= copies
  }
  throw new RangeError("more cards dealt than the shoe has")
}

/** Draws several cards one after the other. */
export function drawCards(decks: number, dealt: readonly Card[], count: number, draw: Draw): Card[] {
  const drawn: Card[] = []
  while (drawn.length < count) drawn.push(drawCard(decks, [...dealt, ...drawn], draw))
  return drawn
}
