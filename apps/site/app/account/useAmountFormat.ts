import { parseAmount, type Separators, toAmountText } from "@elite/ui"
import { separators } from "../form/amount.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"

type AmountFormat = {
  separators: Separators
  symbol: string
  symbolAfter: boolean
  format: (cents: number) => string
  /** Why a text is not an amount, as a sentence; undefined where it is one, or nothing is written. */
  explain: (text: string) => string | undefined
}

/** How an amount is written in the page's language, for a field that takes one. */
export function useAmountFormat(): AmountFormat {
  const language = useLanguage()
  const formats = useFormats()
  const t = useTranslations("shell")
  return {
    separators,
    symbol: "€",
    symbolAfter: language === "fr",
    format: (cents) => formats.shortEuros(cents / 100),
    explain: (text) => {
      const read = parseAmount(text)
      if (read.is === "cents" || read.is === "missing") return undefined
      if (read.is !== "unclear") return t(`amount.${read.is}`)
      const [first, second] = read.readings
      return t("amount.unclear", {
        first: toAmountText(first, separators),
        second: toAmountText(second, separators),
      })
    },
  }
}
