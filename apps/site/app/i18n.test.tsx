import { type Language, languages } from "@elite/contract"
import { languagePrefix } from "@elite/paths"
import type { Noun } from "@elite/words"
import { renderToString } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test, vi } from "vitest"
import { TranslationsProvider, useTranslations } from "./i18n.tsx"
import { bundleVersions } from "./i18nBundles.server.ts"

type Translator = ReturnType<typeof useTranslations<"tiles">>

/** A screen as the server draws it on a page whose loader named these nouns. */
function drawn(language: Language, nouns: readonly Noun[], Screen: () => string): string {
  const element = (
    <TranslationsProvider>
      <Screen />
    </TranslationsProvider>
  )
  const path = languagePrefix(language) || "/"
  const router = createMemoryRouter([{ id: "page", path, element, loader: () => null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: { words: bundleVersions(language, nouns) } } },
  })
  return renderToString(<RouterProvider router={router} />)
}

/** One page of the server: what it says and whatever says it. */
function page(language: Language, nouns: readonly Noun[]) {
  let translator: Translator | undefined
  const html = drawn(language, nouns, () => {
    translator = useTranslations("tiles")
    return translator("return", { return: "96%" })
  })
  return { html, translator }
}

test.each(languages)("formats a figure in a sentence like every other in %s", (language) => {
  const count = drawn(language, ["games"], () => useTranslations("games")("count", { count: 1234567 }))
  expect(count).toContain("1.234.567")
})

test("uses the language of the page, and parses the sentences of a language once", () => {
  const [first, again, french] = [page("en", ["tiles"]), page("en", ["tiles", "home"]), page("fr", ["tiles"])]
  expect(again).toEqual(first)
  expect(again.translator).toBe(first.translator)
  expect(french.translator).not.toBe(first.translator)
  expect(french.html).not.toBe(first.html)
  expect(french.html).toContain("96%")
})

test("renders an error page also without loaded sentences", () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => {})
  expect(page("en", ["home"]).html).toBe("tiles.return")
  expect(complained).toHaveBeenCalled()
})

test("memoizes a sentence by its arguments, however many there were", () => {
  const say = page("en", ["tiles"]).translator!
  const sentences = () => Array.from({ length: 1200 }, (_, at) => say("return", { return: `${at}%` }))
  const first = sentences()
  expect(new Set(first).size).toBe(1200)
  expect(first[7]).toContain("7%")
  expect(sentences()).toEqual(first)
})
