import { describe, expect, test } from "vitest"
import { type Card, DECK, RANKS } from "../cards.ts"
import { type Fraction, fraction, over, plus, same, toNumber } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { hiloEngine } from "./engine.ts"
import { bestHiloReturn, hiloReturn } from "./exact.ts"
import type { HiloModel, HiloState } from "./model.ts"
import { choicesAt, offersOf, placeOf, rightRanks } from "./play.ts"

const model: HiloModel = {
  engine: "hilo",
  isAceHigh: false,
  playedPerMille: 975,
  parts: 50,
  steps: 3,
  skips: 2,
  highestPrize: 100,
}

const at = (card: Card, state: Partial<HiloState> = {}): HiloState => ({
  stakeCents: 100,
  cards: [card],
  moves: [],
  odds: [],
  ...state,
})

/** Draws this card next. */
const next = (card: Card) => () => DECK.indexOf(card)
const namesOf = (state: HiloState) => hiloEngine.actions(model, state).map(({ name }) => name)

describe("the order of the cards", () => {
  test("has the ace below the two or above the king", () => {
    expect([placeOf(model, "As"), placeOf(model, "2s"), placeOf(model, "Ks")]).toEqual([0, 1, 12])
    const high = { ...model, isAceHigh: true }
    expect([placeOf(high, "2s"), placeOf(high, "Ks"), placeOf(high, "As")]).toEqual([0, 11, 12])
  })

  test("no answer is certain, and both together cover every rank", () => {
    for (let place = 0; place < RANKS.length; place++) {
      const choices = choicesAt(place)
      for (const choice of choices) expect(rightRanks(choice)).toBeLessThan(RANKS.length)
      const covered = RANKS.filter((_, rank) => choices.some(({ from, to }) => rank >= from && rank <= to))
      expect(covered).toHaveLength(RANKS.length)
    }
  })
})

describe("a round", () => {
  test("multiplies the prize by the odds and keeps the studio's share once, rounded down to parts", () => {
    // 100 × 0.975 × 13 / 7 = 181.07, in steps of 2 cents.
    expect(offersOf(model, at("7s"))).toMatchObject([
      { answer: "higher", prizeCents: 180 },
      { answer: "lower", prizeCents: 180 },
    ])
    // 100 × 0.975 × 13² / (7 × 4) = 588.48.
    expect(offersOf(model, at("Ts", { odds: [7] }))[0]).toMatchObject({ answer: "higher", prizeCents: 588 })
  })

  test("counts an equal rank as right", () => {
    const after = hiloEngine.act(model, at("7s"), "higher", next("7h"))
    expect(after).toMatchObject({ cards: ["7s", "7h"], moves: ["higher"], odds: [7] })
    expect(hiloEngine.settle(model, after).winCents).toBe(180)
  })

  test("offers the exact rank where higher or lower would be certain", () => {
    expect(namesOf(at("As"))).toEqual(["higher", "same", "skip"])
    expect(namesOf(at("Ks"))).toEqual(["same", "lower", "skip"])
    expect(hiloEngine.act(model, at("As"), "higher", next("Ah")).end).toBe("wrong")
  })

  test("pays nothing after a wrong answer", () => {
    const over = hiloEngine.act(model, at("7s", { odds: [4] }), "higher", next("6h"))
    expect(over.end).toBe("wrong")
    expect(hiloEngine.actions(model, over)).toEqual([])
    expect(hiloEngine.settle(model, over)).toMatchObject({ winCents: 0, meta: "7s 6h | higher | wrong" })
  })

  test("is collected by the player after a right answer at the earliest", () => {
    expect(() => hiloEngine.act(model, at("7s"), "collect", next("2s"))).toThrow(RangeError)
    const over = hiloEngine.act(model, at("8s", { odds: [7] }), "collect", next("2s"))
    expect(over).toMatchObject({ end: "collected", cards: ["8s"] })
    expect(hiloEngine.settle(model, over).winCents).toBe(180)
    expect(() => hiloEngine.act(model, over, "lower", next("2s"))).toThrow(RangeError)
  })

  test("is collected automatically after the last right answer", () => {
    const over = hiloEngine.act(model, at("7s", { odds: [12, 12] }), "lower", next("2s"))
    expect(over.end).toBe("collected")
    expect(hiloEngine.actions(model, over)).toEqual([])
    // 100 × 0.975 × 13³ / (12 × 12 × 7) = 212.51.
    expect(hiloEngine.settle(model, over).winCents).toBe(212)
  })

  test("exchanges as many cards as the game allows, without a change of the prize", () => {
    let state = at("7s", { odds: [7] })
    for (const card of ["2s", "9d"] as const) state = hiloEngine.act(model, state, "skip", next(card))
    expect(state).toMatchObject({ cards: ["7s", "2s", "9d"], odds: [7] })
    expect(namesOf(state)).toEqual(["higher", "lower", "collect"])
    expect(() => hiloEngine.act(model, state, "skip", next("2s"))).toThrow(RangeError)
  })

  test("offers no answer above the highest prize", () => {
    expect(namesOf(at("Ks", { odds: [1] }))).toEqual(["lower", "skip", "collect"])
    expect(() => hiloEngine.act(model, at("Ks", { odds: [1] }), "same", next("Kh"))).toThrow(RangeError)
  })

  test.each(["", "hold", "equal", "Higher"])("refuses the decision %j", (action) => {
    expect(() => hiloEngine.act(model, at("7s"), action, next("2s"))).toThrow(RangeError)
  })

  test("refuses a stake that is not offered", () => {
    expect(hiloEngine.stakeOf(model, [50, 100], { stakeCents: 60 })).toBe("stake")
    expect(hiloEngine.stakeOf(model, [50, 100], { stakeCents: 100 })).toBe(100)
  })

  test("collects for a player who has left, or gives the likelier answer", () => {
    expect(hiloEngine.leave(model, at("7s", { odds: [7] }))).toBe("collect")
    expect(hiloEngine.leave(model, at("4s"))).toBe("higher")
    expect(hiloEngine.leave(model, at("Ks"))).toBe("lower")
  })
})

