import { parseAmount, type Separators, toAmountText } from "@elite/ui"
import { separators } from "../form/amount.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"

type AmountFormat = {
  separators: Separators
  symbol: string
  symbolAfter: boolean
  format: (cents: number) => string
  /** Undefined for an amount and for an empty text. */
  explain: (text: string) => string | undefined
}

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
      const parsed = parseAmount(text)
      if (parsed.is === "cents" || parsed.is === "missing") return undefined
      if (parsed.is !== "unclear") return t(`amount.${parsed.is}`)
      const [first, second] = parsed.readings
      return t("amount.unclear", {
        first: toAmountText(first, separators),
        second: toAmountText(second, separators),
      })
    },
  }
}
