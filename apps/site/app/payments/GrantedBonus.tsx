import { Notice } from "@elite/ui"
import { useEffect, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { PaymentResultData } from "./paymentResult.server.ts"

const bonusTimeoutMs = 20_000

/** Whether a bonus is still expected: the server grants it right after the deposit, or not at all. */
export function useIsBonusPending(isAwaited: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isAwaited) return
    const timer = window.setTimeout(() => setOver(true), bonusTimeoutMs)
    return () => window.clearTimeout(timer)
  }, [isAwaited])
  return isAwaited && !isOver
}

export function GrantedBonus({ bonus }: { bonus: NonNullable<PaymentResultData["bonus"]> }) {
  const t = useTranslations("bonuses")
  const formats = useFormats()
  return (
    <Notice tone="info" className="w-full text-left">
      <strong className="block">{t("came.title", { bonus: formats.euros(bonus.amount) })}</strong>{" "}
      {t("came.text", {
        required: formats.shortEuros(bonus.required),
        until: formats.dateTime(bonus.expiresAt),
        largestStake: formats.shortEuros(bonus.largestStake),
      })}
    </Notice>
  )
}
