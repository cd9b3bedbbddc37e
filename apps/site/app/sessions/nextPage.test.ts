import { expect, it } from "vitest"
import { nextInLanguage } from "./nextPage.ts"

it("leads to the same page in the language of the log-in page", () => {
  expect(nextInLanguage("/fr/compte/depots", "nl")).toBe("/nl/account/stortingen")
  expect(nextInLanguage("/account/balances?view=withdrawals", "fr")).toBe(
    "/fr/compte/transactions?view=withdrawals",
  )
  expect(nextInLanguage("/nl/spelen/horta-house?demo=1", "en")).toBe("/play-game/horta-house?demo=1")
})

it("leads home in that language", () => {
  expect(nextInLanguage("/", "fr")).toBe("/fr")
  expect(nextInLanguage("/nl", "en")).toBe("/")
})

it("leaves a category as it was written, because its word differs by language", () => {
  expect(nextInLanguage("/fr/machines-a-sous", "nl")).toBe("/fr/machines-a-sous")
})
