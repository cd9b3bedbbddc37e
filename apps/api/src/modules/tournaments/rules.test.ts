import { describe, expect, it } from "vitest"
import { computePayouts, computePoints, isOpenAt, placeShares, type ScoringRules, stateAt } from "./rules.ts"

const euro = 100_000n
const terms = (scoring: ScoringRules["scoring"], change: Partial<ScoringRules> = {}): ScoringRules => ({
  scoring,
  pointsEach: 1,
  capPoints: null,
  ...change,
})

describe("the score of a bet", () => {
  it("is its win as a multiple of its stake, whatever the stake", () => {
    const bet = { stakeUnits: euro, winUnits: (euro * 124n) / 10n }
    for (const scoring of ["bestMultiplier", "sumOfMultipliers"] as const)
      expect(computePoints(terms(scoring), bet)).toBe(12_400n)
    expect(computePoints(terms("bestMultiplier"), { stakeUnits: 3n * euro, winUnits: euro })).toBe(333n)
  })
  it("is euros won, or euros staked", () => {
    const bet = { stakeUnits: 2n * euro, winUnits: 7n * euro + 50_000n }
    expect(computePoints(terms("totalWon"), bet)).toBe(7_500n)
    expect(computePoints(terms("totalStaked", { pointsEach: 10 }), bet)).toBe(20_000n)
  })
  it("is no more than its cap", () => {
    expect(
      computePoints(terms("bestMultiplier", { capPoints: 100 }), { stakeUnits: euro, winUnits: 500n * euro }),
    ).toBe(100_000n)
  })
})

describe("the payouts of places", () => {
  const ladder = [
    { to: 1, sharePpm: 500_000 },
    { to: 3, sharePpm: 250_000 },
  ]
  it("have a share for each place", () => {
    expect(placeShares(ladder)).toEqual([500_000, 250_000, 250_000])
  })
  it("are the whole pool in whole cents; a cent left goes to the place that would lose most of it", () => {
    expect(computePayouts(10n * euro, ladder, 3)).toEqual([5n * euro, 250_000n, 250_000n])
    expect(computePayouts(1_001_000n, ladder, 3)).toEqual([501_000n, 250_000n, 250_000n])
    const thirds = [
      { to: 1, sharePpm: 333_334 },
      { to: 3, sharePpm: 333_333 },
    ]
    expect(computePayouts(100_000n, thirds, 3)).toEqual([34_000n, 33_000n, 33_000n])
  })
  it("go to the places that were reached, by their shares", () => {
    expect(computePayouts(9n * euro, ladder, 2)).toEqual([6n * euro, 3n * euro])
    expect(computePayouts(9n * euro, ladder, 1)).toEqual([9n * euro])
    expect(computePayouts(9n * euro, ladder, 0)).toEqual([])
    expect(computePayouts(9n * euro, ladder, 50)).toHaveLength(3)
  })
  it("are never a cent more or less than the pool", () => {
    for (let cents = 1; cents < 400; cents += 7)
      for (let reached = 1; reached <= 20; reached++) {
        const prizes = [
          { to: 1, sharePpm: 300_001 },
          { to: 4, sharePpm: 133_333 },
          { to: 20, sharePpm: 18_750 },
        ]
        const paid = computePayouts(BigInt(cents) * 1000n, prizes, reached)
        expect(paid.reduce((sum, each) => sum + each, 0n)).toBe(BigInt(cents) * 1000n)
        expect(
          paid.every((each, i) => each >= 0n && each % 1000n === 0n && each <= (paid[i - 1] ?? each)),
        ).toBe(true)
      }
  })
})

describe("the state of a tournament", () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12, minutes))
  const times = { opens_at: at(0), begins_at: at(10), closes_at: at(15), ends_at: at(20) }
  it("follows its instants while the timetable is behind", () => {
    expect(stateAt("announced", times, at(-1))).toBe("announced")
    expect(stateAt("announced", times, at(0))).toBe("registering")
    expect(stateAt("running", times, at(19))).toBe("running")
    expect(stateAt("running", times, at(20))).toBe("calculating")
  })
  it("is open from its first instant to the last millisecond before entry closes", () => {
    const closes = times.closes_at.getTime()
    expect(
      [at(-1), at(0), at(12), new Date(closes - 1), new Date(closes)].map((now) =>
        isOpenAt("running", times, now),
      ),
    ).toEqual([false, true, true, true, false])
    expect(isOpenAt("cancelled", times, at(12))).toBe(false)
  })
})
