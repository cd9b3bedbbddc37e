import { describe, expect, test } from "vitest"
import { fraction, same } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { titlesOf } from "../titles/index.ts"
import { scratchEngine } from "./engine.ts"
import { cardsOf, scratchReturn } from "./exact.ts"
import { EQUAL, FIELDS, type ScratchModel } from "./model.ts"
import { losingLayout, playScratch, winningLayout } from "./play.ts"

const titles = titlesOf("scratch").map((title) => [title.code, title] as const)

const most = (fields: readonly number[]): number =>
  Math.max(...fields.map((kind) => fields.filter((other) => other === kind).length))

/** Every layout of some fields over some amounts. */
const layouts = (kinds: number, fields: number): number[][] =>
  Array.from({ length: kinds ** fields }, (_, code) =>
    Array.from({ length: fields }, (_, field) => Math.floor(code / kinds ** field) % kinds),
  )

/** Chi-square of drawn layouts against an even draw of all of `allowed`, less its degrees of freedom, in deviations. */
function unevenness(allowed: readonly number[][], drawOne: () => number[]): number {
  const counts = new Map(allowed.map((layout) => [layout.join(), 0]))
  const each = 400
  for (let at = 0; at < allowed.length * each; at++) {
    const name = drawOne().join()
    const before = counts.get(name)
    if (before === undefined) throw new Error(`${name} is not allowed`)
    counts.set(name, before + 1)
  }
  const square = [...counts.values()].reduce((all, count) => all + (count - each) ** 2 / each, 0)
  const freedom = allowed.length - 1
  return (square - freedom) / Math.sqrt(2 * freedom)
}

describe("layouts", () => {
  test("a losing layout is drawn evenly from all of them", () => {
    const allowed = layouts(3, 5).filter((layout) => most(layout) < EQUAL)
    expect(allowed).toHaveLength(90)
    const draw = seededDraw(3)
    expect(unevenness(allowed, () => losingLayout(draw, 3, 5))).toBeLessThan(4)
  })

  test.each([0, 1, 3])("a winning layout of amount %i is drawn evenly from all of them", (prize) => {
    const allowed = layouts(4, 5).filter((layout) =>
      [0, 1, 2, 3].every((kind) => {
        const count = layout.filter((one) => one === kind).length
        return kind === prize ? count === EQUAL : count < EQUAL
      }),
    )
    const draw = seededDraw(5 + prize)
    expect(unevenness(allowed, () => winningLayout(draw, 4, prize, 5))).toBeLessThan(4)
  })

  test("a pair of the highest amount is as frequent on losing cards as one of the lowest", () => {
    const draw = seededDraw(17)
    const cards = 40_000
    const pairs = Array.from({ length: FIELDS }, () => 0)
    for (let card = 0; card < cards; card++) {
      const layout = losingLayout(draw, FIELDS)
      for (const kind of pairs.keys()) if (layout.filter((one) => one === kind).length === 2) pairs[kind]!++
    }
    const mean = pairs.reduce((all, one) => all + one, 0) / pairs.length
    const deviation = Math.sqrt(mean * (1 - mean / cards))
    for (const count of pairs) expect(Math.abs(count - mean)).toBeLessThan(4 * deviation)
  })

  test("too few amounts for a losing layout are refused", () => {
    expect(() => losingLayout(seededDraw(1), 4)).toThrow(RangeError)
  })
})

const small: ScratchModel = {
  engine: "scratch",
  prizes: [
    { tenths: 5, weight: 9 },
    { tenths: 10, weight: 6 },
    { tenths: 20, weight: 4 },
    { tenths: 30, weight: 2 },
    { tenths: 50, weight: 1 },
    { tenths: 100, weight: 1 },
  ],
  blanks: 37,
}

test.each([["small", small] as const, ...titles.map(([code, { model }]) => [code, model] as const)])(
  "%s: the return agrees with buying every card of the print run",
  (_name, model) => {
    const cards = cardsOf(model)
    const rest = seededDraw(23)
    let tenths = 0
    let drawn: number
    for (let card = 0; card < cards; card++) {
      let isFirst = true
      // The first draw of a card is its place in the print run.
      const round = playScratch(model, (below) => {
        drawn = isFirst ? card : rest(below)
        isFirst = false
        return drawn
      })
      tenths += round.tenths
    }
    expect(same(scratchReturn(model), fraction(tenths, cards * 10))).toBe(true)
  },
)

test("a card shows its prize three times and nothing else three times", () => {
  const draw = seededDraw(29)
  let won = 0
  for (let card = 0; card < 5000; card++) {
    const { fields, prize, tenths } = playScratch(small, draw)
    expect(fields).toHaveLength(FIELDS)
    const kinds = fields.filter((kind) => fields.filter((other) => other === kind).length >= EQUAL)
    expect(kinds).toEqual(prize === undefined ? [] : [prize, prize, prize])
    expect(tenths).toBe(prize === undefined ? 0 : small.prizes[prize]!.tenths)
    if (prize !== undefined) won++
  }
  expect(Math.abs(won - 5000 * (23 / 60))).toBeLessThan(4 * Math.sqrt(5000 * (23 / 60) * (37 / 60)))
})

test.each(titles)(
  "%s draws ascending amounts and pays whole cents",
  (_code, { model, look, stakesCents }) => {
    expect(new Set(look.prizes).size).toBe(model.prizes.length)
    const amounts = model.prizes.map(({ tenths }) => tenths)
    expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b))
    for (const stake of stakesCents)
      for (const { tenths } of model.prizes) expect((stake * tenths) % 10).toBe(0)
  },
)

test("refuses a stake that is not listed", () => {
  expect(scratchEngine.stakeOf(small, [50, 100], { stakeCents: 100 })).toBe(100)
  for (const stakeCents of [0, 99, -50, 0.5])
    expect(scratchEngine.stakeOf(small, [50, 100], { stakeCents })).toBe("stake")
  expect(scratchEngine.stakeOf(small, [50, 100], {})).toBe("stake")
})
