import type { limits } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

export function useDepositHeadroomText(): (room: limits.DepositRoom) => string {
  const t = useTranslations("shell")
  const { shortEuros } = useFormats()
  return ({ remaining, limit, limitedBy, closedBy }) =>
    closedBy
      ? t("depositRoomClosed", { none: shortEuros(remaining), closedBy })
      : t("depositRoomOf", { remaining: shortEuros(remaining), limit: shortEuros(limit), limitedBy })
}
