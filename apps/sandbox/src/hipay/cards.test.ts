import { expect, test } from "vitest"
import { cardsFor, passesLuhn, readCard, TEST_CARDS } from "./cards.ts"

const NOW_MS = Date.UTC(2026, 10, 20)
const filled = { number: "4150 5514 0365 7424", holder: "Jan Peeters", expiry: "11/26", cvc: "123" }

test("every test card satisfies the Luhn check", () => {
  for (const card of TEST_CARDS) expect(passesLuhn(card.number), card.number).toBe(true)
  expect(passesLuhn("4150551403657425")).toBe(false)
})

test("keeps of a card only the first six and last four digits", () => {
  const read = readCard("visa", filled, NOW_MS, "token")
  expect(read).toMatchObject({ card: { pan: "415055******7424", funding: "DEBIT" }, enrolled: false })
})

test("a card is good until the end of its month", () => {
  expect(readCard("visa", filled, Date.UTC(2026, 10, 30, 23, 59), "token")).toHaveProperty("card")
  expect(readCard("visa", filled, Date.UTC(2026, 11, 1), "token")).toEqual({ faults: ["expired"] })
})

test("names every faulty field", () => {
  const empty = { number: "4150551403657425", holder: " ", expiry: "13/26", cvc: "12" }
  expect(readCard("visa", empty, NOW_MS, "token")).toEqual({ faults: ["number", "holder", "expiry", "cvc"] })
})

test("a card of another product is refused, Bancontact needs no CVC", () => {
  expect(readCard("mastercard", filled, NOW_MS, "token")).toEqual({ faults: ["number"] })
  const bancontact = { ...filled, number: "6703 4444 4444 4449", cvc: "" }
  expect(readCard("bcmc", bancontact, NOW_MS, "token")).toHaveProperty("card")
})

test("each card scheme has a credit card to be refused by the casino", () => {
  for (const product of ["visa", "mastercard"]) {
    expect(cardsFor(product).map((card) => card.funding)).toContain("CREDIT")
  }
})
