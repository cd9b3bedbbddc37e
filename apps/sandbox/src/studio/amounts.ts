import type { Language } from "./words.ts"

const LOCALES: Record<Language, string> = { en: "en-IE", fr: "fr-BE", nl: "nl-BE" }

/**
 * An amount as the page's language writes it: €1,234.56, 1 234,56 €, € 1.234,56. Demo units carry no currency:
 * they are not money and must not look like it.
 */
export function amountText(cents: number, language: Language, currency: string): string {
  const style =
    currency === "XXX"
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: "currency" as const, currency }
  return new Intl.NumberFormat(LOCALES[language], style).format(cents / 100)
}

/** A plain number with at most two decimals, as the language writes it. */
export const numberText = (value: number, language: Language, decimals = 2): string =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: decimals }).format(value)

/** A percentage with so many decimals, two unless told: 96.21%, 96,21 %, 96%. */
export const percentText = (value: number, language: Language, decimals = 2): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value / 100)
