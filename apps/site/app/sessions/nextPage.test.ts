import { expect, it } from "vitest"
import { toPathInLanguage } from "./nextPage.ts"

it("redirects to the same page in the language of the log-in page", () => {
  expect(toPathInLanguage("/fr/compte/depots", "nl")).toBe("/nl/account/stortingen")
  expect(toPathInLanguage("/account/balances?view=withdrawals", "fr")).toBe(
    "/fr/compte/transactions?view=withdrawals",
  )
  expect(toPathInLanguage("/nl/spelen/horta-house?demo=1", "en")).toBe("/play-game/horta-house?demo=1")
})

it("redirects to the home page in that language", () => {
  expect(toPathInLanguage("/", "fr")).toBe("/fr")
  expect(toPathInLanguage("/nl", "en")).toBe("/")
})

it("leaves a category unchanged, because its slug differs by language", () => {
  expect(toPathInLanguage("/fr/machines-a-sous", "nl")).toBe("/fr/machines-a-sous")
})
