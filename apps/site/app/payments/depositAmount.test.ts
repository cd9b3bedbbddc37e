import { expect, it } from "vitest"
import { computeMaxCents, findAmountProblem } from "./depositAmount.ts"

const bounds = { min: 10, max: 150 }

it("accepts an amount within the room and the method's bounds", () => {
  expect(computeMaxCents(bounds, 140)).toBe(14_000)
  expect(computeMaxCents(bounds, 200)).toBe(15_000)
  expect(computeMaxCents(bounds, 0.29)).toBe(29)
})

it("names the room before the method as the reason", () => {
  expect(findAmountProblem(undefined, bounds, 140)).toBe("amountMissing")
  expect(findAmountProblem(0, bounds, 140)).toBe("amountMissing")
  expect(findAmountProblem(999, bounds, 140)).toBe("belowMinimum")
  expect(findAmountProblem(1_000, bounds, 140)).toBeNull()
  expect(findAmountProblem(14_000, bounds, 140)).toBeNull()
  expect(findAmountProblem(14_001, bounds, 140)).toBe("aboveRoom")
  expect(findAmountProblem(16_000, bounds, 155)).toBe("aboveRoom")
  expect(findAmountProblem(16_000, bounds, 200)).toBe("aboveMaximum")
})
