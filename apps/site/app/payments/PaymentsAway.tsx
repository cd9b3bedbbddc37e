import { Button, Notice } from "@elite/ui"
import { useEffect, useState } from "react"
import { refusalIn } from "../api.ts"
import { arePaymentsAway } from "../central.ts"
import { notePaymentsAway, usePaymentsAway } from "../shell/paymentsAway.ts"
import { useTranslations } from "../speech.tsx"

/** What the deposit page is told of the payment service. */
export type Away = {
  /** It was away when the page was read. */
  areDepositsAway: boolean
  /** The answer to the form. */
  answer: unknown
  isPending: boolean
}

/** Whether the payment service is away, and whether it has come back before somebody's eyes. */
function useAway({ areDepositsAway, answer, isPending }: Away) {
  const refusal = refusalIn(answer)
  const isRefused = refusal !== null && arePaymentsAway(refusal)
  const isAway = usePaymentsAway(areDepositsAway || isRefused)
  const [wasAway, setWasAway] = useState(isAway)
  useEffect(() => notePaymentsAway(areDepositsAway), [areDepositsAway])
  // Each refusal is another object, and says it anew.
  useEffect(() => {
    if (refusal !== null && arePaymentsAway(refusal)) notePaymentsAway(true)
  }, [refusal])
  useEffect(() => {
    if (isPending) setWasAway(false)
    else if (isAway) setWasAway(true)
  }, [isPending, isAway])
  return { isAway, isBack: wasAway && !isAway, isRefused }
}

/**
 * Above the form of a deposit: that the payment service is away, which is nobody's doing here, and when it is back. What
 * was written stays, and whoever sent it may send it again.
 */
export function PaymentsAway(away: Away) {
  const t = useTranslations("deposit")
  const shell = useTranslations("shell")
  const { isAway, isBack, isRefused } = useAway(away)
  return (
    <div role="status" className="contents">
      {isAway && (
        <Notice tone="info">
          <p className="font-semibold">{t("away.title")}</p>
          <p className="mt-1 text-pretty">
            {t("away.text")} {isRefused && `${t("away.kept")} `}
            <span className="noscript:hidden">{t("away.comesBack")}</span>
          </p>
          {isRefused && (
            <Button type="submit" size="small" className="mt-3" pending={away.isPending}>
              {shell("tryAgain")}
            </Button>
          )}
        </Notice>
      )}
      {isBack && <Notice tone="success">{t("away.back")}</Notice>}
    </div>
  )
}
