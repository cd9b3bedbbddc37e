import fc from "fast-check"
import { expect, it } from "vitest"
import { topHundredths } from "./result.ts"
import { autoCashOutAt, isValidStake, isValidTarget, paidCents, type Terms } from "./stake.ts"

const terms: Terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }

it("a stake is whole cents within the terms, a target whole hundredths from 1.01 to the top", () => {
  expect([9, 10, 10.5, 10_000, 10_001, Number.NaN].map((cents) => isValidStake(cents, terms))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ])
  expect([100, 101, 150.5, topHundredths, topHundredths + 1].map(isValidTarget)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

it("is paid in whole cents, rounded down, up to the maximum", () => {
  expect(paidCents(200, 468, terms)).toBe(936)
  expect(paidCents(33, 101, terms)).toBe(33)
  expect(paidCents(99, 199, terms)).toBe(197)
  expect(paidCents(10_000, 10_000, terms)).toBe(1_000_000)
  expect(paidCents(10_000, 10_001, terms)).toBe(1_000_000)
})

it("is cashed out at its target, or where it can win no more", () => {
  expect(autoCashOutAt({ stakeCents: 200, target: 300 }, terms)).toBe(300)
  expect(autoCashOutAt({ stakeCents: 10_000, target: 20_000 }, terms)).toBe(10_000)
  expect(autoCashOutAt({ stakeCents: 10_000 }, terms)).toBe(10_000)
  expect(autoCashOutAt({ stakeCents: 10 }, terms)).toBe(topHundredths)
})

it("any stake at any multiplier is paid as by exact whole numbers, and reaches the maximum only at its automatic cash-out", () => {
  const stake = fc.integer({ min: 10, max: 10_000 })
  const target = fc.integer({ min: 101, max: topHundredths })
  fc.assert(
    fc.property(stake, target, (stakeCents, at) => {
      const exact = (BigInt(stakeCents) * BigInt(at)) / 100n
      const most = BigInt(terms.maxPaidCents)
      expect(BigInt(paidCents(stakeCents, at, terms))).toBe(exact < most ? exact : most)
      const last = autoCashOutAt({ stakeCents }, terms)
      expect(paidCents(stakeCents, last, terms)).toBe(
        last === topHundredths ? stakeCents * 100_000 : 1_000_000,
      )
      expect(paidCents(stakeCents, last - 1, terms)).toBeLessThan(1_000_000)
      expect(autoCashOutAt({ stakeCents, target: at }, terms)).toBe(Math.min(at, last))
    }),
    { numRuns: 2_000 },
  )
})
