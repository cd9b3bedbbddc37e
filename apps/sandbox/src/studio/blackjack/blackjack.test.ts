import { expect, test } from "vitest"
import { type Card, DECK, drawCard } from "../cards.ts"
import type { Draw } from "../chance.ts"
import { seededDraw } from "../seeded.ts"
import { titlesOf } from "../titles/index.ts"
import { type BlackjackState, DECKS } from "./model.ts"
import { actBlackjack, beginBlackjack, blackjackActions, blackjackWin, resultOf, totalOf } from "./play.ts"

/** Draws these cards in their order. */
function drawing(...cards: readonly Card[]): Draw {
  let dealt: readonly Card[] = []
  return (below) => {
    const card = cards[dealt.length]!
    const at = Array.from({ length: below }, (_, index) => index).find(
      (index) => drawCard(DECKS, dealt, () => index) === card,
    )
    dealt = [...dealt, card]
    return at!
  }
}

/** Plays a round with these cards: player, dealer, player, then as they are drawn. */
function playWith(cards: readonly Card[], actions: readonly string[], stakeCents = 20): BlackjackState {
  const draw = drawing(...cards)
  return actions.reduce(
    (state, action) => actBlackjack(state, action, draw),
    beginBlackjack(stakeCents, draw),
  )
}

const results = (state: BlackjackState) => state.hands.map((hand) => resultOf(state, hand))
const names = (state: BlackjackState) => blackjackActions(state).map(({ name }) => name)

test.each<[readonly Card[], number, boolean]>([
  [["As", "Kh"], 21, true],
  [["As", "Ah"], 12, true],
  [["As", "6h", "Td"], 17, false],
  [["As", "Ah", "9c", "Kd"], 21, false],
  [["Ks", "Qh", "2d"], 22, false],
])("the cards %j count %i", (cards, total, isSoft) => {
  expect(totalOf(cards)).toEqual({ total, isSoft })
})

test("a blackjack ends the round, pays 3 to 2, and the dealer draws one card", () => {
  const state = playWith(["As", "9h", "Kd", "2c"], [])
  expect(names(state)).toEqual([])
  expect(state.dealer).toEqual(["9h", "2c"])
  expect(blackjackWin(state)).toBe(50)
})

test("two blackjacks are a push", () => {
  const state = playWith(["As", "Th", "Kd", "Ac"], [])
  expect(results(state)).toEqual(["push"])
  expect(blackjackWin(state)).toBe(20)
})

test("a dealer's blackjack beats a total of 21", () => {
  const state = playWith(["5s", "Ah", "6d", "Tc", "Kc"], ["hit"])
  expect(results(state)).toEqual(["lost"])
  expect(blackjackWin(state)).toBe(0)
})

test("the dealer draws to 16 and stands on a soft 17", () => {
  expect(playWith(["Ts", "6h", "9d", "Ac"], ["stand"]).dealer).toEqual(["6h", "Ac"])
  const state = playWith(["Ts", "6h", "9d", "Tc", "Kc"], ["stand"])
  expect(state.dealer).toEqual(["6h", "Tc", "Kc"])
  expect(blackjackWin(state)).toBe(40)
})

test("a bust hand loses although the dealer would be over 21 too", () => {
  const state = playWith(["Ts", "6h", "6d", "Kc", "Ks"], ["hit"])
  expect(results(state)).toEqual(["bust"])
  expect(state.dealer).toEqual(["6h", "Ks"])
  expect(blackjackWin(state)).toBe(0)
})

test("double takes the stake again and one card", () => {
  const begun = playWith(["5s", "6h", "6d"], [])
  expect(blackjackActions(begun)).toContainEqual({ name: "double", stakeCents: 20 })
  const state = playWith(["5s", "6h", "6d", "9c", "Tc", "2c"], ["double"])
  expect(names(state)).toEqual([])
  expect(state.dealer).toEqual(["6h", "Tc", "2c"])
  expect(blackjackWin(state)).toBe(80)
})

test("a pair is split once, each hand may double, and 21 on two cards pays even money", () => {
  const cards: Card[] = ["8s", "6h", "8d", "3c", "Kc", "9s", "Td", "Qc"]
  const split = playWith(cards, ["split"])
  expect(split.hands.map((hand) => hand.cards)).toEqual([
    ["8s", "3c"],
    ["8d", "Kc"],
  ])
  expect(names(split)).toEqual(["hit", "stand", "double"])
  const state = playWith(cards, ["split", "double", "stand"])
  expect(results(state)).toEqual(["won", "won"])
  expect(blackjackWin(state)).toBe(80 + 40)
  const tens = playWith(["Ks", "6h", "Td", "Ac", "5c", "Tc", "Js"], ["split", "stand"])
  expect(tens.hands[0]).toMatchObject({ isDone: true })
  expect(blackjackWin(tens)).toBe(40 + 40)
})

test("split aces get one card each", () => {
  const state = playWith(["As", "6h", "Ad", "3c", "Kc", "9s", "5d"], ["split"])
  expect(names(state)).toEqual([])
  expect(state.hands.map((hand) => totalOf(hand.cards).total)).toEqual([14, 21])
  expect(results(state)).toEqual(["lost", "won"])
})

test("no pair is split twice", () => {
  expect(names(playWith(["8s", "6h", "8d", "8c", "8h"], ["split"]))).not.toContain("split")
})

test("a dealer's blackjack takes the first stake only", () => {
  expect(blackjackWin(playWith(["5s", "Ah", "6d", "9c", "Tc"], ["double"]))).toBe(20)
  expect(blackjackWin(playWith(["5s", "Th", "9d", "9c", "Ac"], ["double"]))).toBe(20)
  const split = ["8s", "Ah", "8d", "3c", "Kc", "9s", "Td"] as const
  expect(blackjackWin(playWith(split, ["split", "double", "stand"]))).toBe(40)
})

test.each(["double", "split", "surrender", ""])("refuses %j where it is not offered", (action) => {
  const hand = playWith(["2s", "6h", "3d", "4c"], ["hit"])
  expect(() => actBlackjack(hand, action, seededDraw(1))).toThrow(RangeError)
})

test("an open round shows one card of the dealer and pays nothing yet", () => {
  const state = playWith(["Ts", "Ah", "6d"], [])
  expect(state.dealer).toHaveLength(1)
  expect(blackjackWin(state)).toBe(0)
})

test("every card is the first one equally often", () => {
  const draw = seededDraw(5)
  const rounds = 26_000
  const seen = new Map<Card, number>()
  for (let round = 0; round < rounds; round++) {
    const card = beginBlackjack(2, draw).dealer[0]!
    seen.set(card, (seen.get(card) ?? 0) + 1)
  }
  const expected = rounds / DECK.length
  const chiSquare = DECK.reduce((sum, card) => sum + ((seen.get(card) ?? 0) - expected) ** 2 / expected, 0)
  // 51 degrees of freedom: above 100.2 once in 50 000 runs.
  expect(chiSquare).toBeLessThan(100.2)
})

test.each(titlesOf("blackjack").map((title) => [title.code, title] as const))(
  "%s pays whole cents for a blackjack at every stake",
  (_code, { stakesCents }) => {
    for (const stake of stakesCents)
      expect(Number.isSafeInteger(blackjackWin(playWith(["As", "9h", "Kd", "2c"], [], stake)))).toBe(true)
  },
)
