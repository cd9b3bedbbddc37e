import { Button, Notice } from "@elite/ui"
import { useEffect, useState } from "react"
import { findRefusal } from "../api.ts"
import { isPaymentOutage } from "../apiErrorPolicy.ts"
import { useTranslations } from "../i18n.tsx"
import { setPaymentOutage, toPaymentOutage, usePaymentOutage } from "../shell/paymentOutage.ts"
import type { DepositChoice } from "./deposits.server.ts"

export type PaymentOutageNoticeProps = {
  /** The methods as the loader read them. */
  methods: readonly DepositChoice[]
  /** The answer to the deposit form. */
  answer: unknown
  isPending: boolean
}

/** Whether the payment service is unavailable, and whether it recovered while the page was open. */
function usePaymentOutageState({ methods, answer, isPending }: PaymentOutageNoticeProps) {
  const refusal = findRefusal(answer)
  const isRefused = refusal !== null && isPaymentOutage(refusal)
  const read = toPaymentOutage(methods)
  const outage = usePaymentOutage(read === "none" && isRefused ? "some" : read)
  const isUnavailable = outage !== "none"
  const [wasUnavailable, setWasUnavailable] = useState(isUnavailable)
  useEffect(() => setPaymentOutage(read), [read])
  // Each refusal is a new object, so the effect runs for each.
  useEffect(() => {
    if (refusal !== null && isPaymentOutage(refusal)) setPaymentOutage("some")
  }, [refusal])
  useEffect(() => {
    if (isPending) setWasUnavailable(false)
    else if (isUnavailable) setWasUnavailable(true)
  }, [isPending, isUnavailable])
  return { outage, isBack: wasUnavailable && !isUnavailable, isRefused }
}

/**
 * Announces an outage of the payment service above the deposit form, and its recovery. The input is kept and can be
 * submitted again.
 */
export function PaymentOutageNotice(props: PaymentOutageNoticeProps) {
  const t = useTranslations("deposit")
  const shell = useTranslations("shell")
  const { outage, isBack, isRefused } = usePaymentOutageState(props)
  const names = props.methods.filter(({ isAway }) => isAway).map(({ name }) => name)
  const isPartial = outage === "some" && names.length > 0
  return (
    <div role="status" className="contents">
      {outage !== "none" && (
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
