import { Button, Notice } from "@elite/ui"
import { useEffect, useState } from "react"
import { findRefusal } from "../api.ts"
import { isPaymentOutage } from "../apiErrorPolicy.ts"
import { useTranslations } from "../i18n.tsx"
import { setPaymentOutage, toPaymentOutage, usePaymentOutage } from "../shell/paymentOutage.ts"
import type { DepositChoice } from "./deposits.server.ts"

/** What the deposit page is told of the payment service. */
export type PaymentOutageNoticeProps = {
  /** The ways to pay in, as they were when the page was read. */
  methods: readonly DepositChoice[]
  /** The answer to the form. */
  answer: unknown
  isPending: boolean
}

/** Whether the payment service is away, and whether it has come back before somebody's eyes. */
function usePaymentOutageState({ methods, answer, isPending }: PaymentOutageNoticeProps) {
  const refusal = findRefusal(answer)
  const isRefused = refusal !== null && isPaymentOutage(refusal)
  const read = toPaymentOutage(methods)
  const away = usePaymentOutage(read === "none" && isRefused ? "some" : read)
  const isAway = away !== "none"
  const [wasAway, setWasAway] = useState(isAway)
  useEffect(() => setPaymentOutage(read), [read])
  // Each refusal is another object, and says it anew.
  useEffect(() => {
    if (refusal !== null && isPaymentOutage(refusal)) setPaymentOutage("some")
  }, [refusal])
  useEffect(() => {
    if (isPending) setWasAway(false)
    else if (isAway) setWasAway(true)
  }, [isPending, isAway])
  return { away, isBack: wasAway && !isAway, isRefused }
}

/**
 * Above the form of a deposit: that the payment service is away, which is nobody's doing here, and when it is back. What
 * was written stays, and whoever sent it may send it again.
 */
export function PaymentOutageNotice(props: PaymentOutageNoticeProps) {
  const t = useTranslations("deposit")
  const shell = useTranslations("shell")
  const { away, isBack, isRefused } = usePaymentOutageState(props)
  const names = props.methods.filter(({ isAway }) => isAway).map(({ name }) => name)
  const isPartial = away === "some" && names.length > 0
  return (
    <div role="status" className="contents">
      {away !== "none" && (
        <Notice tone="info">
          <p className="font-semibold">{t(isPartial ? "away.someTitle" : "away.title")}</p>
          <p className="mt-1 text-pretty">
            {isPartial ? t("away.someText", { methods: names.join(", ") }) : t("away.text")}{" "}
            {isRefused && `${t("away.kept")} `}
            <span className="noscript:hidden">{t("away.comesBack")}</span>
          </p>
          {isRefused && (
            <Button type="submit" size="small" className="mt-3" pending={props.isPending}>
              {shell("tryAgain")}
            </Button>
          )}
        </Notice>
      )}
      {isBack && <Notice tone="success">{t("away.back")}</Notice>}
    </div>
  )
}
