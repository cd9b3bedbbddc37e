import { languages } from "@elite/contract"
import { describe, expect, test } from "vitest"
import {
  findPathInOwnLanguage,
  href,
  hrefInLanguage,
  languageOf,
  listPathsClosedToRobots,
  ownPages,
  type Page,
  pageAt,
  paths,
  privatePages,
  publicPages,
  toAbsoluteUrl,
  toCanonicalSpelling,
  withoutLanguage,
} from "./index.ts"

const pages = Object.keys(paths) as Page[]

describe("addresses", () => {
  test("prefixes French and Dutch, without a trailing slash for home", () => {
    expect(href("home", "en")).toBe("/")
    expect(href("home", "fr")).toBe("/fr")
    expect(href("allGames", "fr")).toBe("/fr/tous-jeux")
    expect(href("play", "nl", { gameId: "horta house" })).toBe("/nl/spelen/horta%20house")
  })

  test("derives the language from the path", () => {
    expect(languageOf("/fr")).toBe("fr")
    expect(languageOf("/nl/alle-spellen")).toBe("nl")
    expect(languageOf("/frites")).toBe("en")
    expect(withoutLanguage("/frites")).toBe("frites")
    expect(withoutLanguage("/nl/alle-spellen/")).toBe("alle-spellen")
  })

  test.each(languages)("resolves the path of every page in %s", (language) => {
    for (const page of pages) {
      const path = paths[page][language].replaceAll(/:\w+/g, "x")
      expect(pageAt(path, language)?.page, `${language} ${path}`).toBe(page)
    }
  })

  test("finds a page independently of the table's order, and null for an unknown path", () => {
    expect(pageAt("account/balances", "en")).toEqual({ page: "balances", params: {} })
    expect(pageAt(":category", "en")?.page).toBe("category")
    expect(pageAt("constructor/x/y", "en")).toBeNull()
    expect(languageOf("/nl.data")).toBe("en")
    expect(languageOf("/")).toBe("en")
  })

  test("no two pages share an address", () => {
    for (const language of languages) {
      const patterns = pages.map((page) => paths[page][language].replaceAll(/:\w+/g, ":"))
      expect(patterns.filter((path, at) => patterns.indexOf(path) !== at)).toEqual([])
    }
  })

  test("varying parts have the same names in every language", () => {
    const names = (path: string) => path.match(/:\w+/g)?.sort().join() ?? ""
    for (const page of pages) {
      for (const language of languages) expect(names(paths[page][language])).toBe(names(paths[page].en))
    }
  })
})

describe("a slug of another language", () => {
  test("redirects to this language's, with its parameters", () => {
    expect(findPathInOwnLanguage("/fr/all-games")).toBe("/fr/tous-jeux")
    expect(findPathInOwnLanguage("/nl/jouer/horta-house")).toBe("/nl/spelen/horta-house")
  })

  test("decides the language without a prefix", () => {
    expect(findPathInOwnLanguage("/tous-jeux")).toBe("/fr/tous-jeux")
    expect(findPathInOwnLanguage("/alle-spellen/")).toBe("/nl/alle-spellen")
  })

  test("is not redirected where it is unknown", () => {
    expect(findPathInOwnLanguage("/fr/nothing-like-it")).toBeNull()
    expect(findPathInOwnLanguage("/fr/a/b/c")).toBeNull()
  })

  test("keeps its parameters in the language switch", () => {
    expect(hrefInLanguage({ page: "provider", params: { provider: "lumen" } }, "fr")).toBe(
      "/fr/fournisseurs/lumen",
    )
  })
})

describe("a game of our own", () => {
  test.each(languages)("has the path of its own page in %s", (language) => {
    for (const [gameId, page] of Object.entries(ownPages)) {
      expect(href("play", language, { gameId })).toBe(href(page, language))
      expect(hrefInLanguage({ page: "play", params: { gameId } }, language)).toBe(href(page, language))
    }
    expect(findPathInOwnLanguage("/fr/play-game/crash")).toBe("/fr/jeu-de-crash")
    expect(findPathInOwnLanguage("/nl/jouer/crash")).toBe("/nl/crashspel")
  })

  test("is not confused with a similar name", () => {
    for (const gameId of ["crash-2", "Crash", "constructor", "crashgame"])
      expect(href("play", "fr", { gameId })).toBe(`/fr/jouer/${gameId}`)
  })
})

describe("the canonical spelling of an address", () => {
  test.each([
    ["/All-Games", "/all-games"],
    ["/FR/TOUS-JEUX/", "/fr/tous-jeux/"],
    ["/%61ll-games", "/all-games"],
    ["/nl/Spelen/Horta%20House", "/nl/spelen/horta%20house"],
    ["/%c3%89lite", "/%C3%89lite"],
    ["/Reset-Password/AbC", "/reset-password/AbC"],
    ["/NL/E-mailadres-Wijzigen/Nl-Key", "/nl/e-mailadres-wijzigen/Nl-Key"],
  ])("of %s is %s", (spelling, canonical) => {
    expect(toCanonicalSpelling(spelling)).toBe(canonical)
    expect(toCanonicalSpelling(canonical)).toBe(canonical)
  })

  test.each(languages)("of every page in %s equals the table", (language) => {
    for (const page of pages) {
      const address = hrefInLanguage({ page, params: {} }, language)
      expect(toCanonicalSpelling(address)).toBe(address)
    }
  })
})

describe("whole addresses", () => {
  test("carry their query encoded", () => {
    expect(toAbsoluteUrl("https://casino.example", "verifyEmail", "fr", { token: "a+b/c" })).toBe(
      "https://casino.example/fr/confirmer-e-mail?token=a%2Bb%2Fc",
    )
  })

  test("of the home page equal the origin", () => {
    expect(toAbsoluteUrl("https://casino.example", "home", "en")).toBe("https://casino.example/")
    expect(toAbsoluteUrl("https://casino.example", "home", "nl")).toBe("https://casino.example/nl")
  })
})

describe("robots", () => {
  const closed = listPathsClosedToRobots()
  const isClosed = (path: string) => closed.some((beginning) => path.startsWith(beginning))

  test.each(languages)(
    "may not read pages of an account in %s, and may read every public one",
    (language) => {
      const addresses = (some: readonly Page[]) =>
        some.map((page) => hrefInLanguage({ page, params: { gameId: "horta-house" } }, language))
      expect(addresses(privatePages).filter((address) => !isClosed(address))).toEqual([])
      expect(addresses(publicPages).filter(isClosed)).toEqual([])
    },
  )

  test("may not read the API, and may read every category and studio", () => {
    expect(isClosed("/api/user")).toBe(true)
    expect(isClosed(href("category", "fr", { category: "machines-a-sous" }))).toBe(false)
    expect(isClosed(href("provider", "nl", { provider: "lumen" }))).toBe(false)
  })

  test.each(languages)("may read the page of a game in %s", (language) => {
    expect(isClosed(href("play", language, { gameId: "horta-house" }))).toBe(false)
  })
})
