import { centsOf } from "@elite/ui"
import { type FormEvent, useRef, useState } from "react"
import { useFetcher } from "react-router"
import { isStepUpAsked } from "../account/StepUp.tsx"
import { separatorsOf } from "../form/amount.ts"
import type { FormAnswer } from "../form/answer.ts"
import { useForm } from "../form/useForm.ts"
import { useFormats, useLanguage } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import { isIban } from "./iban.ts"
import type { Terms } from "./room.ts"
import { useAttempt } from "./useAttempt.ts"

type Problems = { amount?: string; iban?: string }

/** What is wrong with the two fields, as sentences. */
function useCheck({ min }: Terms, balance: number) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  return (cents: number | undefined, iban: string): Problems => {
    const found: Problems = {}
    if (!cents) found.amount = t("amountMissing")
    else if (cents < Math.round(min * 100))
      found.amount = t("belowMinimum", { minimum: formats.shortEuros(min) })
    else if (cents > Math.round(balance * 100))
      found.amount = t("aboveBalance", { balance: formats.euros(balance) })
    if (!iban.trim()) found.iban = t("ibanMissing")
    else if (!isIban(iban)) found.iban = t("ibanInvalid")
    return found
  }
}

/**
 * A withdrawal as it is written, checked, asked about and sent. `earlier` is the answer to a form that was sent without
 * scripts.
 */
export function useWithdrawal(
  terms: Terms,
  balance: number,
  freshAttempt: string,
  earlier: FormAnswer | undefined,
) {
  const fetcher = useFetcher<FormAnswer>()
  const language = useLanguage()
  const answer = fetcher.data ?? earlier
  const { form, problems, setProblems, focusProblem, written } = useForm(answer)
  const [cents, setCents] = useState(() =>
    centsOf(written["amountCents.written"] ?? "", separatorsOf(language)),
  )
  const [iban, setIban] = useState(written.iban ?? "")
  const [isAsking, setAsking] = useState(false)
  const about = `${cents} ${iban}`
  const { attempt, remember } = useAttempt(freshAttempt, about, answer)
  const confirmed = useRef<string | null>(null)
  const check = useCheck(terms, balance)
  const send = () => {
    setAsking(false)
    remember()
    confirmed.current = about
    // At once: on a busy device the page would otherwise hear of the withdrawal before it knows that it is asking.
    void fetcher.submit(form.current, { flushSync: true })
  }
  return {
    Form: fetcher.Form,
    form,
    answer,
    attempt,
    written,
    isPending: fetcher.state !== "idle",
    cents,
    iban,
    problems,
    isAsking,
    writeAmount: (next: number | undefined) => {
      setCents(next)
      setProblems(({ amount: _, ...others }) => others)
    },
    writeIban: (next: string) => {
      setIban(next)
      setProblems(({ iban: _, ...others }) => others)
    },
    /**
     * The button of the form: what is written is checked, and then asked about once more, unless it was and now comes with
     * the player's word for who they are.
     */
    submit: (event: FormEvent) => {
      event.preventDefault()
      const found = check(cents, iban)
      setProblems(found)
      if (found.amount || found.iban) focusProblem()
      else if (isStepUpAsked(answer) && confirmed.current === about) send()
      else setAsking(true)
    },
    stopAsking: () => setAsking(false),
    send,
  }
}
