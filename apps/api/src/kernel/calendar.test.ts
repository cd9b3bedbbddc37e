import { describe, expect, it } from "vitest"
import { brusselsDate, brusselsDay } from "./calendar.ts"

const span = (date: string) => {
  const { from, until } = brusselsDay(date)
  return [from.toISOString(), until.toISOString()]
}

describe("days in Brussels", () => {
  it("begin at 23:00 UTC in winter and at 22:00 UTC in summer", () => {
    expect(span("2026-01-15")).toEqual(["2026-01-14T23:00:00.000Z", "2026-01-15T23:00:00.000Z"])
    expect(span("2026-07-15")).toEqual(["2026-07-14T22:00:00.000Z", "2026-07-15T22:00:00.000Z"])
  })
  it("last 23 and 25 hours when the clocks change", () => {
    expect(span("2026-03-29")).toEqual(["2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"])
    expect(span("2026-10-25")).toEqual(["2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"])
  })
  it("name the date of an instant", () => {
    expect(brusselsDate(new Date("2026-10-24T22:00:00Z"))).toBe("2026-10-25")
    expect(brusselsDate(new Date("2026-10-24T21:59:59.999Z"))).toBe("2026-10-24")
    expect(brusselsDate(new Date("2028-02-28T23:30:00Z"))).toBe("2028-02-29")
  })
})
