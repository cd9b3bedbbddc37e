import { expect, it } from "vitest"
import { coinsIn, mostOf, stepped, worthOf } from "./club.ts"

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
  expect(coinsIn(text)).toBe(coins)
})

it("offers whole steps of what there is, and what they are worth", () => {
  expect(mostOf(2_315.75, terms)).toBe(2_300)
  expect(worthOf(2_300, terms)).toBe(2.3)
  expect(worthOf(1_100, terms)).toBe(1.1)
})

it("goes by steps between the least and the most", () => {
  expect(stepped(1_000, 1, 2_315, terms)).toBe(1_100)
  expect(stepped(1_050, 1, 2_315, terms)).toBe(1_100)
  expect(stepped(1_150, -1, 2_315, terms)).toBe(1_100)
  expect(stepped(1_000, -1, 2_315, terms)).toBe(1_000)
  expect(stepped(2_300, 1, 2_315, terms)).toBe(2_300)
})
