import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { brusselsDay, dayMs, nextDate } from "../../../platform/lib/calendar.ts"
import { computeFallDay, computeRankChange, type HeldRank, monthAfter, rankWindowStartOn } from "./rules.ts"

type Rank = { level: number; startPoint: number }
const ranks: [Rank, ...Rank[]] = [
  { level: 1, startPoint: 0 },
  { level: 2, startPoint: 1_000 },
  { level: 3, startPoint: 5_000 },
  { level: 4, startPoint: 20_000 },
]
const points = (now: number, then = now) => ({
  nowUnits: BigInt(now) * 1000n,
  thenUnits: BigInt(then) * 1000n,
})
const held = (level: number, more: Partial<HeldRank> = {}): HeldRank => ({
  level,
  fallsOn: null,
  fellOn: null,
  ...more,
})
const today = "2026-11-20"
const change = (of: HeldRank, units: ReturnType<typeof points>, on = today) =>
  computeRankChange(of, ranks, units, on, 14)

describe("a rank", () => {
  it("stays where its points suffice now and on the day it could fall", () => {
    expect(change(held(3), points(5_000))).toBeNull()
    expect(change(held(1), points(0))).toBeNull()
  })

  it("rises immediately, over several ranks, and cancels an announced fall", () => {
    expect(change(held(1), points(20_000))).toEqual({ kind: "rises", to: 4, held: held(4) })
    const fell = { fellOn: "2026-11-01" }
    expect(change(held(2, { fallsOn: "2026-12-05", ...fell }), points(5_000))).toEqual({
      kind: "rises",
      to: 3,
      held: held(3, fell),
    })
  })

  it("is announced to fall in fourteen whole days once its points of that day are too few", () => {
    expect(change(held(3), points(5_360, 4_948))).toEqual({
      kind: "isToFall",
      to: 2,
      on: "2026-12-05",
      held: held(3, { fallsOn: "2026-12-05" }),
    })
  })

  it("waits for the announced day, then falls by one, however few points are left", () => {
    const announced = held(4, { fallsOn: "2026-12-05" })
    expect(change(announced, points(0), "2026-12-04")).toBeNull()
    expect(change(announced, points(0), "2026-12-05")).toEqual({
      kind: "falls",
      to: 3,
      held: held(3, { fellOn: "2026-12-05" }),
    })
  })

  it("stays when enough points count again, before its day and on it", () => {
    const announced = held(3, { fallsOn: "2026-12-05" })
    const stays = { kind: "stays", to: 3, held: held(3) }
    expect(change(announced, points(5_400, 5_000))).toEqual(stays)
    expect(change(announced, points(5_000, 0), "2026-12-05")).toEqual(stays)
  })

  it("that operators removed counts as the next lower one", () => {
    const gone: [Rank, ...Rank[]] = [ranks[0], ranks[2]!]
    expect(computeRankChange(held(2), gone, points(6_000), today, 14)).toMatchObject({ kind: "rises", to: 3 })
    expect(computeRankChange(held(2), gone, points(0), today, 14)).toBeNull()
  })
})

describe("the day of a fall", () => {
  it.each([
    ["2026-11-20", "2026-12-05"],
    ["2026-12-20", "2027-01-04"],
    ["2028-02-20", "2028-03-06"],
    ["2027-03-20", "2027-04-04"],
  ])("announced on %s is %s", (on, falls) => {
    expect(computeFallDay(held(3), on, 14)).toBe(falls)
  })

  it.each([
    ["2026-01-31", "2026-02-28"],
    ["2028-01-31", "2028-02-29"],
    ["2026-02-28", "2026-03-28"],
    ["2026-12-31", "2027-01-31"],
    ["2026-10-25", "2026-11-25"],
  ])("a month after %s is %s", (date, after) => {
    expect(monthAfter(date)).toBe(after)
  })

  it("is a month after the last fall, where that is later", () => {
    expect(computeFallDay(held(2, { fellOn: "2026-11-19" }), today, 14)).toBe("2026-12-19")
    expect(computeFallDay(held(2, { fellOn: "2026-10-30" }), today, 14)).toBe("2026-12-05")
  })

  it("begins at midnight in Belgium, and so does the year before it, when the clocks change", () => {
    const ms = 365 * dayMs
    for (const [date, midnight] of [
      ["2026-03-29", "2026-03-28T23:00:00.000Z"],
      ["2026-03-30", "2026-03-29T22:00:00.000Z"],
      ["2026-10-25", "2026-10-24T22:00:00.000Z"],
      ["2026-10-26", "2026-10-25T23:00:00.000Z"],
    ] as const) {
      expect(brusselsDay(date).from.toISOString()).toBe(midnight)
      expect(rankWindowStartOn(date).getTime()).toBe(Date.parse(midnight) - ms)
    }
  })
})

it("over any three years no rank falls by more than one in a month, or without fourteen days' notice", () => {
  const day = fc.record({
    now: fc.integer({ min: 0, max: 25_000 }),
    later: fc.integer({ min: 0, max: 25_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 30, maxLength: 400 }),
      fc.integer({ min: 0, max: 700 }),
      (days, offset) => {
        let date = new Date(Date.UTC(2026, 0, 1 + offset, 12)).toISOString().slice(0, 10)
        let rank = held(4)
        let announced: string | undefined
        let fell: string | undefined
        for (const { now, later } of days) {
          const found = computeRankChange(rank, ranks, points(now, Math.min(now, later)), date, 14)
          if (found?.kind === "isToFall") announced = date
          if (found?.kind === "falls") {
            expect(found.to).toBe(rank.level - 1)
            expect(
              brusselsDay(date).from.getTime() - brusselsDay(nextDate(announced!)).from.getTime(),
            ).toBeGreaterThan(14 * dayMs - 3_600_001)
            if (fell !== undefined) expect(date >= monthAfter(fell)).toBe(true)
            fell = date
          }
          rank = found?.held ?? rank
          date = nextDate(date)
        }
      },
    ),
    { numRuns: 200 },
  )
})
