import { drawCards, rankOf } from "../cards.ts"
import type { Draw } from "../chance.ts"
import { handOf, PAYS } from "./hands.ts"
import type { PokerState } from "./model.ts"

const CARDS = 5

/** Every choice of cards to hold, from `00000` to `11111`. */
export const HOLDS: readonly string[] = Array.from({ length: 2 ** CARDS }, (_, choice) =>
  choice.toString(2).padStart(CARDS, "0"),
)

export function deal(stakeCents: number, draw: Draw): PokerState {
  const dealt = drawCards(1, [], CARDS, draw)
  return { stakeCents, dealt, cards: dealt }
}

/** Replaces the cards that are not held from the rest of the deck, from left to right. */
export function replace({ stakeCents, dealt }: PokerState, held: string, draw: Draw): PokerState {
  const drawn = drawCards(1, dealt, [...held].filter((digit) => digit === "0").length, draw)
  const cards = dealt.map((card, at) => (held[at] === "1" ? card : drawn.shift()!))
  return { stakeCents, dealt, held, cards }
}

/** The prize of the cards as they lie, in cents: a multiple of the stake. */
export function prizeOf({ stakeCents, cards }: PokerState): number {
  const hand = handOf(cards)
  return hand ? PAYS[hand] * stakeCents : 0
}

/** What is held for a player who has left: a straight, a flush and all equal ranks; the other cards are replaced. */
export function holdOfAbsent({ dealt }: PokerState): string {
  const isWhole = ["straight", "flush", "straight-flush", "royal"].includes(handOf(dealt) ?? "")
  const ranks = dealt.map(rankOf)
  return ranks.map((rank) => (isWhole || ranks.filter((one) => one === rank).length > 1 ? "1" : "0")).join("")
}
