import { describe, expect, it } from "vitest"
import {
  computePayoutAtTarget,
  defaultStake,
  findBetProblem,
  parseTarget,
  scaleStake,
  toTerms,
} from "./betForm.ts"

const terms = toTerms({ minStake: 0.1, maxStake: 100, maxPaid: 10_000 })

describe("the target of a bet", () => {
  it("is parsed in the local notation, in whole hundredths", () => {
    expect(["3", "2,50×", " 1.01 x", "100000"].map(parseTarget)).toEqual([300, 250, 101, 10_000_000])
  })
  it("is refused where it is ambiguous: 1.500 may be one and a half or fifteen hundred", () => {
    expect(["1.500", "1,500×", "0.100", "x2.000"].map(parseTarget)).toEqual(Array(4).fill(null))
    expect(["1.5", "1,50×", "1 500", "1500", "1.500,00"].map(parseTarget)).toEqual([
      150, 150, 150_000, 150_000, 150_000,
    ])
  })
  it("may be empty, and is refused below the lowest multiplier", () => {
    expect(["", " ", "×"].map(parseTarget)).toEqual([undefined, undefined, undefined])
    expect(["1", "1,00", "100000,01", "soon", "-3", "1,234"].map(parseTarget)).toEqual(Array(6).fill(null))
  })
})

it("finds the first problem of a panel, the stake before the target", () => {
  expect(findBetProblem(200, 300, terms)).toBeUndefined()
  expect(findBetProblem(200, undefined, terms)).toBeUndefined()
  expect(findBetProblem(undefined, null, terms)).toBe("stake")
  expect(findBetProblem(9, 300, terms)).toBe("stake")
  expect(findBetProblem(10_001, 300, terms)).toBe("stake")
  expect(findBetProblem(200, null, terms)).toBe("target")
})

it("halves and doubles a stake within the terms", () => {
  expect([scaleStake(200, 0.5, terms), scaleStake(200, 2, terms)]).toEqual([100, 400])
  expect([scaleStake(10, 0.5, terms), scaleStake(9_000, 2, terms), scaleStake(25, 0.5, terms)]).toEqual([
    10, 10_000, 13,
  ])
  expect(defaultStake(terms)).toBe(100)
  expect(defaultStake({ ...terms, minStakeCents: 500 })).toBe(500)
})

it("computes the payout at the target, at most the maximum of the terms", () => {
  expect(computePayoutAtTarget({ cents: 200, target: 300 }, terms)).toBe(600)
  expect(computePayoutAtTarget({ cents: 10_000, target: 10_000_000 }, terms)).toBe(1_000_000)
  expect(computePayoutAtTarget({ cents: 200, target: undefined }, terms)).toBeUndefined()
})
