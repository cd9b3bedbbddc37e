import { describe, expect, it } from "vitest"
import { rangeOf } from "./history.ts"

const now = new Date("2026-11-20T23:30:00Z")

describe("the range of a history", () => {
  it("takes Belgian days, both included, over both changes of the clock", () => {
    const { from, until } = rangeOf({ startDate: "2026-03-29", endDate: "2026-03-29" }, now)
    expect(from.toISOString()).toBe("2026-03-28T23:00:00.000Z")
    expect(until.toISOString()).toBe("2026-03-29T22:00:00.000Z")
    const autumn = rangeOf({ startDate: "2026-10-25", endDate: "2026-10-25" }, now)
    expect((autumn.until.getTime() - autumn.from.getTime()) / 3_600_000).toBe(25)
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