/** The return by playing every way with every card, through the rules that play uses. */
function returnByListing(listed: HiloModel, choose: (a: Fraction, b: Fraction) => Fraction): Fraction {
  const ranks = RANKS.map((_, rank) => DECK.indexOf(`${RANKS[rank]!}s`))
  const average = (after: (draw: () => number) => HiloState): Fraction =>
    over(
      ranks.map((card) => stateValue(after(() => card))).reduce((a, b) => plus(a, b)),
      ranks.length,
    )
  function stateValue(state: HiloState): Fraction {
    const actions = hiloEngine.actions(listed, state)
    if (actions.length === 0) return fraction(hiloEngine.settle(listed, state).winCents, state.stakeCents)
    return actions
      .map(({ name }) =>
        name === "collect"
          ? stateValue(hiloEngine.act(listed, state, name, () => 0))
          : average((draw) => hiloEngine.act(listed, state, name, draw)),
      )
      .reduce((a, b) => choose(a, b))
  }
  return average((draw) => hiloEngine.begin(listed, {}, listed.parts, draw))
}

describe("the return", () => {
  const smaller = (a: Fraction, b: Fraction) => (a.n * b.d < b.n * a.d ? a : b)
  const larger = (a: Fraction, b: Fraction) => (a.n * b.d > b.n * a.d ? a : b)

  test.each([
    ["two answers with the ace low", { ...model, steps: 2, skips: 0, parts: 20 }],
    ["an exchange and the ace high", { ...model, steps: 1, skips: 1, isAceHigh: true }],
    ["a low highest prize", { ...model, steps: 2, skips: 0, highestPrize: 4 }],
  ])("agrees with every card of every way to play: %s", (_name, listed) => {
    expect(same(hiloReturn(listed), returnByListing(listed, smaller))).toBe(true)
    expect(same(bestHiloReturn(listed), returnByListing(listed, larger))).toBe(true)
  })

  test("is never above the share that is played for", () => {
    expect(toNumber(bestHiloReturn(model))).toBeLessThanOrEqual(0.975)
    expect(toNumber(hiloReturn(model))).toBeLessThan(toNumber(bestHiloReturn(model)))
  })

  test("refuses a game with more steps than whole numbers hold", () => {
    expect(() => hiloReturn({ ...model, steps: 20 })).toThrow(RangeError)
  })

  test("holds in a seeded run of two likelier answers", () => {
    const rounds = 40_000
    const draw = seededDraw(6)
    let paid = 0
    let squares = 0
    for (let round = 0; round < rounds; round++) {
      let state = hiloEngine.begin(model, {}, 50, draw)
      while (!state.end && state.odds.length < 2) {
        const [first, second] = offersOf(model, state)
        const likelier = !second || rightRanks(first!) >= rightRanks(second) ? first! : second
        state = hiloEngine.act(model, state, likelier.answer, draw)
      }
      const share = hiloEngine.settle(model, state).winCents / 50
      paid += share
      squares += share ** 2
    }
    const mean = paid / rounds
    const error = (4 * Math.sqrt(squares / rounds - mean ** 2)) / Math.sqrt(rounds)
    expect(mean).toBeGreaterThan(toNumber(hiloReturn(model)) - error)
    expect(mean).toBeLessThan(toNumber(bestHiloReturn(model)) + error)
  })
})

test("every card comes equally often, also the one that is shown", () => {
  const draw = seededDraw(7)
  const rounds = 5200
  const counts = new Map<Card, number>()
  for (let round = 0; round < rounds; round++) {
    const { cards } = hiloEngine.act(model, at("7s"), "lower", draw)
    counts.set(cards[1]!, (counts.get(cards[1]!) ?? 0) + 1)
  }
  const each = rounds / DECK.length
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
  expect(counts.size).toBe(DECK.length)
  // 51 degrees of freedom: above 93.4 with a chance of 0.0003.
  expect(chiSquare).toBeLessThan(93.4)
})

test("pays whole cents for every prize at every multiple of the parts", () => {
  for (const stakeCents of [50, 100, 200, 500])
    for (const card of DECK)
      for (const odds of [[], [7], [3, 12], [11, 11]])
        for (const { prizeCents } of offersOf(model, at(card, { stakeCents, odds })))
          expect(Number.isSafeInteger(prizeCents)).toBe(true)
})
