import type { Language } from "@elite/contract"
import { href, languageOf, type Page, type ParamsOf } from "@elite/paths"
import { type Formats, formatsOf } from "@elite/words/formats.ts"
import { useLocation } from "react-router"

/** The language of the page: the path decides. */
export const useLanguage = (): Language => languageOf(useLocation().pathname)

/** How the page's language writes amounts, figures and instants. */
export const useFormats = (): Formats => formatsOf(useLanguage())

/** Addresses in the page's language: `to("play", { gameId: slug })`. */
export function useTo() {
  const language = useLanguage()
  return <P extends Page>(page: P, ...params: ParamsOf<P>): string => href(page, language, ...params)
}
