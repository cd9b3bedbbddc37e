import { expect, test } from "vitest"
import { fraction, same } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { titlesOf } from "../titles/index.ts"
import { betsRefusal, playRoulette, type RouletteModel, rouletteReturn, settle, spotReturn } from "./play.ts"
import { POCKETS, SPOTS, WHEEL } from "./table.ts"

const european: RouletteModel = {
  engine: "roulette",
  laPartage: false,
  chipsCents: [10, 100],
  tableCents: 1000,
}
const french: RouletteModel = { ...european, laPartage: true }
const spots = [...SPOTS.values()]

test("the table has every spot of a single-zero layout", () => {
  const count = (kind: string) => spots.filter((spot) => spot.kind === kind).length
  expect(
    [
      "straight",
      "split",
      "street",
      "trio",
      "corner",
      "first-four",
      "line",
      "column",
      "dozen",
      "even-money",
    ].map(count),
  ).toEqual([37, 60, 12, 2, 22, 1, 11, 3, 3, 6])
  expect(SPOTS.get("split-17-20")?.numbers).toEqual([17, 20])
  expect(SPOTS.get("corner-32-33-35-36")).toBeDefined()
  expect(SPOTS.get("split-3-4")).toBeUndefined()
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: POCKETS }, (_, pocket) => pocket))
})

test("the whole wheel returns 36/37 on every spot", () => {
  for (const spot of spots) {
    const paid = Array.from({ length: POCKETS }, (_, pocket) => settle(european, spot, 10, pocket)).reduce(
      (a, b) => a + b,
      0,
    )
    expect(paid, spot.key).toBe(360)
    expect(same(spotReturn(european, spot), fraction(36, 37))).toBe(true)
  }
})

test("la partage gives half back on zero, for even money only", () => {
  expect(same(spotReturn(french, SPOTS.get("red")!), fraction(73, 74))).toBe(true)
  expect(same(spotReturn(french, SPOTS.get("dozen-1")!), fraction(36, 37))).toBe(true)
  expect(same(rouletteReturn(french), fraction(36, 37))).toBe(true)
  expect(settle(french, SPOTS.get("low")!, 10, 0)).toBe(5)
})

test("a title's every chip halves into whole cents, and a half is paid as one", () => {
  const low = SPOTS.get("low")!
  for (const { code, model } of titlesOf("roulette"))
    for (const chip of model.chipsCents) {
      expect(chip % 2, `${code} ${chip}`).toBe(0)
      expect(settle({ ...model, laPartage: true }, low, chip, 0), `${code} ${chip}`).toBe(chip / 2)
    }
})

test("a title accepts each of its chips", () => {
  for (const { code, model } of titlesOf("roulette"))
    for (const chip of model.chipsCents)
      expect(betsRefusal(model, { red: chip }), `${code} ${chip}`).toBeUndefined()
})

test.each([
  [{}, "empty"],
  [{ "split-3-4": 10 }, "spot"],
  [{ red: 15 }, "amount"],
  [{ red: -10 }, "amount"],
  [{ red: 0.5 }, "amount"],
  [{ red: 900, black: 200 }, "table"],
  [{ red: 900, black: 100 }, undefined],
])("chips %j are judged %s", (bets, verdict) => {
  expect(betsRefusal(european, bets)).toBe(verdict)
})

test("a spin pays the winning spots only", () => {
  const round = playRoulette(
    european,
    { "straight-17": 10, red: 20, black: 20, "corner-14-15-17-18": 10 },
    () => 17,
  )
  expect(round.wins).toEqual([
    { spot: "straight-17", stakeCents: 10, winCents: 360 },
    { spot: "black", stakeCents: 20, winCents: 40 },
    { spot: "corner-14-15-17-18", stakeCents: 10, winCents: 90 },
  ])
  expect(round.winCents).toBe(490)
})

test("a seeded run comes close to the exact return", () => {
  const draw = seededDraw(37)
  const spins = 40_000
  let paid = 0
  for (let spin = 0; spin < spins; spin++) paid += playRoulette(european, { "dozen-2": 10 }, draw).winCents
  const deviation = Math.sqrt((12 / 37) * (25 / 37)) * 3
  expect(Math.abs(paid / (spins * 10) - 36 / 37)).toBeLessThan((4 * deviation) / Math.sqrt(spins))
})
