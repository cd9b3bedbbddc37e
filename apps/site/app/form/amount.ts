import type { Language } from "@elite/contract"
import { centsOf, type Separators } from "@elite/ui"

const separators: Record<Language, Separators> = {
  en: { decimal: ".", group: "," },
  fr: { decimal: ",", group: " " },
  nl: { decimal: ",", group: "." },
}

/** The signs that people write amounts with in a language. */
export const separatorsOf = (language: Language): Separators => separators[language]

/**
 * The amount of an `AmountField` in a form, in cents; undefined where there is none. The text that people wrote counts:
 * the hidden field beside it is a script's, and without scripts it says what the page was drawn with.
 */
export function centsIn(form: FormData, name: string, language: Language): number | undefined {
  const text = form.get(`${name}.written`)
  if (typeof text === "string") return centsOf(text, separatorsOf(language))
  const cents = form.get(name)
  return typeof cents === "string" && /^\d{1,9}$/.test(cents) ? Number(cents) : undefined
}
