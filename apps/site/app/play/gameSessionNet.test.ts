import { expect, test } from "vitest"
import { computeGameSessionNet } from "./gameSessionNet.ts"

test("a sitting counts from where the day stood when the game was opened", () => {
  const opened = { stakes: 40, wins: 27.6, net: -12.4 }
  expect(computeGameSessionNet(opened, opened)).toBe(0)
  expect(computeGameSessionNet(opened, { stakes: 40.3, wins: 27.7, net: -12.6 })).toBe(-0.2)
})

test("after midnight only the new day counts", () => {
  expect(computeGameSessionNet({ stakes: 40, wins: 0, net: -40 }, { stakes: 1, wins: 3, net: 2 })).toBe(2)
})
