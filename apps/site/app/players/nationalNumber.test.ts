import { expect, it } from "vitest"
import { formatNationalNumber, isNationalNumber } from "./nationalNumber.ts"

/** Check digits as in docs/law.md. */
const complete = (nine: string, isFrom2000: boolean) =>
  nine + String(97 - (Number(isFrom2000 ? `2${nine}` : nine) % 97)).padStart(2, "0")

it("accepts the example of the form in any notation", () => {
  for (const written of ["85.07.30-033.28", "85073003328", "85 07 30 033 28"])
    expect(isNationalNumber(written), written).toBe(true)
})

it("accepts births from 2000, unknown months and BIS numbers", () => {
  expect(isNationalNumber(complete("040229011", true))).toBe(true)
  expect(isNationalNumber(complete("850000033", false))).toBe(true)
  expect(isNationalNumber(complete("852730033", false))).toBe(true)
  expect(isNationalNumber(complete("854730033", false))).toBe(true)
})

it("refuses a wrong digit, length or month", () => {
  expect(isNationalNumber("85.07.30-033.27")).toBe(false)
  expect(isNationalNumber("85.07.31-033.28")).toBe(false)
  expect(isNationalNumber("8507300332")).toBe(false)
  expect(isNationalNumber(complete("851330033", false))).toBe(false)
  expect(isNationalNumber(complete("856130033", false))).toBe(false)
  expect(isNationalNumber("")).toBe(false)
})

it("formats complete and partial numbers like the identity card", () => {
  expect(formatNationalNumber("85073003328")).toBe("85.07.30-033.28")
  expect(formatNationalNumber("85 07.3")).toBe("85.07.3")
  expect(formatNationalNumber("")).toBe("")
})
