import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hourMs } from "../../platform/lib/calendar.ts"
import { computeShares, isoWeekNumber, weekStarting, weeksAt } from "./rules.ts"

const percents = [30, 20, 15, 10, 8, 5, 4, 3, 3, 2]
const hours = ({ from, until }: { from: Date; until: Date }) => (until.getTime() - from.getTime()) / hourMs

describe("a week of quests", () => {
  it("runs from Monday 00:00 to Sunday 24:00 in Brussels", () => {
    expect(weeksAt(new Date("2026-11-18T12:00:00Z"))).toEqual([
      {
        monday: "2026-11-16",
        from: new Date("2026-11-15T23:00:00Z"),
        until: new Date("2026-11-22T23:00:00Z"),
      },
      {
        monday: "2026-11-23",
        from: new Date("2026-11-22T23:00:00Z"),
        until: new Date("2026-11-29T23:00:00Z"),
      },
    ])
  })

  it("is an hour shorter or longer when the clocks change on its Sunday", () => {
    expect(hours(weekStarting("2026-03-23"))).toBe(167)
    expect(hours(weekStarting("2026-10-19"))).toBe(169)
    expect(weekStarting("2026-03-23").until).toEqual(new Date("2026-03-29T22:00:00Z"))
    expect(weekStarting("2026-10-19").until).toEqual(new Date("2026-10-25T23:00:00Z"))
  })

  it.each([
    ["the last instant of a week", "2026-11-22T22:59:59.999Z", "2026-11-16"],
    ["the first of the next", "2026-11-22T23:00:00Z", "2026-11-23"],
    ["the last before the clocks go forward", "2026-03-29T21:59:59.999Z", "2026-03-23"],
    ["the first after", "2026-03-29T22:00:00Z", "2026-03-30"],
    ["the last before the clocks go back", "2026-10-25T22:59:59.999Z", "2026-10-19"],
    ["the first after that", "2026-10-25T23:00:00Z", "2026-10-26"],
    ["new year's eve", "2026-12-31T22:30:00Z", "2026-12-28"],
    ["new year's day in Brussels", "2026-12-31T23:30:00Z", "2026-12-28"],
    ["the first Monday of a year", "2027-01-03T23:00:00Z", "2027-01-04"],
  ])("holds %s", (_, instant, monday) => {
    expect(weeksAt(new Date(instant))[0].monday).toBe(monday)
  })

  it("follows the one before without a gap, through years of weeks", () => {
    let { monday, until } = weekStarting("2025-12-29")
    for (let n = 0; n < 520; n++) {
      const [, next] = weeksAt(new Date(until.getTime() - 1))
      expect(next.from).toEqual(until)
      expect(next.monday > monday).toBe(true)
      ;({ monday, until } = next)
    }
  })

  it("has the number that calendars give it", () => {
    const numbers = ["2026-11-16", "2025-12-29", "2026-12-28", "2027-01-04", "2024-12-30", "2021-01-04"]
    expect(numbers.map(isoWeekNumber)).toEqual([47, 1, 53, 1, 1, 1])
  })
})

describe("the shares of a pool", () => {
  it("are the percentages of the places, in whole cents", () => {
    expect(computeShares(924_000, percents, 10)).toEqual([
      277_200, 184_800, 138_600, 92_400, 73_920, 46_200, 36_960, 27_720, 27_720, 18_480,
    ])
  })

  it("of places that nobody reached go to the others in proportion", () => {
    expect(computeShares(9_000, percents, 1)).toEqual([9_000])
    expect(computeShares(9_000, percents, 2)).toEqual([5_400, 3_600])
    expect(computeShares(9_000, percents, 0)).toEqual([])
  })

  it("that leave cents give them to the largest remainders, of equal ones to the higher place", () => {
    // 30/65, 20/65 and 15/65 of 100: 46.15, 30.77 and 23.08.
    expect(computeShares(100, percents, 3)).toEqual([46, 31, 23])
    expect(computeShares(1, [50, 50], 2)).toEqual([1, 0])
  })

  it("come to the whole pool, in descending order, each within a cent of its exact share", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 10 }),
        (pool, reached) => {
          const shares = computeShares(pool, percents, reached)
          const whole = percents.slice(0, reached).reduce((sum, percent) => sum + percent, 0)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(pool)
          expect(shares.every((share, n) => n === 0 || share <= shares[n - 1]!)).toBe(true)
          expect(shares.every((share, n) => Math.abs(share - (pool * percents[n]!) / whole) < 1)).toBe(true)
        },
      ),
    )
  })
})
