import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useShell } from "../shell/shellData.ts"

/** Writes an instant that is over: "Today 10:47", or its date and time. */
export function useFormatPast(): (instant: string) => string {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const madeAt = useShell()?.madeAt
  return (instant) =>
    madeAt !== undefined && formats.date(instant) === formats.date(madeAt)
      ? t("today", { time: formats.time(instant) })
      : `${formats.shortDate(instant)} ${formats.time(instant)}`
}

/** What of a stake comes back, in cents of each euro. */
export const centsPerEuro = (returnPpm: number): number => Math.round(returnPpm / 100) / 100
