import { expect, it } from "vitest"
import { amountProblem, mostCents } from "./room.ts"

const terms = { min: 10, max: 150 }

it("takes what fits into the room and the method", () => {
  expect(mostCents(terms, 140)).toBe(14_000)
  expect(mostCents(terms, 200)).toBe(15_000)
  expect(mostCents(terms, 0.29)).toBe(29)
})

it("says why an amount does not fit, the room before the method", () => {
  expect(amountProblem(undefined, terms, 140)).toBe("amountMissing")
  expect(amountProblem(0, terms, 140)).toBe("amountMissing")
  expect(amountProblem(999, terms, 140)).toBe("belowMinimum")
  expect(amountProblem(1_000, terms, 140)).toBeNull()
  expect(amountProblem(14_000, terms, 140)).toBeNull()
  expect(amountProblem(14_001, terms, 140)).toBe("aboveRoom")
  expect(amountProblem(16_000, terms, 155)).toBe("aboveRoom")
  expect(amountProblem(16_000, terms, 200)).toBe("aboveMaximum")
})
