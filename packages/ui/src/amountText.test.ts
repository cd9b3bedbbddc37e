import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { centsOf, textOf } from "./amountText.ts"

const belgian = { decimal: ",", group: "." }
const french = { decimal: ",", group: "\u202f" }
const english = { decimal: ".", group: "," }

describe("an amount as people write it", () => {
  it.each([
    ["20", 2000],
    ["12,5", 1250],
    ["12,50", 1250],
    ["€ 12,50", 1250],
    ["12.50", 1250],
    ["1.234", 123400],
    ["1.234,56", 123456],
    ["12.345.678,90", 1234567890],
    [",50", 50],
    ["0,01", 1],
    ["12,", 1200],
    ["1,234", undefined],
    ["12,345", undefined],
    ["1.23,45", undefined],
    ["1,2,3", undefined],
    ["1.2.34", undefined],
    ["-5", undefined],
    ["1e3", undefined],
    ["", undefined],
    [",", undefined],
    ["99999999999999999", undefined],
  ])("%s in Belgium is %s cents", (text, cents) => {
    expect(centsOf(text, belgian)).toBe(cents)
  })

  it("reads the same figures by the signs of the reader's locale", () => {
    expect(centsOf("1,234", english)).toBe(123400)
    expect(centsOf("1\u202f234,50", french)).toBe(123450)
    expect(centsOf("12.50", french)).toBe(1250)
  })

  it("reads back whatever it wrote", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom(belgian, french, english),
        (cents, signs) => {
          expect(centsOf(textOf(cents, signs), signs)).toBe(cents)
        },
      ),
    )
  })
})
