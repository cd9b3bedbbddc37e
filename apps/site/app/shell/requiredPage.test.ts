import { languages } from "@elite/contract"
import { href, type Page, type PlainPage, paths } from "@elite/paths"
import { describe, expect, it } from "vitest"
import { findRequiredPage, pagesOpenDuringOnboarding } from "./requiredPage.server.ts"

const plain = (Object.keys(paths) as Page[]).filter((page) => !paths[page].en.includes(":")) as PlainPage[]
const open = Object.values(pagesOpenDuringOnboarding).flat()
const nameless = { termsToAccept: null, isUsernameSet: false }

describe("a player without a username", () => {
  it.each(languages)(
    "is led to the page that asks for it from every other page but those of the list, in %s",
    (language) => {
      for (const page of plain) {
        const first = findRequiredPage(nameless, { pathname: href(page, language) })
        expect([page, first]).toEqual([page, open.includes(page) ? undefined : "setUsername"])
      }
    },
  )

  it("is redirected from games and from unknown addresses", () => {
    for (const pathname of ["/play-game/grand-sablon", "/fr/jouer/grand-sablon", "/slots", "/nothing/at/all"])
      expect(findRequiredPage(nameless, { pathname })).toBe("setUsername")
  })

  it("reaches the pages that the law requires: limits, exclusion, withdrawal, closing, terms, help", () => {
    const kept = [
      "limits",
      "responsibleGambling",
      "withdrawals",
      "closeAccount",
      "terms",
      "privacy",
      "help",
    ] as const
    for (const page of kept)
      expect(findRequiredPage(nameless, { pathname: href(page, "nl") })).toBeUndefined()
  })
})

describe("a player who has to accept the terms", () => {
  const unsigned = { termsToAccept: {} as never, isUsernameSet: false }
  it("accepts them before they choose a username", () => {
    expect(findRequiredPage(unsigned, { pathname: "/" })).toBe("acceptTerms")
    expect(findRequiredPage(unsigned, { pathname: href("setUsername", "en") })).toBe("acceptTerms")
    expect(findRequiredPage(unsigned, { pathname: href("acceptTerms", "en") })).toBeUndefined()
  })
})

it("redirects neither a player who has both nor a visitor", () => {
  expect(findRequiredPage({ termsToAccept: null, isUsernameSet: true }, { pathname: "/" })).toBeUndefined()
  expect(findRequiredPage(null, { pathname: "/" })).toBeUndefined()
})
