import { describe, expect, it } from "vitest"
import { firstStake, problemOf, scaled, targetIn, termsOf, wouldPay } from "./wish.ts"

const terms = termsOf({ minStake: 0.1, maxStake: 100, maxPaid: 10_000 })

describe("where a bet is to leave", () => {
  it("is read as it is written here, in whole hundredths", () => {
    expect(["3", "2,50×", " 1.01 x", "100000"].map(targetIn)).toEqual([300, 250, 101, 10_000_000])
  })
  it("is refused where it could be two: one and a half is not fifteen hundred", () => {
    expect(["1.500", "1,500×", "0.100", "x2.000"].map(targetIn)).toEqual(Array(4).fill(null))
    expect(["1.5", "1,50×", "1 500", "1500", "1.500,00"].map(targetIn)).toEqual([
      150, 150, 150_000, 150_000, 150_000,
    ])
  })
  it("may be left open, and is refused where nobody can leave", () => {
    expect(["", " ", "×"].map(targetIn)).toEqual([undefined, undefined, undefined])
    expect(["1", "1,00", "100000,01", "soon", "-3", "1,234"].map(targetIn)).toEqual(Array(6).fill(null))
  })
})

it("finds what keeps a panel from being sent, the stake first", () => {
  expect(problemOf(200, 300, terms)).toBeUndefined()
  expect(problemOf(200, undefined, terms)).toBeUndefined()
  expect(problemOf(undefined, null, terms)).toBe("stake")
  expect(problemOf(9, 300, terms)).toBe("stake")
  expect(problemOf(10_001, 300, terms)).toBe("stake")
  expect(problemOf(200, null, terms)).toBe("target")
})

it("halves and doubles a stake within its terms", () => {
  expect([scaled(200, 0.5, terms), scaled(200, 2, terms)]).toEqual([100, 400])
  expect([scaled(10, 0.5, terms), scaled(9_000, 2, terms), scaled(25, 0.5, terms)]).toEqual([10, 10_000, 13])
  expect(firstStake(terms)).toBe(100)
  expect(firstStake({ ...terms, minStakeCents: 500 })).toBe(500)
})

it("says what a bet is paid where it leaves by itself, and never more than the terms allow", () => {
  expect(wouldPay({ cents: 200, target: 300 }, terms)).toBe(600)
  expect(wouldPay({ cents: 10_000, target: 10_000_000 }, terms)).toBe(1_000_000)
  expect(wouldPay({ cents: 200, target: undefined }, terms)).toBeUndefined()
})
