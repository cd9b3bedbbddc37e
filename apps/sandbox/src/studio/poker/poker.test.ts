import { beforeAll, describe, expect, test } from "vitest"
import { type Card, DECK } from "../cards.ts"
import { type Fraction, fraction, toNumber } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { analyse, type BestPlay } from "./best-play.ts"
import { pokerEngine } from "./engine.ts"
import { JACKS_OR_BETTER_RETURN } from "./exact.ts"
import { HANDS, type Hand, handOf, PAYS } from "./hands.ts"
import type { PokerModel, PokerState } from "./model.ts"
import { HOLDS, holdOfAbsent } from "./play.ts"

const model: PokerModel = { engine: "poker" }
const cardsOf = (text: string) => text.split(" ") as Card[]
const stateOf = (dealt: readonly Card[]): PokerState => ({ stakeCents: 20, dealt, cards: dealt })

describe("hands", () => {
  test.each<[string, Hand | undefined]>([
    ["Th Jh Qh Kh Ah", "royal"],
    ["9s Ts Js Qs Ks", "straight-flush"],
    ["As 2s 3s 4s 5s", "straight-flush"],
    ["9s 9h 9d 9c 2s", "four"],
    ["9s 9h 9d 2c 2s", "full-house"],
    ["2d 7d 9d Jd Ad", "flush"],
    ["Ts Jh Qh Kh Ah", "straight"],
    ["5s 3h Ah 2h 4h", "straight"],
    ["2s 2h 2d 9c Ks", "three"],
    ["2s 2h 9d 9c Ks", "two-pair"],
    ["Js Jh 2d 9c Ks", "jacks"],
    ["Ts Th 2d 9c Ks", undefined],
    ["Qs Kh Ad 2c 3s", undefined],
  ])("%s is %s", (cards, hand) => {
    expect(handOf(cardsOf(cards))).toBe(hand)
  })

  test("the full pay table", () => {
    expect(HANDS.map((hand) => PAYS[hand])).toEqual([800, 50, 25, 9, 6, 4, 3, 2, 1])
  })
})

describe("the best play", () => {
  let full: ReturnType<typeof analyse>
  beforeAll(() => {
    full = analyse(PAYS)
  })

  test("returns the stored fraction over all 134 459 kinds of hands", () => {
    expect(full.total()).toEqual({ kinds: 134_459, expected: JACKS_OR_BETTER_RETURN })
    expect(toNumber(JACKS_OR_BETTER_RETURN)).toBeCloseTo(0.995439, 6)
  })

  test("agrees with listing every draw of two cards at least held", () => {
    for (const text of ["Kh Qh Jh Th Ts", "2h 2s 7c 9d Jh"]) {
      const hand = cardsOf(text)
      const choices = HOLDS.filter((held) => [...held].filter((digit) => digit === "1").length >= 2)
      const listed = choices.map((held): BestPlay => ({ held, expected: expectedByListing(hand, held) }))
      const best = listed.reduce((a, b) => (toNumber(b.expected) > toNumber(a.expected) ? b : a))
      expect(full.bestOf(hand), text).toEqual(best)
    }
  })

  test("a seeded run of it agrees with the return and the share of hands that pay", () => {
    const rounds = 20_000
    const draw = seededDraw(4)
    let paid = 0
    let squares = 0
    let hits = 0
    for (let round = 0; round < rounds; round++) {
      const open = pokerEngine.begin(model, {}, 10, draw)
      const action = `hold ${full.bestOf(open.dealt).held}`
      const { winCents } = pokerEngine.settle(model, pokerEngine.act(model, open, action, draw))
      paid += winCents / 10
      squares += (winCents / 10) ** 2
      if (winCents > 0) hits++
    }
    const mean = paid / rounds
    const deviation = Math.sqrt(squares / rounds - mean ** 2)
    expect(Math.abs(mean - toNumber(JACKS_OR_BETTER_RETURN))).toBeLessThan(
      (4 * deviation) / Math.sqrt(rounds),
    )
    // The published share of hands that pay is 45.46 % (wizardofodds.com, Jacks or Better).
    expect(Math.abs(hits / rounds - 0.4546)).toBeLessThan((4 * 0.5) / Math.sqrt(rounds))
  })
})

