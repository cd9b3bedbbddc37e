import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseAmount, parseCents, toAmountText } from "./amountText.ts"

const belgian = { decimal: ",", group: "." }
const french = { decimal: ",", group: "\u202f" }
const english = { decimal: ".", group: "," }

describe("an amount as typed", () => {
  it.each([
    ["20", 2000],
    ["12,5", 1250],
    ["12,50", 1250],
    ["12.50", 1250],
    ["€ 12,50", 1250],
    ["50,-", 5000],
    ["50,–", 5000],
    ["50.-", 5000],
    ["€ 50,--", 5000],
    ["50 EUR", 5000],
    ["EUR 50", 5000],
    ["€ 50", 5000],
    ["50\u00a0€", 5000],
    ["50 euro", 5000],
    ["50€", 5000],
    ["+50", 5000],
    ["５０", 5000],
    ["\u200e50\ufeff", 5000],
    ["1.500,00", 150000],
    ["1,500.00", 150000],
    ["1 500", 150000],
    ["1\u202f500", 150000],
    ["1\u202f500,50", 150050],
    ["1'500", 150000],
    ["1.234,56", 123456],
    ["12.345.678,90", 1234567890],
    ["1.500.000", 150000000],
    [",50", 50],
    ["0,01", 1],
    ["0", 0],
    ["12,", 1200],
  ])("%s is %s cents", (text, cents) => {
    expect(parseAmount(text)).toEqual({ is: "cents", cents })
  })

  it.each([
    ["0.500", 50, 50000],
    ["0,500", 50, 50000],
    ["0.100", 10, 10000],
    ["1.500", 150, 150000],
    ["1,234", 123, 123400],
    ["12,345", 1235, 1234500],
    ["€ 2.000", 200, 200000],
  ])("%s could be two amounts", (text, first, second) => {
    expect(parseAmount(text)).toEqual({ is: "unclear", readings: [first, second] })
    expect(parseCents(text)).toBeUndefined()
  })

  it.each([
    ["", "missing"],
    [" \u00a0", "missing"],
    ["€", "missing"],
    ["-20", "negative"],
    ["−20", "negative"],
    ["€ -5,50", "negative"],
    ["-€ 5", "negative"],
    ["1e3", "exponent"],
    ["1,5E+2", "exponent"],
    ["1500.123", "decimals"],
    ["12,3456", "decimals"],
    ["0.001", "decimals"],
    ["abc", "notAnAmount"],
    ["50 dollars", "notAnAmount"],
    [",", "notAnAmount"],
    ["1,2,3", "notAnAmount"],
    ["1.23,45", "notAnAmount"],
    ["1.2.34", "notAnAmount"],
    ["0.500.000", "notAnAmount"],
    ["12 50", "notAnAmount"],
    ["1.500 000", "notAnAmount"],
    ["20-30", "notAnAmount"],
    ["0x50", "notAnAmount"],
    ["99999999999999999", "notAnAmount"],
  ])("%s is %s", (text, is) => {
    expect(parseAmount(text)).toEqual({ is })
    expect(parseCents(text)).toBeUndefined()
  })

  it("parses its own output", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom(belgian, french, english),
        (cents, signs) => {
          expect(parseCents(toAmountText(cents, signs))).toBe(cents)
        },
      ),
    )
  })

  it("never reads a text of three decimals as thousands", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.constantFrom(".", ","), (n, sign) => {
        expect(
          parseCents(`${Math.floor(n / 1000)}${sign}${String(n % 1000).padStart(3, "0")}`),
        ).toBeUndefined()
      }),
    )
  })
})
