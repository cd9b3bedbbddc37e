import type { Language } from "@elite/contract"
import { useEffect } from "react"
import { writeCookieForAYear } from "../cookieJar.ts"
import { useLanguage } from "../language.ts"

const storageKey = "operator_language"

export function rememberLanguage(language: Language): void {
  writeCookieForAYear(storageKey, language)
  try {
    window.localStorage.setItem(storageKey, language)
  } catch {
    // Storage may be blocked; the address still has the language.
  }
}

export function useRememberLanguage(): void {
  const language = useLanguage()
  useEffect(() => rememberLanguage(language), [language])
}
