import { expect, test } from "vitest"
import { amountText, percentText } from "./amounts.ts"

/** Browsers and Node use different spaces. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, " ")

test.each([
  ["en", "€ 1.234,56"],
  ["fr", "1.234,56 €"],
  ["nl", "€ 1.234,56"],
] as const)("euro in %s", (language, text) => {
  expect(spaced(amountText(123_456, language, "EUR"))).toBe(text)
})

test("demo units carry no currency", () => {
  expect(amountText(300_000, "nl", "XXX")).toBe("3.000,00")
})

test("percentages keep two decimals", () => {
  expect(spaced(percentText(96.2, "fr"))).toBe("96,20 %")
})
