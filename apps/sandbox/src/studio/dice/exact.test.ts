import { describe, expect, test } from "vitest"
import { type Fraction, fraction, same } from "../fraction.ts"
import { diceReturn, gridCounts } from "./exact.ts"
import { CELLS, type DiceModel, EIGHT_LINES, FIVE_LINES } from "./model.ts"
import { settleDice, turnsEarned } from "./play.ts"

function* choices(
  weights: readonly number[],
  length: number,
  chosen: number[] = [],
  ways = 1,
): Generator<[number[], number]> {
  if (chosen.length === length) yield [chosen, ways]
  else
    for (const [index, weight] of weights.entries())
      yield* choices(weights, length, [...chosen, index], ways * weight)
}

/** The return by rolling every die and turning every wheel field, through the rules that play uses. */
function bruteReturn(model: DiceModel): Fraction {
  const sides = model.faces.map((face) => face.sides)
  const weights = model.wheel.map((field) => field.weight)
  const wheelWeight = weights.reduce((all, weight) => all + weight, 0)
  let tenths = fraction(0)
  const perTurns = new Map<number, bigint>()
  for (const [dice, ways] of choices(sides, CELLS * model.grids)) {
    const grids = Array.from({ length: model.grids }, (_, grid) =>
      dice
        .slice(grid * CELLS, grid * CELLS + CELLS)
        .map((face) => model.faces[face]!.id)
        .join(""),
    )
    const turns = turnsEarned(model, grids)
    for (const [fields, weight] of choices(weights, turns)) {
      const round = settleDice(model, grids, fields)
      const won = BigInt(round.ladderTenths + round.mysteryTenths) * BigInt(ways * weight)
      if (won > 0n) perTurns.set(turns, (perTurns.get(turns) ?? 0n) + won)
    }
  }
  const rolls = sides.reduce((all, one) => all + one, 0) ** (CELLS * model.grids)
  for (const [turns, won] of perTurns) {
    const part = fraction(won, BigInt(rolls) * BigInt(wheelWeight || 1) ** BigInt(turns) * 10n)
    tenths = fraction(tenths.n * part.d + part.n * tenths.d, tenths.d * part.d)
  }
  return tenths
}

const one: DiceModel = {
  engine: "dice",
  grids: 1,
  lines: EIGHT_LINES,
  faces: [
    { id: "1", sides: 2, points: 10 },
    { id: "2", sides: 1, points: 30 },
    { id: "B", sides: 1, points: 0 },
  ],
  fullHouse: 1,
  wheel: [
    { prize: "points", points: 40, weight: 3 },
    { prize: "mystery", tenths: 70, weight: 1 },
  ],
  ladder: [
    { points: 10, tenths: 5 },
    { points: 30, tenths: 12 },
    { points: 60, tenths: 40 },
    { points: 100, tenths: 200 },
  ],
}

describe("exact return against every roll", () => {
  test("one grid with a wheel", () => {
    expect(same(diceReturn(one), bruteReturn(one))).toBe(true)
  })

  test("two grids with a wheel and the multiplier for both", () => {
    const two: DiceModel = {
      ...one,
      grids: 2,
      fullHouse: 3,
      lines: FIVE_LINES,
      faces: [
        { id: "1", sides: 3, points: 10 },
        { id: "B", sides: 1, points: 0 },
      ],
    }
    expect(same(diceReturn(two), bruteReturn(two))).toBe(true)
  })

  test("no bonus dice, no wheel", () => {
    const plain: DiceModel = { ...one, faces: one.faces.slice(0, 2), wheel: [] }
    expect(same(diceReturn(plain), bruteReturn(plain))).toBe(true)
  })
})

test("every roll of a grid is counted once", () => {
  const total = [...gridCounts(one).values()].reduce((all, count) => all + count, 0)
  expect(total).toBe(4 ** CELLS)
})
