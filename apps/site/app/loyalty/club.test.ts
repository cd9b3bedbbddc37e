import { expect, it } from "vitest"
import { computeCoinValue, maxRedeemableCoins, parseCoins, stepCoins } from "./club.ts"

const terms = { coinsPerEuro: 1_000, least: 1_000, step: 100, isOn: true }

it.each([
  ["2300", 2_300],
  ["2.300", 2_300],
  ["1.002.300", 1_002_300],
  [" 2 300 ", 2_300],
  ["2\u202f300", 2_300],
  ["2’300", 2_300],
  ["", undefined],
  ["2,5", undefined],
  ["2.30", undefined],
  ["-100", undefined],
  ["1e3", undefined],
])("reads %j as %s coins", (text, coins) => {
  expect(parseCoins(text)).toBe(coins)
})

it("offers whole steps, and computes their value", () => {
  expect(maxRedeemableCoins(2_315.75, terms)).toBe(2_300)
  expect(computeCoinValue(2_300, terms)).toBe(2.3)
  expect(computeCoinValue(1_100, terms)).toBe(1.1)
})

it("steps between minimum and maximum", () => {
  expect(stepCoins(1_000, 1, 2_315, terms)).toBe(1_100)
  expect(stepCoins(1_050, 1, 2_315, terms)).toBe(1_100)
  expect(stepCoins(1_150, -1, 2_315, terms)).toBe(1_100)
  expect(stepCoins(1_000, -1, 2_315, terms)).toBe(1_000)
  expect(stepCoins(2_300, 1, 2_315, terms)).toBe(2_300)
})
