import type { Language } from "./words.ts"

/** Belgian numbers in every language, with French positions of signs, as the casino writes money. */
const LOCALES: Record<Language, string> = { en: "nl-BE", fr: "fr-BE", nl: "nl-BE" }

const written = (value: number, language: Language, style: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(LOCALES[language], style)
    .formatToParts(value)
    .map((part) => (part.type === "group" ? "." : part.value))
    .join("")

/**
 * As the casino writes it: € 1.234,56, 1.234,56 €, € 1.234,56. Demo units and tournament credit have no currency,
 * because they are not money.
 */
export function amountText(cents: number, language: Language, currency: string): string {
  const style =
    currency === "XXX" || currency === "XCR"
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: "currency" as const, currency }
  return written(cents / 100, language, style)
}

/** A plain number with at most two decimals, as the language writes it. */
export const numberText = (value: number, language: Language, decimals = 2): string =>
  written(value, language, { maximumFractionDigits: decimals })

/** Two decimals by default: 96,21%, 96,21 %, 96%. */
export const percentText = (value: number, language: Language, decimals = 2): string =>
  written(value / 100, language, {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
