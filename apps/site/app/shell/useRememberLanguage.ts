import { useEffect } from "react"
import { useLanguage } from "../language.ts"

const key = "operator_language"
const yearSeconds = 365 * 24 * 3600

/** Stores the language of the page for mails and for the next visit. */
export function useRememberLanguage(): void {
  const language = useLanguage()
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from Firefox ESR and Safari before 18.4.
    document.cookie = `${key}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
    try {
      window.localStorage.setItem(key, language)
    } catch {
      // Storage may be forbidden; the address still says the language.
    }
  }, [language])
}
