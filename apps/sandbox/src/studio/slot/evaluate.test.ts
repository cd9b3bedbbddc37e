import { expect, test } from "vitest"
import { evaluate, linePrize } from "./evaluate.ts"
import type { SlotModel } from "./model.ts"

const model: SlotModel = {
  engine: "slot",
  reels: [],
  pays: { W: [0, 50, 100, 200], A: [0, 10, 20, 40], B: [0, 5, 8, 300] },
  scatterPays: [2, 10, 50],
  lines: [[1, 1, 1, 1, 1]],
  stakeCoins: 1,
  wilds: "plain",
  freeSpins: { awards: [0, 0, 0], retriggers: [0, 0, 0], multiplier: 1, maximum: 1 },
}

test.each([
  ["AAABB", { symbol: "A", count: 3, coins: 10 }],
  ["AABAA", { symbol: "A", count: 2, coins: 0 }],
  ["WAAWB", { symbol: "A", count: 4, coins: 20 }],
  ["WWWAB", { symbol: "W", count: 3, coins: 50 }],
  ["WWWWB", { symbol: "B", count: 5, coins: 300 }],
  ["WWWSB", { symbol: "W", count: 3, coins: 50 }],
  ["WWWWW", { symbol: "W", count: 5, coins: 200 }],
  ["SAAAA", { symbol: "W", count: 0, coins: 0 }],
])("line %s", (letters, prize) => {
  expect(linePrize(model, [...letters])).toMatchObject({ coins: prize.coins })
  if (prize.coins > 0) expect(linePrize(model, [...letters])).toEqual(prize)
})

test("an expanding wild pays on every row but never hides a scatter", () => {
  const expanding: SlotModel = { ...model, wilds: "expanding", lines: [[0, 0, 0, 0, 0]] }
  expect(evaluate(expanding, ["ABB", "BWB", "ABB", "BAB", "BAB"])).toEqual([
    { by: "line", line: 0, symbol: "A", count: 3, coins: 10 },
  ])
  expect(evaluate(expanding, ["ABB", "BWS", "ABB", "BAB", "BAB"])).toEqual([])
})

test("ways multiply by the number of symbols and wilds on each reel", () => {
  const { lines: _none, ...rest } = model
  expect(evaluate(rest, ["AAB", "AWB", "ABB", "BBB", "BBB"])).toEqual([
    { by: "ways", symbol: "A", count: 3, ways: 4, coins: 40 },
    { by: "ways", symbol: "B", count: 5, ways: 1 * 2 * 2 * 3 * 3, coins: 300 * 36 },
  ])
})

test("scatters pay wherever they stand", () => {
  expect(evaluate(model, ["SAB", "ABS", "BSA", "AAB", "BBA"])).toContainEqual({
    by: "scatter",
    count: 3,
    coins: 2,
  })
})
