import type { Separators } from "@elite/ui"
import { separators } from "../form/amount.ts"
import { useFormats, useLanguage } from "../language.ts"

type Amounts = {
  separators: Separators
  symbol: string
  symbolAfter: boolean
  format: (cents: number) => string
}

/** How an amount is written in the page's language, for a field that takes one. */
export function useAmounts(): Amounts {
  const language = useLanguage()
  const formats = useFormats()
  return {
    separators,
    symbol: "€",
    symbolAfter: language === "fr",
    format: (cents) => formats.shortEuros(cents / 100),
  }
}
