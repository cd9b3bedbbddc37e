import { type Language, languages } from "@elite/contract"
import {
  findPathInOwnLanguage,
  href,
  hrefInLanguage,
  languageOf,
  pageAt,
  withoutLanguage,
} from "@elite/paths"
import { useLocation, useMatches } from "react-router"

/**
 * The addresses of this page in every language, for the language switch, `hreflang` and the canonical link. A loader
 * whose address says the same thing in other words (a category) answers them as `alternates`.
 */
export function useAlternates(): Record<Language, string> {
  const { pathname } = useLocation()
  const matches = useMatches()
  for (const { loaderData } of matches.toReversed()) {
    const said = (loaderData as { alternates?: Record<Language, string> } | undefined)?.alternates
    if (said) return said
  }
  const match = pageAt(withoutLanguage(pathname), languageOf(pathname))
  const address = (language: Language) => (match ? hrefInLanguage(match, language) : href("home", language))
  const [en, fr, nl] = languages.map(address) as [string, string, string]
  return { en, fr, nl }
}

/** Where an address that is no page in its language belongs, with its query; null when it belongs nowhere. */
export function findPathInOtherLanguage(url: URL): string | null {
  const address = findPathInOwnLanguage(url.pathname)
  return address && address + url.search
}
