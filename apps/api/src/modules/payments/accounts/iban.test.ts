import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isInSepa, maskedIban, parseIban } from "./iban.ts"

describe("an IBAN", () => {
  it("is parsed in any spelling and refused with a wrong digit", () => {
    expect(parseIban("be68 5390 0754 7034")).toBe("BE68539007547034")
    expect(parseIban("NL91ABNA0417164300")).toBe("NL91ABNA0417164300")
    expect(parseIban("BE68539007547035")).toBeUndefined()
    expect(parseIban("BE6853900754703")).toBeUndefined()
    expect(parseIban("")).toBeUndefined()
    expect(parseIban("BE68539007547034'; drop table")).toBeUndefined()
  })

  it("is never valid with one digit changed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const digits = [..."BE68539007547034"]
        digits[place] = String((Number(digits[place]) + shift) % 10)
        expect(parseIban(digits.join(""))).toBeUndefined()
      }),
    )
  })

  it("is masked except for its country and last four characters", () => {
    expect(maskedIban("BE68539007547034")).toBe("BE•• •••• •••• 7034")
    expect(maskedIban("NL91ABNA0417164300")).toBe("NL•• •••• •••• ••43 00")
  })
})

it.each([
  ["BE68539007547034", true],
  ["CH9300762011623852957", true],
  ["GB29NWBK60161331926819", true],
  ["RS35260005601001611379", true],
  ["TR330006100519786457841326", false],
  ["AE070331234567890123456", false],
  ["SA0380000000608010167519", false],
  ["UA213223130000026007233566001", false],
  ["XK051212012345678906", false],
])("accepts accounts in SEPA only: %s, %s", (iban, is) => {
  expect(parseIban(iban)).toBe(iban)
  expect(isInSepa(iban)).toBe(is)
})
