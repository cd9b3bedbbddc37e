import { describe, expect, it } from "vitest"
import { rangeOf, startOfDay } from "./history.ts"

const now = new Date("2026-11-20T23:30:00Z")

describe("the range of a history", () => {
  it("takes Belgian days, both included, over both changes of the clock", () => {
    expect(startOfDay("2026-01-15").toISOString()).toBe("2026-01-14T23:00:00.000Z")
    expect(startOfDay("2026-03-29").toISOString()).toBe("2026-03-28T23:00:00.000Z")
    expect(startOfDay("2026-03-30").toISOString()).toBe("2026-03-29T22:00:00.000Z")
    expect(startOfDay("2026-10-25").toISOString()).toBe("2026-10-24T22:00:00.000Z")
    expect(startOfDay("2026-10-26").toISOString()).toBe("2026-10-25T23:00:00.000Z")
    const { from, until } = rangeOf({ startDate: "2026-03-29", endDate: "2026-03-29" }, now)
    expect((until.getTime() - from.getTime()) / 3_600_000).toBe(23)
  })

  it("is the last year when nothing is asked, counted from the Belgian day", () => {
    const { from, until } = rangeOf({}, now)
    expect(from.toISOString()).toBe("2025-11-20T23:00:00.000Z")
    expect(until.toISOString()).toBe("2026-11-21T23:00:00.000Z")
  })

  it("refuses more than a year and an end before the beginning", () => {
    expect(() => rangeOf({ startDate: "2025-11-19", endDate: "2026-11-20" }, now)).toThrow("BadInput")
    expect(() => rangeOf({ startDate: "2026-11-21", endDate: "2026-11-20" }, now)).toThrow("BadInput")
    expect(() => rangeOf({ startDate: "2023-02-28", endDate: "2024-02-29" }, now)).not.toThrow()
  })
})
