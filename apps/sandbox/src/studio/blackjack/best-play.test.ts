import { expect, test } from "vitest"
import { toNumber } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { blackjackOdds } from "./best-play.ts"
import { dealerOdds, shoeOf } from "./dealer.ts"
import { BLACKJACK_RETURN } from "./exact.ts"
import { type BlackjackAction, DECKS } from "./model.ts"
import { actBlackjack, beginBlackjack, blackjackWin, currentHand, pointsOf } from "./play.ts"

const odds = blackjackOdds(DECKS)

test("the stated return is that of the best play, rounded down", () => {
  const exact = 1 + odds.average()
  expect(toNumber(BLACKJACK_RETURN)).toBeLessThanOrEqual(exact)
  expect(exact - toNumber(BLACKJACK_RETURN)).toBeLessThan(1e-9)
})

test("the house edge is that of the literature for these rules", () => {
  // https://www.blackjackreview.com/wp/blackjack-rule-variations/: 0.56 % for six decks, less 0.14 % for doubling after
  // a split, plus 0.04 % for no further split; each rounded to 0.01 %.
  expect(Math.abs(-odds.average() - 0.0046)).toBeLessThan(0.00015)
})

test("the dealer's final totals are certain together", () => {
  for (let first = 1; first <= 10; first++) {
    const left = shoeOf(DECKS).with(first, shoeOf(DECKS)[first]! - 1)
    expect(dealerOdds(first, left).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
  }
})

// Wikipedia, "Blackjack", basic strategy for 4 to 8 decks where the dealer stands on soft 17.
test.each<[dealer: number, one: number, other: number, action: BlackjackAction]>([
  [10, 10, 6, "hit"],
  [6, 10, 2, "stand"],
  [2, 10, 2, "hit"],
  [10, 6, 5, "double"],
  [1, 6, 5, "hit"],
  [9, 6, 4, "double"],
  [3, 7, 1, "double"],
  [9, 7, 1, "hit"],
  [7, 7, 1, "stand"],
  [10, 8, 8, "split"],
  [1, 1, 1, "split"],
  [7, 9, 9, "stand"],
  [9, 9, 9, "split"],
  [5, 4, 4, "split"],
  [6, 10, 10, "stand"],
])("against %i, %i and %i are played by %s", (dealer, one, other, action) => {
  const values = Object.entries(odds.firstActions(dealer, one, other))
  expect(values.sort((a, b) => b[1] - a[1])[0]![0]).toBe(action)
})

test("a seeded run by the best play agrees with the return", () => {
  const draw = seededDraw(21)
  const rounds = 60_000
  const known = new Map<string, BlackjackAction>()
  let won = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    let state = beginBlackjack(2, draw)
    for (let at = currentHand(state); at >= 0; at = currentHand(state)) {
      const hand = state.hands[at]!.cards.map(pointsOf).join()
      const key = `${state.hands.length} ${pointsOf(state.dealer[0]!)} ${hand}`
      const action = known.get(key) ?? odds.bestAction(state)
      known.set(key, action)
      state = actBlackjack(state, action, draw)
    }
    const staked = state.hands.reduce((all, hand) => all + hand.stakeCents, 0)
    const share = (blackjackWin(state) - staked) / 2
    won += share
    squares += share ** 2
  }
  const mean = won / rounds
  const deviation = Math.sqrt(squares / rounds - mean ** 2)
  expect(Math.abs(mean - odds.average())).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
})
