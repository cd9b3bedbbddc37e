import type { Language } from "@elite/contract"
import { href, hrefInLanguage, languageOf, pageAt, withoutLanguage } from "@elite/paths"

/** The session continues in the language of the log-in page. Category pages keep their path and redirect. */
export function toPathInLanguage(next: string, language: Language): string {
  const { pathname, search } = new URL(next, "http://site.invalid")
  if (next === href("home", languageOf(pathname))) return href("home", language)
  const match = pageAt(withoutLanguage(pathname), languageOf(pathname))
  return match && match.page !== "category" ? hrefInLanguage(match, language) + search : next
}
