import { useTranslations } from "../i18n.tsx"
import { toDurationParts } from "./sessionTime.ts"

/** Formats minutes: 45 min, 1 h, 1 h 30 min. */
export function useFormatDuration(): (minutes: number) => string {
  const t = useTranslations("sessionTime")
  return (length) => {
    const parts = toDurationParts(length)
    const [hours, minutes] = [String(parts.hours), String(parts.minutes)]
    if (parts.as === "minutes") return t("length.minutes", { minutes })
    return parts.as === "hours" ? t("length.hours", { hours }) : t("length.both", { hours, minutes })
  }
}
