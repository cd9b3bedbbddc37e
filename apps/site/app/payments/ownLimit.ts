import { useFormats } from "../language.ts"
import { useDepositRoomText } from "../shell/useDepositRoomText.ts"
import { useTranslations } from "../speech.tsx"
import type { DepositRoom } from "./room.ts"

/**
 * What a limit of the player's own leaves for a deposit and from when it leaves more, or why nothing may be deposited at
 * all; undefined where the statutory week is the strictest limit.
 */
export function useOwnLimit(room: DepositRoom): string | undefined {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const shell = useTranslations("shell")
  const roomText = useDepositRoomText()
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
