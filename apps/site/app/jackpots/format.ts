import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useShell } from "../shell/shellData.ts"

/** "Today 10:47", or date and time. */
export function useFormatPast(): (instant: string) => string {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const madeAt = useShell()?.madeAt
  return (instant) =>
    madeAt !== undefined && formats.date(instant) === formats.date(madeAt)
      ? t("today", { time: formats.time(instant) })
      : `${formats.shortDate(instant)} ${formats.time(instant)}`
}

/** Cents that come back of each euro. */
export const centsPerEuro = (returnPpm: number): number => Math.round(returnPpm / 100) / 100
