import { describe, expect, it } from "vitest"
import { computeBonus, computeBonusEnd, computeWagered } from "./rules.ts"

const terms = { percent: 100, mostCents: 10_000, wagering: 35, days: 30, largestStakeCents: 500 }

describe("a joining bonus", () => {
  it.each([
    [1_000, 100, 1_000],
    [10_000, 100, 10_000],
    [20_000, 100, 10_000],
    [3_333, 50, 1_666],
    [1, 50, 0],
  ])("of a deposit of %d cents at %d %% is %d cents", (deposit, percent, amountCents) => {
    expect(computeBonus(deposit, { ...terms, percent })).toEqual({
      amountCents,
      requiredCents: amountCents * 35,
    })
  })

  it("can be played for thirty days", () => {
    expect(computeBonusEnd(new Date("2026-02-01T10:00Z"), terms)).toEqual(new Date("2026-03-03T10:00Z"))
  })
})

describe("what counts of a stake", () => {
  const share = { percents: { slots: 100, tables: 10 }, other: 25 }
  it.each([
    ["slots", 1_000n, 1_000n],
    ["tables", 1_000n, 100n],
    ["live", 1_000n, 250n],
    [null, 1_000n, 250n],
  ])("of %s", (category, stake, units) => {
    expect(computeWagered(stake, category, share)).toBe(units)
  })
})
