import { languages } from "@elite/contract"
import fc from "fast-check"
import { expect, test } from "vitest"
import { formatsOf, stretch, truncate } from "./formats.ts"

const plain = (text: string) => text.replaceAll(/\s/g, " ")

test("money is written alike in all three languages, the euro after the figure in French", () => {
  expect(plain(formatsOf("en").euros(1234.56))).toBe("€ 1.234,56")
  expect(plain(formatsOf("fr").euros(1234.56))).toBe("1.234,56 €")
  expect(plain(formatsOf("nl").euros(1234.56))).toBe("€ 1.234,56")
  expect(plain(formatsOf("nl").shortEuros(200))).toBe("€ 200")
  expect(plain(formatsOf("nl").shortEuros(200.5))).toBe("€ 200,50")
})

test("writes another currency by its code and decimals", () => {
  expect(plain(formatsOf("en").inCurrency(1234.56, "USD"))).toBe("US$ 1.234,56")
  expect(plain(formatsOf("fr").inCurrency(1234.5, "CHF"))).toBe("1.234,50 CHF")
  expect(plain(formatsOf("nl").inCurrency(16902.4, "JPY"))).toBe("JP¥ 16.902")
})

test("writes the sign of a result, and none for zero, even when rounded", () => {
  const { signedEuros } = formatsOf("en")
  expect(plain(signedEuros(3))).toBe("+ € 3,00")
  expect(plain(signedEuros(-12.4))).toBe("− € 12,40")
  expect(plain(signedEuros(0))).toBe("€ 0,00")
  expect(plain(signedEuros(-0.001))).toBe("€ 0,00")
  expect(plain(formatsOf("fr").signedEuros(9.3))).toBe("+9,30 €")
  expect(plain(formatsOf("nl").signedEuros(9.3))).toBe("+ € 9,30")
  expect(plain(formatsOf("nl").signedEuros(-9.3))).toBe("− € 9,30")
})

test("figures and percentages are written alike in all three languages", () => {
  expect((["en", "fr", "nl"] as const).map((language) => formatsOf(language).figure(12_345.678))).toEqual(
    Array(3).fill("12.345,678"),
  )
  expect(plain(formatsOf("en").percent(96.21))).toBe("96,21%")
})

test("a date is short where there is little room", () => {
  expect(formatsOf("en").shortDate("2026-11-20T23:30:00Z")).toBe("21.11.26")
})

test("instants are Belgian time in summer and in winter", () => {
  const { dateTime, clock } = formatsOf("fr")
  expect(dateTime("2026-11-20T23:30:00Z")).toBe("21/11/2026 00:30")
  expect(dateTime("2026-07-01T10:05:00Z")).toBe("01/07/2026 12:05")
  expect(clock("2026-07-01T22:00:09Z")).toBe("00:00:09")
})

test("a stretch of time counts hours beyond a day and never runs backwards", () => {
  expect(stretch(26 * 3_600_000 + 61_000)).toBe("26:01:01")
  expect(stretch(-5)).toBe("00:00:00")
})

test("a figure is cut after so many decimals, whatever its binary form", () => {
  expect([truncate(0.29, 2), truncate(1.005, 2), truncate(4.35, 2), truncate(2.999, 2)]).toEqual([
    0.29, 1, 4.35, 2.99,
  ])
  expect([truncate(2_315.75, 0), truncate(-1.239, 2), truncate(0, 2)]).toEqual([2_315, -1.23, 0])
})

test("truncation never rounds up in any language, and loses less than one unit of the last place", () => {
  const read = (text: string) => Number(text.replaceAll(/[^\d,−]/g, "").replace(",", "."))
  const amount = fc.oneof(
    fc.double({ min: 0, max: 1_000_000, noNaN: true }),
    fc.integer({ min: 0, max: 1_000_000_000 }).map((thousandths) => thousandths / 1_000),
  )
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom(...languages),
      fc.integer({ min: 0, max: 3 }),
      (figure, language, decimals) => {
        const cut = truncate(figure, decimals)
        const { euros, units, figure: written } = formatsOf(language)
        const texts = [written(cut), ...(decimals <= 2 ? [euros(cut), units(cut)] : [])]
        for (const text of texts) {
          expect(read(text)).toBeLessThanOrEqual(figure)
          expect(read(text)).toBeGreaterThan(figure - 10 ** -decimals - 1e-9)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
