import { randomBytes } from "node:crypto"
import { expect, test } from "vitest"
import { type Draw, pick, reject } from "./chance.ts"
import { secureDraw } from "./secure-draw.ts"
import { seededDraw } from "./seeded.ts"

test("the uneven end of the 32-bit range is drawn again", () => {
  const below = 3
  const uneven = 2 ** 32 - 1
  const values = [uneven, 7]
  expect(uneven % below).toBe(0)
  expect(reject(() => values.shift() ?? 0, below)).toBe(1)
  expect(values).toEqual([])
})

test("the last fair value is used", () => {
  expect(reject(() => 2 ** 32 - 2, 3)).toBe(2)
})

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("a bound of %s is refused", (below) => {
  expect(() => reject(() => 0, below)).toThrow(RangeError)
})

test("the secure draw reaches every pocket and leaves none out", () => {
  const draw = secureDraw()
  const counts = Array.from({ length: 37 }, () => 0)
  const draws = 37_000
  for (let turn = 0; turn < draws; turn++) counts[draw(37)]!++
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
  // 36 degrees of freedom: above 90 happens once in a million runs of a fair source.
  expect(chiSquare).toBeLessThan(90)
})

test("weights decide how often an index is picked", () => {
  const draw = seededDraw(1)
  const counts = [0, 0, 0]
  for (let turn = 0; turn < 8000; turn++) counts[pick(draw, [1, 0, 3])]!++
  expect(counts[1]).toBe(0)
  expect(counts[2]! / counts[0]!).toBeCloseTo(3, 0)
})

/** How far the thirds of a range are from equal, as chi-square with 2 degrees of freedom. */
function thirdsChiSquare(draw: Draw): number {
  // A remainder of 32 bits by three quarters of their range meets its first third twice as often.
  const third = 2 ** 30
  const counts = [0, 0, 0]
  const draws = 3_000
  for (let turn = 0; turn < draws; turn++) counts[Math.floor(draw(3 * third) / third)]!++
  return counts.reduce((sum, count) => sum + (count - draws / 3) ** 2 / (draws / 3), 0)
}

test("a planted modulo bias is found where the secure draw has none", () => {
  const biased: Draw = (below) => randomBytes(4).readUInt32BE() % below
  // Above 27.6 happens once in a million runs of a fair source.
  expect(thirdsChiSquare(secureDraw())).toBeLessThan(27.6)
  expect(thirdsChiSquare(biased)).toBeGreaterThan(27.6)
})
