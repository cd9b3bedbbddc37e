import { expect, test } from "vitest"
import { compactIban, isIban } from "./iban.ts"
import { OWNERS, verifyPayee } from "./payee.ts"

test("accepts the vector and every seeded account", () => {
  expect(isIban(compactIban("be68 5390 0754 7034"))).toBe(true)
  for (const iban of OWNERS.keys()) expect(isIban(iban), iban).toBe(true)
})

test("refuses a wrong digit, a wrong length, and a Belgian account whose own check fails", () => {
  expect(isIban("BE68539007547035")).toBe(false)
  expect(isIban("BE6853900754703")).toBe(false)
  expect(isIban("BE31539007547035")).toBe(false)
  expect(isIban("")).toBe(false)
})

test.each([
  ["Jan Peeters", "MATCH"],
  ["PEETERS Jan", "MATCH"],
  ["Jan Péeters", "MATCH"],
  ["Jan Peters", "CLOSE_MATCH"],
  ["J. Peeters", "CLOSE_MATCH"],
  ["Sophie Dubois", "NO_MATCH"],
])("the owner Jan Peeters asked for as %s: %s", (name, result) => {
  expect(verifyPayee("BE68539007547034", name).result).toBe(result)
})

test("a bank may not answer, and an unseeded account belongs to whoever is asked", () => {
  expect(verifyPayee("BE62510007547061", "Jan Peeters")).toEqual({ result: "NOT_AVAILABLE" })
  expect(verifyPayee("BE02001234567840", "Anyone At All")).toEqual({ result: "MATCH" })
})
