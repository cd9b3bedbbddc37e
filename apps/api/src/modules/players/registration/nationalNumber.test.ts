import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { compareNationalNumber, parseNationalNumber } from "./nationalNumber.ts"

describe("national register numbers (docs/law.md)", () => {
  test.each([
    ["85.07.30-033.28", 1985, 7, 30, "male"],
    ["17.07.30-033.84", 2017, 7, 30, "male"],
    ["93.05.18-223.61", 1993, 5, 18, "male"],
    ["25.04.16-123.47", 1925, 4, 16, "male"],
    ["25.04.16-123.76", 2025, 4, 16, "male"],
    ["73.01.11-361.73", 1973, 1, 11, "male"],
    ["99.06.04-271.81", 1999, 6, 4, "male"],
  ] as const)("parses %s", (written, year, month, day, sex) => {
    expect(parseNationalNumber(written)).toMatchObject({ year, month, day, sex })
  })

  test("rejects a number with one changed digit", () => {
    const digits = "85073003328"
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const changed = [...digits]
          .map((digit, i) => (i === at ? String((Number(digit) + by) % 10) : digit))
          .join("")
        const read = parseNationalNumber(changed)
        // A changed year may make a number of the other century; it is never the same person's.
        expect(read?.digits).not.toBe(digits)
        if (at >= 6) expect(read).toBeUndefined()
      }),
    )
  })

  test.each(["", "8507300332", "850730033281", "85.07.30-033.28x", "00000000000", "85073000061"])(
    "%j is none",
    (written) => {
      expect(parseNationalNumber(written)).toBeUndefined()
    },
  )

  const check2000 = (nine: string) =>
    `${nine}${String(97 - Number(BigInt(`2${nine}`) % 97n)).padStart(2, "0")}`
  const withCheck = (nine: string) => `${nine}${String(97 - (Number(nine) % 97)).padStart(2, "0")}`

  test("BIS numbers: 20 added to the month hides the sex, 40 shows it", () => {
    expect(parseNationalNumber(withCheck("852730002"))).toMatchObject({ month: 7, sex: undefined })
    expect(parseNationalNumber(withCheck("854730002"))).toMatchObject({ month: 7, sex: "female" })
    expect(parseNationalNumber(withCheck("856730002"))).toBeUndefined()
  })

  test.each([
    ["85073003328", "1985-07-30", "male", "agrees"],
    ["85073003328", "1985-07-30", undefined, "agrees"],
    ["85073003328", "1985-07-30", "other", "agrees"],
    ["85073003328", "1985-07-30", "female", "contradicts"],
    ["85073003328", "1985-07-31", "male", "contradicts"],
    ["85073003328", "1885-07-30", "male", "contradicts"],
    // Only the year is known, or year and month.
    [withCheck("850000003"), "1985-03-09", "male", "agrees"],
    [withCheck("850000003"), "1986-03-09", "male", "contradicts"],
    [withCheck("854000003"), "1985-03-09", "male", "agrees"],
    [withCheck("850700003"), "1985-07-09", "male", "agrees"],
    [withCheck("850700003"), "1985-08-09", "male", "contradicts"],
    // Not even the year is known: ordinary, BIS without and with a known sex, and a later counter.
    ["00000100166", "1985-03-09", "male", "unknown"],
    ["00000100166", "1900-01-01", "male", "unknown"],
    ["00000100166", "1985-03-09", "female", "contradicts"],
    [withCheck("002001002"), "1972-12-31", "male", "unknown"],
    [withCheck("004000004"), "1991-02-03", "female", "unknown"],
    [withCheck("000002997"), "1963-06-15", "male", "unknown"],
  ] as const)("%s with %s, %s: %s", (digits, birthDate, gender, comparison) => {
    const number = parseNationalNumber(digits)!
    expect(compareNationalNumber(number, birthDate, gender)).toBe(comparison)
  })

  test("a number of 2000 with a month belongs to 2000", () => {
    const born2000 = parseNationalNumber(check2000("000518002"))!
    expect(compareNationalNumber(born2000, "2000-05-18", "female")).toBe("agrees")
    expect(compareNationalNumber(born2000, "2001-05-18", "female")).toBe("contradicts")
  })
})
