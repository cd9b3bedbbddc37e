import { type Card, drawCard, type Rank, rankOf } from "../cards.ts"
import type { Draw } from "../chance.ts"
import type { Action } from "../engine.ts"
import {
  type BlackjackAction,
  type BlackjackHand,
  type BlackjackState,
  DECKS,
  type HandResult,
} from "./model.ts"

const tens: ReadonlySet<Rank> = new Set(["T", "J", "Q", "K"])

/** Points of a card; an ace is 1 here, and 10 more where the hand allows it. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card)
  return rank === "A" ? 1 : tens.has(rank) ? 10 : Number(rank)
}

/** The best total of a hand, and whether it counts an ace as 11. */
export function totalOf(cards: readonly Card[]): { readonly total: number; readonly isSoft: boolean } {
  const hard = cards.reduce((all, card) => all + pointsOf(card), 0)
  const isSoft = hard <= 11 && cards.some((card) => rankOf(card) === "A")
  return { total: isSoft ? hard + 10 : hard, isSoft }
}

/** An ace and a card of ten points, before any split. */
const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21

export const hasPlayerBlackjack = ({ hands }: BlackjackState): boolean =>
  hands.length === 1 && isNatural(hands[0]!.cards)

export const hasDealerBlackjack = ({ dealer }: BlackjackState): boolean => isNatural(dealer)

/** The index of the hand that is played now; -1 when all are done. */
export const currentHand = ({ hands }: BlackjackState): number => hands.findIndex((hand) => !hand.isDone)

const dealtOf = ({ hands, dealer }: BlackjackState): Card[] => [
  ...hands.flatMap((hand) => hand.cards),
  ...dealer,
]

const isBust = ({ cards }: BlackjackHand): boolean => totalOf(cards).total > 21

/** Draws the dealer's cards once all hands are done: always the second, more only against a hand that can still win. */
function closeRound(state: BlackjackState, draw: Draw): BlackjackState {
  if (currentHand(state) >= 0) return state
  let closed = state
  const drawOne = () => {
    const card = drawCard(DECKS, dealtOf(closed), draw)
    closed = { ...closed, dealer: [...closed.dealer, card] }
  }
  drawOne()
  if (hasPlayerBlackjack(state) || state.hands.every(isBust)) return closed
  while (totalOf(closed.dealer).total < 17) drawOne()
  return closed
}

/** Deals two cards to the player and one to the dealer. A blackjack ends the round. */
export function beginBlackjack(stakeCents: number, draw: Draw): BlackjackState {
  const first = drawCard(DECKS, [], draw)
  const shown = drawCard(DECKS, [first], draw)
  const cards = [first, drawCard(DECKS, [first, shown], draw)]
  const hand: BlackjackHand = { cards, stakeCents, isDone: isNatural(cards) }
  return closeRound({ firstStakeCents: stakeCents, hands: [hand], dealer: [shown] }, draw)
}

/** The actions of the hand that is played now; none when the round is over. */
export function blackjackActions(state: BlackjackState): readonly (Action & { name: BlackjackAction })[] {
  const hand = state.hands[currentHand(state)]
  if (!hand) return []
  const [one, other] = hand.cards
  const isFirstTwo = hand.cards.length === 2 && one !== undefined && other !== undefined
  const isPair = isFirstTwo && state.hands.length === 1 && pointsOf(one) === pointsOf(other)
  return [
    { name: "hit", stakeCents: 0 },
    { name: "stand", stakeCents: 0 },
    ...(isFirstTwo ? [{ name: "double", stakeCents: hand.stakeCents } as const] : []),
    ...(isPair ? [{ name: "split", stakeCents: hand.stakeCents } as const] : []),
  ]
}

function splitHand(state: BlackjackState, draw: Draw): BlackjackState {
  const { cards, stakeCents } = state.hands[0]!
  const second = drawCard(DECKS, dealtOf(state), draw)
  const fourth = drawCard(DECKS, [...dealtOf(state), second], draw)
  const hands = [second, fourth].map((card, at): BlackjackHand => {
    const pair = [cards[at]!, card]
    return { cards: pair, stakeCents, isDone: rankOf(cards[0]!) === "A" || totalOf(pair).total === 21 }
  })
  return { ...state, hands }
}

/** Takes one of the actions. Refuses (RangeError) another one. */
export function actBlackjack(state: BlackjackState, action: string, draw: Draw): BlackjackState {
  const offered = blackjackActions(state).find(({ name }) => name === action)
  if (!offered) throw new RangeError(`${action} is not offered now`)
  if (offered.name === "split") return closeRound(splitHand(state, draw), draw)
  const at = currentHand(state)
  const hand = state.hands[at]!
  const cards = offered.name === "stand" ? hand.cards : [...hand.cards, drawCard(DECKS, dealtOf(state), draw)]
  const played: BlackjackHand = {
    cards,
    stakeCents: hand.stakeCents + offered.stakeCents,
    isDone: offered.name !== "hit" || totalOf(cards).total >= 21,
  }
  return closeRound({ ...state, hands: state.hands.with(at, played) }, draw)
}

/** What a hand came to, when the round is over. */
export function resultOf(state: BlackjackState, hand: BlackjackHand): HandResult {
  const { total } = totalOf(hand.cards)
  const dealer = totalOf(state.dealer).total
  if (hasPlayerBlackjack(state)) return hasDealerBlackjack(state) ? "push" : "blackjack"
  if (total > 21) return "bust"
  if (hasDealerBlackjack(state)) return "lost"
  if (dealer > 21 || total > dealer) return "won"
  return total === dealer ? "push" : "lost"
}

/** Cents that a hand pays back, its stake included: two and a half times for a blackjack. */
export function paidCents(state: BlackjackState, hand: BlackjackHand): number {
  const result = resultOf(state, hand)
  if (result === "blackjack") return (hand.stakeCents * 5) / 2
  if (result === "won") return hand.stakeCents * 2
  return result === "push" ? hand.stakeCents : 0
}

/** Cents of additional stakes that come back because the dealer has a blackjack. */
export function returnedCents(state: BlackjackState): number {
  if (!hasDealerBlackjack(state)) return 0
  return state.hands.reduce((all, hand) => all + hand.stakeCents, 0) - state.firstStakeCents
}

/** Cents that a round pays when it is over; 0 before. */
export const blackjackWin = (state: BlackjackState): number =>
  currentHand(state) >= 0
    ? 0
    : state.hands.reduce((all, hand) => all + paidCents(state, hand), 0) + returnedCents(state)