/** The expected pay of a choice by listing every draw: the pays of all draws over their number. */
function expectedByListing(hand: readonly Card[], held: string): Fraction {
  const kept = hand.filter((_, at) => held[at] === "1")
  const rest = DECK.filter((card) => !hand.includes(card))
  let [paid, draws] = [0, 0]
  const extend = (cards: readonly Card[], from: number): void => {
    if (cards.length === 5) {
      const made = handOf(cards)
      paid += made ? PAYS[made] : 0
      draws++
      return
    }
    for (let at = from; at < rest.length; at++) extend([...cards, rest[at]!], at + 1)
  }
  extend(kept, 0)
  return fraction(paid, draws)
}

describe("a round", () => {
  test("offers 32 choices once, at no further stake", () => {
    const draw = seededDraw(1)
    const open = pokerEngine.begin(model, {}, 20, draw)
    const actions = pokerEngine.actions(model, open)
    expect(new Set(actions.map(({ name }) => name)).size).toBe(32)
    expect(actions.every(({ stakeCents }) => stakeCents === 0)).toBe(true)
    const over = pokerEngine.act(model, open, "hold 01011", draw)
    expect(pokerEngine.actions(model, over)).toEqual([])
    expect(() => pokerEngine.act(model, over, "hold 01011", draw)).toThrow(RangeError)
  })

  test.each(["hold", "hold 0101", "hold 010110", "hold 0101x", "deal"])(
    "refuses the decision %s",
    (action) => {
      const open = pokerEngine.begin(model, {}, 20, seededDraw(1))
      expect(() => pokerEngine.act(model, open, action, seededDraw(1))).toThrow(RangeError)
    },
  )

  test("refuses a stake that is not offered", () => {
    expect(pokerEngine.stakeOf(model, [20, 50], { stakeCents: 30 })).toBe("stake")
    expect(pokerEngine.stakeOf(model, [20, 50], {})).toBe("stake")
    expect(pokerEngine.stakeOf(model, [20, 50], { stakeCents: 50 })).toBe(50)
  })

  test("keeps the held cards in their places and draws others that were not dealt", () => {
    const draw = seededDraw(2)
    for (let round = 0; round < 500; round++) {
      const open = pokerEngine.begin(model, {}, 20, draw)
      const held = HOLDS[round % HOLDS.length]!
      const { cards, dealt } = pokerEngine.act(model, open, `hold ${held}`, draw)
      for (const [at, card] of cards.entries()) expect(dealt.indexOf(card)).toBe(held[at] === "1" ? at : -1)
      expect(new Set([...dealt, ...cards]).size).toBe(10 - [...held].filter((digit) => digit === "1").length)
    }
  })

  test("draws every remaining card equally often", () => {
    const open = stateOf(cardsOf("2s 3h 4d 5c 7s"))
    const draw = seededDraw(3)
    const counts = new Map<Card, number>()
    const rounds = 4700
    for (let round = 0; round < rounds; round++)
      for (const card of pokerEngine.act(model, open, "hold 00000", draw).cards)
        counts.set(card, (counts.get(card) ?? 0) + 1)
    const each = (rounds * 5) / 47
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
    expect(counts.size).toBe(47)
    // 46 degrees of freedom: above 86.6 with a chance of 0.0003.
    expect(chiSquare).toBeLessThan(86.6)
  })

  test("pays whole multiples of the stake", () => {
    const cards = cardsOf("Js Jh Jd 9c Ks")
    expect(pokerEngine.settle(model, { ...stateOf(cards), held: "11111" })).toEqual({
      winCents: 60,
      meta: "Js Jh Jd 9c Ks | 11111 | Js Jh Jd 9c Ks | three",
      result: { ...stateOf(cards), held: "11111" },
    })
  })

  test.each([
    ["9s 2h 9d 4c Ks", "10100"],
    ["2d 7d 9d Jd Ad", "11111"],
    ["5s 3h Ah 2h 4h", "11111"],
    ["9s 9h 9d 2c 2s", "11111"],
    ["2s 7h 9d Jc Ad", "00000"],
  ])("holds for a player who has left %s as %s", (cards, held) => {
    expect(holdOfAbsent(stateOf(cardsOf(cards)))).toBe(held)
    expect(pokerEngine.leave(model, stateOf(cardsOf(cards)))).toBe(`hold ${held}`)
  })
})
