import { expect, test } from "vitest"
import { computeGameSessionNet } from "./gameSessionNet.ts"

test("counts from the day's net at the game's opening", () => {
  const opened = { stakes: 40, wins: 27.6, net: -12.4 }
  expect(computeGameSessionNet(opened, opened)).toBe(0)
  expect(computeGameSessionNet(opened, { stakes: 40.3, wins: 27.7, net: -12.6 })).toBe(-0.2)
})

test("counts only the new day after midnight", () => {
  expect(computeGameSessionNet({ stakes: 40, wins: 0, net: -40 }, { stakes: 1, wins: 3, net: 2 })).toBe(2)
})
