import { parseCents } from "@elite/ui"
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react"
import { useFetcher, useNavigate } from "react-router"
import { findRefusal } from "../api.ts"
import { isPaymentOutage } from "../apiErrorPolicy.ts"
import { submittedValues } from "../form/formRefusal.ts"
import { useFocusFirstError } from "../form/useFocusFirstError.ts"
import { useIdempotencyKey } from "../form/useIdempotencyKey.ts"
import { useTranslations } from "../i18n.tsx"
import { useIsConnectionLost } from "../shell/connection.ts"
import { type AmountProblem, findAmountProblem, type MethodBounds } from "./depositAmount.ts"
import type { DepositAnswer, DepositChoice } from "./deposits.server.ts"
import { leadToPayment, openPaymentTab } from "./paymentTab.ts"

type DepositProblems = { amount?: AmountProblem | undefined; method?: boolean | undefined }
type AmountBounds = Pick<MethodBounds, "min" | "max">

/** Closes the tab when this page cannot navigate it any more: the connection is lost, or the page unloads. */
function useCloseOrphanedTab(tab: RefObject<Window | null>): RefObject<boolean> {
  const isLost = useIsConnectionLost()
  const wasClosed = useRef(false)
  useEffect(() => {
    if (!isLost || !tab.current) return
    tab.current.close()
    wasClosed.current = true
  }, [isLost, tab])
  useEffect(() => {
    const close = () => tab.current?.close()
    window.addEventListener("pagehide", close)
    return () => {
      window.removeEventListener("pagehide", close)
      close()
    }
  }, [tab])
  return wasClosed
}

/**
 * Navigates the waiting tab to the payment page, and this one to `?orderid=`. A refusal or a lost connection closes the
 * tab; the waiting page then offers a link to the payment page.
 */
function usePaymentTab(answer: DepositAnswer | undefined) {
  const t = useTranslations("deposit")
  const shell = useTranslations("shell")
  const navigate = useNavigate()
  const tab = useRef<Window | null>(null)
  const wasClosed = useCloseOrphanedTab(tab)
  useEffect(() => {
    if (!answer) return
    const opened = tab.current
    tab.current = null
    if (!("forwardUrl" in answer)) {
      opened?.close()
      return
    }
    const { orderId, forwardUrl } = answer
    const orderQuery = `?orderid=${encodeURIComponent(orderId)}`
    const isClosed = wasClosed.current
    void Promise.resolve(navigate(orderQuery, { replace: true, state: { forwardUrl } })).then(() => {
      if (!isClosed) leadToPayment(opened, forwardUrl)
    })
  }, [answer, navigate, wasClosed])
  return () => {
    wasClosed.current = false
    tab.current = openPaymentTab({
      name: shell("siteName"),
      title: t("submitting"),
      text: t("opening"),
      close: t("closeTab"),
    })
  }
}

/**
 * State of the deposit form. `boundsOf`: the chosen method's bounds. `remainingEuros`: room by limits. `isScannedBy`:
 * whether the method is paid on this page. `lastMethod` is preselected. `submittedAnswer`: the answer to a form that was submitted without scripts.
 */
export function useDeposit(
  boundsOf: (code: DepositChoice["code"] | undefined) => AmountBounds,
  remainingEuros: number,
  isScannedBy: (code: DepositChoice["code"] | undefined) => boolean,
  freshAttempt: string,
  submittedAnswer: DepositAnswer | undefined,
  lastMethod: DepositChoice["code"] | undefined,
) {
  const fetcher = useFetcher<DepositAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const openTab = usePaymentTab(fetcher.data)
  const focusProblem = useFocusFirstError(form)
  const written = submittedValues(submittedAnswer)
  const [cents, setCents] = useState(() => parseCents(written["amountCents.written"] ?? ""))
  const [code, setCode] = useState((written.paymentMethod as DepositChoice["code"] | undefined) ?? lastMethod)
  const [isBonusChosen, chooseBonus] = useState(written.joiningBonus === "yes")
  const [problems, setProblems] = useState<DepositProblems>({})
  const bounds = boundsOf(code)
  const isScanned = isScannedBy(code)
  const isPending = fetcher.state !== "idle"
  const answer = fetcher.data ?? submittedAnswer
  const refusal = findRefusal(answer)
  const { attempt, remember } = useIdempotencyKey(freshAttempt, `${cents} ${code} ${isBonusChosen}`, answer)
  return {
    Form: fetcher.Form,
    form,
    isPending,
    answer,
    attempt,
    written,
    refusal,
    /** Refused because of an outage, which `PaymentOutageNotice` shows. */
    isAway: refusal !== null && isPaymentOutage(refusal),
    cents,
    code,
    bounds,
    isScanned,
    problems,
    isRight: findAmountProblem(cents, bounds, remainingEuros) === null,
    writeAmount: (next: number | undefined) => {
      setCents(next)
      setProblems(({ method }) => ({ method }))
    },
    chooseBonus,
    choose: (next: DepositChoice["code"]) => {
      setCode(next)
      setProblems(({ amount }) => ({ amount }))
    },
    submit: (event: FormEvent) => {
      const amount = findAmountProblem(cents, bounds, remainingEuros)
      if (amount || !code) {
        event.preventDefault()
        setProblems({ amount: amount ?? undefined, method: !code })
        focusProblem()
      } else if (!isPending) {
        remember()
        if (!isScanned) openTab()
      }
    },
  }
}
