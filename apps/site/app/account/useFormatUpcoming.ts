import { locales, timeZone } from "@elite/words/formats.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"
import { dayMs } from "../time.ts"

/** "Thursday 18:20", with the date from six days away. `now` is the server's, ISO 8601. */
export function useFormatUpcoming(now: string): (instant: string) => string {
  const t = useTranslations("account")
  const formats = useFormats()
  const locale = locales[useLanguage()]
  return (instant) => {
    const at = new Date(instant)
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone }).format(at)
    const time = formats.time(at)
    const isNear = at.getTime() - Date.parse(now) < 6 * dayMs
    return isNear
      ? t("when", { weekday, time })
      : t("whenLater", { weekday, time, day: formats.date(at).slice(0, 5) })
  }
}
