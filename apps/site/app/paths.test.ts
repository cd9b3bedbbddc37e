import { languages } from "@elite/contract"
import { describe, expect, test } from "vitest"
import {
  elsewhere,
  href,
  inLanguage,
  languageOf,
  type Page,
  pageAt,
  pageUrl,
  paths,
  withoutLanguage,
} from "./paths.ts"

const pages = Object.keys(paths) as Page[]

describe("addresses", () => {
  test("English has no prefix, the others have theirs, and home has no slash too many", () => {
    expect(href("home", "en")).toBe("/")
    expect(href("home", "fr")).toBe("/fr")
    expect(href("allGames", "fr")).toBe("/fr/tous-jeux")
    expect(href("play", "nl", { gameId: "horta house" })).toBe("/nl/spelen/horta%20house")
  })

  test("the language is what the path says", () => {
    expect(languageOf("/fr")).toBe("fr")
    expect(languageOf("/nl/alle-spellen")).toBe("nl")
    expect(languageOf("/frites")).toBe("en")
    expect(withoutLanguage("/frites")).toBe("frites")
    expect(withoutLanguage("/nl/alle-spellen/")).toBe("alle-spellen")
  })

  test.each(languages)("every page in %s leads back to itself", (language) => {
    for (const page of pages) {
      const path = paths[page][language].replaceAll(/:\w+/g, "x")
      expect(pageAt(path, language)?.page, `${language} ${path}`).toBe(page)
    }
  })

  test("no two pages share an address", () => {
    for (const language of languages) {
      const taken = pages.map((page) => paths[page][language].replaceAll(/:\w+/g, ":"))
      expect(taken.filter((path, at) => taken.indexOf(path) !== at)).toEqual([])
    }
  })

  test("varying parts have the same names in every language", () => {
    const names = (path: string) => path.match(/:\w+/g)?.sort().join() ?? ""
    for (const page of pages) {
      for (const language of languages) expect(names(paths[page][language])).toBe(names(paths[page].en))
    }
  })
})

test("a request for a page's data is about that page", () => {
  const page = (path: string) => {
    const { pathname, search } = pageUrl(`https://e.be${path}`)
    return pathname + search
  }
  expect(page("/fr.data?_routes=home.fr")).toBe("/fr")
  expect(page("/_.data")).toBe("/")
  expect(page("/nl/alle-spellen.data?search=a.data&_routes=x")).toBe("/nl/alle-spellen?search=a.data")
  expect(page("/fr/tous-jeux")).toBe("/fr/tous-jeux")
})

describe("a slug of another language", () => {
  test("leads to this language's, with its parts", () => {
    expect(elsewhere("/fr/all-games")).toBe("/fr/tous-jeux")
    expect(elsewhere("/nl/jouer/horta-house")).toBe("/nl/spelen/horta-house")
  })

  test("without a prefix tells the language itself", () => {
    expect(elsewhere("/tous-jeux")).toBe("/fr/tous-jeux")
    expect(elsewhere("/alle-spellen/")).toBe("/nl/alle-spellen")
  })

  test("that nobody knows leads nowhere", () => {
    expect(elsewhere("/fr/nothing-like-it")).toBeNull()
    expect(elsewhere("/fr/a/b/c")).toBeNull()
  })

  test("keeps its parts in the language switch", () => {
    expect(inLanguage({ page: "provider", params: { provider: "lumen" } }, "fr")).toBe(
      "/fr/fournisseurs/lumen",
    )
  })
})
