import type { Language } from "./words.ts"

/** Belgium's figures in every language, with the signs where French has them, as its casinos show money around a game. */
const LOCALES: Record<Language, string> = { en: "nl-BE", fr: "fr-BE", nl: "nl-BE" }

const written = (value: number, language: Language, style: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(LOCALES[language], style)
    .formatToParts(value)
    .map((part) => (part.type === "group" ? "." : part.value))
    .join("")

/**
 * An amount as the casino around the game writes it: € 1.234,56, 1.234,56 €, € 1.234,56. Demo units and the
 * credit of tournaments carry no currency: they are not money and must not look like it.
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

/** A percentage with so many decimals, two unless told: 96,21%, 96,21 %, 96%. */
export const percentText = (value: number, language: Language, decimals = 2): string =>
  written(value / 100, language, {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
