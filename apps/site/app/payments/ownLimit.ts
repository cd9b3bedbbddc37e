import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import type { DepositRoom } from "./room.ts"

/**
 * What a limit that players set themselves leaves for a deposit, and from when it leaves more; undefined where the
 * legal week is what binds.
 */
export function useOwnLimit({ remaining, limitedBy, freesAt }: DepositRoom): string | undefined {
  const t = useTranslations("deposit")
  const formats = useFormats()
  if (limitedBy === "regulatoryWeeklyDepositLimit") return undefined
  const period = t(`ownLimit.periods.${limitedBy}`)
  const left =
    remaining > 0
      ? t("ownLimit.left", { period, remaining: formats.shortEuros(remaining) })
      : t("ownLimit.reached", { period })
  return freesAt ? `${left} ${t("ownLimit.until", { until: formats.dateTime(freesAt) })}` : left
}
