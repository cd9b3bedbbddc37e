import { expect, it } from "vitest"
import { formatIban, isIban } from "./iban.ts"

it.each([
  "BE68 5390 0754 7034",
  "be68539007547034",
  "NL91 ABNA 0417 1643 00",
  "FR14 2004 1010 0505 0001 3M02 606",
])("accepts %s", (iban) => {
  expect(isIban(iban)).toBe(true)
})

it.each([
  ["a wrong digit", "BE68 5390 0754 7035"],
  ["two digits exchanged", "BE68 5390 0574 7034"],
  ["a digit too few", "BE68 5390 0754 703"],
  ["a Belgian number that is too long", "BE68 5390 0754 7034 00"],
  ["nothing", ""],
  ["words", "my account"],
])("refuses %s", (_, iban) => {
  expect(isIban(iban)).toBe(false)
})

it("groups by four", () => {
  expect(formatIban("be685390-0754.7034")).toBe("BE68 5390 0754 7034")
  expect(formatIban("BE685")).toBe("BE68 5")
})
