import type { Language } from "@elite/contract"
import { useEffect } from "react"
import { writeCookieForAYear } from "../cookieJar.ts"
import { useLanguage } from "../language.ts"

const storageKey = "operator_language"

/** Stores a language for the next visit. */
export function rememberLanguage(language: Language): void {
  writeCookieForAYear(storageKey, language)
  try {
    window.localStorage.setItem(storageKey, language)
  } catch {
    // Storage may be forbidden; the address still says the language.
  }
}

/** Stores the language of the page for the next visit. */
export function useRememberLanguage(): void {
  const language = useLanguage()
  useEffect(() => rememberLanguage(language), [language])
}
