import type { Language } from "@elite/contract"
import { href, languageOf, type Page, type ParamsOf } from "@elite/paths"
import { type Formats, formatsOf } from "@elite/words/formats.ts"
import { useLocation } from "react-router"

export const useLanguage = (): Language => languageOf(useLocation().pathname)

export const useFormats = (): Formats => formatsOf(useLanguage())

/** Addresses in the page's language: `to("play", { gameId: slug })`. */
export function useTo() {
  const language = useLanguage()
  return <P extends Page>(page: P, ...params: ParamsOf<P>): string => href(page, language, ...params)
}
