import fc from "fast-check"
import { expect, it } from "vitest"
import { redemptionTerms } from "../settings.ts"
import { computeWorthUnits, isRedeemable, type RedemptionRules } from "./rules.ts"

const terms = redemptionTerms.initial

it("accepts whole hundreds from a thousand on", () => {
  expect([900, 999, 1_000, 1_050, 1_100, 123_456].map((coins) => isRedeemable(coins, terms))).toEqual([
    false,
    false,
    true,
    false,
    true,
    false,
  ])
})

it("pays a euro for a thousand", () => {
  expect([1_000, 1_100, 2_300].map((coins) => computeWorthUnits(coins, terms))).toEqual([
    100_000n,
    110_000n,
    230_000n,
  ])
})

it("pays whole cents by any terms that can be set, and no more for one redemption than for its parts", () => {
  const any = fc
    .record({
      coinsPerEuro: fc.constantFrom(1_000, 2_000, 2_500, 10_000),
      cents: fc.integer({ min: 1, max: 200 }),
      times: fc.integer({ min: 1, max: 50 }),
    })
    .map(({ coinsPerEuro, cents, times }): RedemptionRules => {
      const step = (coinsPerEuro / 100) * cents
      return redemptionTerms.value.parse({ coinsPerEuro, step, least: step * times })
    })
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 40 }), (set, steps) => {
      const coins = steps * set.step
      const whole = computeWorthUnits(coins, set)
      expect(whole % 1_000n).toBe(0n)
      expect(whole).toBe(BigInt(steps) * computeWorthUnits(set.step, set))
    }),
  )
})
