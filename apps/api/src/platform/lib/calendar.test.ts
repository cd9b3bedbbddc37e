import { describe, expect, it } from "vitest"
import { addDaysToDate, brusselsDate, brusselsDay, hourMs, toDateRange } from "./calendar.ts"

const isoRange = (date: string) => {
  const { from, until } = brusselsDay(date)
  return [from.toISOString(), until.toISOString()]
}

describe("brusselsDay", () => {
  it("begins at 23:00 UTC in winter and at 22:00 UTC in summer", () => {
    expect(isoRange("2026-01-15")).toEqual(["2026-01-14T23:00:00.000Z", "2026-01-15T23:00:00.000Z"])
    expect(isoRange("2026-07-15")).toEqual(["2026-07-14T22:00:00.000Z", "2026-07-15T22:00:00.000Z"])
  })
  it("lasts 23 or 25 hours when the clocks change", () => {
    expect(isoRange("2026-03-29")).toEqual(["2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"])
    expect(isoRange("2026-10-25")).toEqual(["2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"])
  })
})

describe("brusselsDate", () => {
  it("returns the calendar date of an instant", () => {
    expect(brusselsDate(new Date("2026-10-24T22:00:00Z"))).toBe("2026-10-25")
    expect(brusselsDate(new Date("2026-10-24T21:59:59.999Z"))).toBe("2026-10-24")
    expect(brusselsDate(new Date("2028-02-28T23:30:00Z"))).toBe("2028-02-29")
  })
})

describe("addDaysToDate", () => {
  it.each([
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-10-25", 1, "2026-10-26"],
    ["2026-03-01", -1, "2026-02-28"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-11-24", 0, "2026-11-24"],
  ])("given %s and %s returns %s", (date, days, after) => {
    expect(addDaysToDate(date, days)).toBe(after)
  })
})

describe("toDateRange", () => {
  const now = new Date("2026-11-20T23:30:00Z")

  it("includes both Belgian days when the clocks change", () => {
    const { from, until } = toDateRange({ startDate: "2026-03-29", endDate: "2026-03-29" }, now)
    expect(from.toISOString()).toBe("2026-03-28T23:00:00.000Z")
    expect(until.toISOString()).toBe("2026-03-29T22:00:00.000Z")
    const autumn = toDateRange({ startDate: "2026-10-25", endDate: "2026-10-25" }, now)
    expect((autumn.until.getTime() - autumn.from.getTime()) / hourMs).toBe(25)
  })

  it("defaults to the year that ends with the current Belgian day", () => {
    const { from, until } = toDateRange({}, now)
    expect(from.toISOString()).toBe("2025-11-20T23:00:00.000Z")
    expect(until.toISOString()).toBe("2026-11-21T23:00:00.000Z")
  })

  it("refuses a range above one year or with its end before its start", () => {
    expect(() => toDateRange({ startDate: "2025-11-19", endDate: "2026-11-20" }, now)).toThrow("BadInput")
    expect(() => toDateRange({ startDate: "2026-11-21", endDate: "2026-11-20" }, now)).toThrow("BadInput")
    expect(() => toDateRange({ startDate: "2023-02-28", endDate: "2024-02-29" }, now)).not.toThrow()
  })
})
