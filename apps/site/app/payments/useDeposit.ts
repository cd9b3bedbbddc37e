import { useEffect, useRef } from "react"
import { useFetcher, useNavigate } from "react-router"
import { useTranslations } from "use-intl"
import { refusalIn } from "../api.ts"
import type { DepositAnswer } from "./deposits.tsx"
import { leadToPayment, openPaymentTab } from "./paymentTab.ts"

/** Sends a deposit: opens the tab during the press, leads it to the payment page, and waits at `?orderid=`. */
export function useDeposit() {
  const t = useTranslations("deposit")
  const fetcher = useFetcher<DepositAnswer>()
  const navigate = useNavigate()
  const tab = useRef<Window | null>(null)
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    if ("forwardUrl" in answer) {
      const { orderId, forwardUrl } = answer
      void Promise.resolve(
        navigate(`?orderid=${encodeURIComponent(orderId)}`, { replace: true, state: { forwardUrl } }),
      ).then(() => {
        leadToPayment(tab.current, forwardUrl)
        tab.current = null
      })
    } else {
      tab.current?.close()
      tab.current = null
    }
  }, [answer, navigate])
  return {
    Form: fetcher.Form,
    isPending: fetcher.state !== "idle",
    answer,
    refusal: refusalIn(answer),
    /** To be called in the press itself: later no browser opens a tab. */
    openTab: () => {
      tab.current = openPaymentTab(t("submitting"))
    },
  }
}
