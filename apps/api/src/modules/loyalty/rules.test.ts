import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { computeCoins, computeReversal, computeStakePoints, levelForPoints } from "./rules.ts"

const euros = (cents: number) => BigInt(cents) * 1000n
type Level = { level: number; startPoint: number }
const levels: [Level, ...Level[]] = [
  { level: 1, startPoint: 0 },
  { level: 2, startPoint: 1000 },
  { level: 3, startPoint: 5000 },
]

describe("Elite Club", () => {
  it("gives a point for a euro on slots and 0.3 on roulette", () => {
    expect(computeStakePoints(euros(100), 100)).toBe(1000n)
    expect(computeStakePoints(euros(250), 30)).toBe(750n)
    expect(computeStakePoints(euros(1), 30)).toBe(3n)
  })
  it("gives coins by the rank's multiplier", () => {
    expect(computeCoins(1000n, 110)).toBe(1100n)
    expect(computeCoins(3n, 125)).toBe(3n)
  })
  it("ranks from the first point of a level on", () => {
    expect(
      [0, 999, 1000, 4999, 5000, 9_999_999].map((points) => levelForPoints(levels, points).level),
    ).toEqual([1, 1, 2, 2, 3, 3])
  })
  it("reverses everything once the whole stake is voided, in any parts", () => {
    const cents = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(20, 30, 100),
        (stakes, weight) => {
          let left = stakes.reduce((sum, stake) => sum + euros(stake), 0n)
          let points = computeStakePoints(left, weight)
          let coins = computeCoins(points, 125)
          for (const stake of stakes) {
            const back = computeReversal({ stakeUnits: left, points, coins }, euros(stake))
            expect(back.points).toBeGreaterThanOrEqual(0n)
            left -= euros(stake)
            points -= back.points
            coins -= back.coins
          }
          expect([left, points, coins]).toEqual([0n, 0n, 0n])
        },
      ),
    )
  })
})
