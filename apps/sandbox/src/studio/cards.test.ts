import { expect, test } from "vitest"
import { type Card, DECK, drawCard, drawCards } from "./cards.ts"
import { seededDraw } from "./seeded.ts"

test("a deck has 52 cards, each once", () => {
  expect(new Set(DECK).size).toBe(52)
  expect(DECK).toHaveLength(52)
})

test("every card left in the shoe is equally likely", () => {
  const dealt: Card[] = ["As", "As", "Kh"]
  const left = 52 * 2 - dealt.length
  const drawn = Array.from({ length: left }, (_, at) => drawCard(2, dealt, () => at))
  for (const card of DECK) {
    const copies = 2 - dealt.filter((one) => one === card).length
    expect(drawn.filter((one) => one === card)).toHaveLength(copies)
  }
})

test("a whole shoe can be dealt and no more", () => {
  const draw = seededDraw(7)
  const all = drawCards(1, [], 52, draw)
  expect(new Set(all).size).toBe(52)
  expect(() => drawCard(1, all, draw)).toThrow(RangeError)
})
