import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useDepositHeadroomText } from "../shell/useDepositHeadroomText.ts"
import type { DepositHeadroom } from "./depositAmount.ts"

/**
 * What the player's own limit leaves for a deposit and when it leaves more, or why deposits are barred; undefined where
 * the statutory week is the strictest limit.
 */
export function useOwnLimitText(room: DepositHeadroom): string | undefined {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const shell = useTranslations("shell")
  const roomText = useDepositHeadroomText()
  const { remaining, limitedBy, closedBy, freesAt } = room
  if (closedBy) return `${shell("depositRoom")}: ${roomText(room)}`
  if (limitedBy === "regulatoryWeeklyDepositLimit") return undefined
  const period = t(`ownLimit.periods.${limitedBy}`)
  const left =
    remaining > 0
      ? t("ownLimit.left", { period, remaining: formats.shortEuros(remaining) })
      : t("ownLimit.reached", { period })
  return freesAt ? `${left} ${t("ownLimit.until", { until: formats.dateTime(freesAt) })}` : left
}
