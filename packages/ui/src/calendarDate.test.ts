import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyDateParts, parsePastedDate, toDateParts, toIsoDate } from "./calendarDate.ts"

describe("a date in three boxes", () => {
  it.each([
    [{ day: "1", month: "2", year: "1990" }, "1990-02-01"],
    [{ day: "29", month: "02", year: "2000" }, "2000-02-29"],
    [{ day: "29", month: "2", year: "1900" }, undefined],
    [{ day: "31", month: "4", year: "1985" }, undefined],
    [{ day: "12", month: "13", year: "1985" }, undefined],
    [{ day: "0", month: "1", year: "1985" }, undefined],
    [{ day: "12", month: "3", year: "85" }, undefined],
    [{ day: "1e", month: "3", year: "1985" }, undefined],
    [emptyDateParts, undefined],
  ])("%o is %s", (parts, iso) => {
    expect(toIsoDate(parts)).toBe(iso)
  })

  it("accepts exactly the days of the calendar", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const real = new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
          const iso = toIsoDate({ day: `${day}`, month: `${month}`, year: `${year}` })
          expect(iso !== undefined).toBe(real)
          if (iso) expect(toIsoDate(toDateParts(iso))).toBe(iso)
        },
      ),
    )
  })

  it("spreads a pasted date over the boxes", () => {
    expect(parsePastedDate("12/03/1990")).toEqual({ day: "12", month: "03", year: "1990" })
    expect(parsePastedDate(" 1.3.1990 ")).toEqual({ day: "1", month: "3", year: "1990" })
    expect(parsePastedDate("1990-03-12")).toEqual({ day: "12", month: "03", year: "1990" })
    expect(parsePastedDate("12")).toBeUndefined()
  })
})
