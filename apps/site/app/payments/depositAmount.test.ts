import { expect, it } from "vitest"
import { computeMaxCents, findAmountProblem } from "./depositAmount.ts"

const terms = { min: 10, max: 150 }

it("takes what fits into the room and the method", () => {
  expect(computeMaxCents(terms, 140)).toBe(14_000)
  expect(computeMaxCents(terms, 200)).toBe(15_000)
  expect(computeMaxCents(terms, 0.29)).toBe(29)
})

it("says why an amount does not fit, the room before the method", () => {
  expect(findAmountProblem(undefined, terms, 140)).toBe("amountMissing")
  expect(findAmountProblem(0, terms, 140)).toBe("amountMissing")
  expect(findAmountProblem(999, terms, 140)).toBe("belowMinimum")
  expect(findAmountProblem(1_000, terms, 140)).toBeNull()
  expect(findAmountProblem(14_000, terms, 140)).toBeNull()
  expect(findAmountProblem(14_001, terms, 140)).toBe("aboveRoom")
  expect(findAmountProblem(16_000, terms, 155)).toBe("aboveRoom")
  expect(findAmountProblem(16_000, terms, 200)).toBe("aboveMaximum")
})
