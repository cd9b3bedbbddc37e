import { type Language, languages } from "@elite/contract"
import {
  findPathInOwnLanguage,
  href,
  hrefInLanguage,
  languageOf,
  pageAt,
  withoutLanguage,
} from "@elite/paths"
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "react-router"

/**
 * The page in each language. A loader whose address has translated parts (a category) answers them as `alternates`; a page
 * that was not found leads to the home page.
 */
export function useAlternates(): Record<Language, string> {
  const { pathname } = useLocation()
  const matches = useMatches()
  const error = useRouteError()
  for (const { loaderData } of matches.toReversed()) {
    const alternates = (loaderData as { alternates?: Record<Language, string> } | undefined)?.alternates
    if (alternates) return alternates
  }
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  const match = isNotFound ? null : pageAt(withoutLanguage(pathname), languageOf(pathname))
  const address = (language: Language) => (match ? hrefInLanguage(match, language) : href("home", language))
  const [en, fr, nl] = languages.map(address) as [string, string, string]
  return { en, fr, nl }
}

/** The address in the language that the path belongs to, with its query; null when no language has it. */
export function findPathInOtherLanguage(url: URL): string | null {
  const address = findPathInOwnLanguage(url.pathname)
  return address && address + url.search
}
