import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hourMs } from "../../platform/lib/calendar.ts"
import { computeHeadroomAt, computeWeeklyDeposits, depositWindowMs } from "./rules.ts"

const now = new Date("2026-11-20T12:00:00Z")
const ago = (ms: number) => new Date(now.getTime() - ms)

describe("the rolling week of deposits", () => {
  it("counts a deposit for 168 hours to the millisecond", () => {
    const uses = [
      { amountCents: 5000, at: ago(depositWindowMs) },
      { amountCents: 3000, at: ago(depositWindowMs - 1) },
      { amountCents: 2000, at: ago(hourMs) },
    ]
    const week = computeWeeklyDeposits(20000, uses, now)
    expect(week.usedCents).toBe(5000)
    expect(week.remainingCents).toBe(15000)
    expect(week.freesUp.map(({ at }) => at.getTime() - now.getTime())).toEqual([1, depositWindowMs - hourMs])
  })

  it("leaves zero where a limit was lowered below what is used", () => {
    expect(computeWeeklyDeposits(1000, [{ amountCents: 5000, at: ago(hourMs) }], now).remainingCents).toBe(0)
  })

  it("computes when an amount fits, which one above the limit never does", () => {
    const week = computeWeeklyDeposits(
      20000,
      [
        { amountCents: 15000, at: ago(2 * hourMs) },
        { amountCents: 5000, at: ago(hourMs) },
      ],
      now,
    )
    expect(computeHeadroomAt(week, 15000)?.getTime()).toBe(now.getTime() + depositWindowMs - 2 * hourMs)
    expect(computeHeadroomAt(week, 15001)?.getTime()).toBe(now.getTime() + depositWindowMs - hourMs)
    expect(computeHeadroomAt(week, 20001)).toBeNull()
  })

  it("keeps used plus remaining equal to the limit, and allows an amount at the computed instant", () => {
    const use = fc.record({
      amountCents: fc.integer({ min: 1, max: 5000 }),
      at: fc.integer({ min: 0, max: 2 * depositWindowMs }).map(ago),
    })
    fc.assert(
      fc.property(
        fc.array(use, { maxLength: 4 }),
        fc.integer({ min: 1, max: 20000 }),
        (uses, amountCents) => {
          const week = computeWeeklyDeposits(20000, uses, now)
          expect(week.usedCents + week.remainingCents).toBe(20000)
          const at = amountCents <= week.remainingCents ? now : computeHeadroomAt(week, amountCents)
          expect(computeWeeklyDeposits(20000, uses, at!).remainingCents).toBeGreaterThanOrEqual(amountCents)
        },
      ),
    )
  })
})
