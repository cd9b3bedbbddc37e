import { type FormEvent, useEffect, useRef, useState } from "react"
import { useFetcher } from "react-router"
import { useTranslations } from "use-intl"
import { useFocusProblem } from "../account/useFocusProblem.ts"
import { type Refusal, refusalIn } from "../api.ts"
import { useFormats } from "../language.ts"
import { isIban } from "./iban.ts"
import type { Terms } from "./room.ts"

type Problems = { amount?: string | undefined; iban?: string | undefined }

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
export function useWithdrawal(terms: Terms, balance: number, earlier: Refusal | undefined) {
  const fetcher = useFetcher<Refusal>()
  const form = useRef<HTMLFormElement>(null)
  const [cents, setCents] = useState<number>()
  const [iban, setIban] = useState("")
  const [problems, setProblems] = useState<Problems>({})
  const [isAsking, setAsking] = useState(false)
  const check = useCheck(terms, balance)
  const focusProblem = useFocusProblem(form)
  const answer = fetcher.data ?? earlier
  const refusal = refusalIn(answer)
  useEffect(() => {
    setProblems(refusal?.fields ?? {})
    if (refusal) focusProblem()
  }, [refusal, focusProblem])
  return {
    Form: fetcher.Form,
    form,
    answer,
    isPending: fetcher.state !== "idle",
    cents,
    iban,
    problems,
    isAsking,
    writeAmount: (next: number | undefined) => {
      setCents(next)
      setProblems((before) => ({ iban: before.iban }))
    },
    writeIban: (next: string) => {
      setIban(next)
      setProblems((before) => ({ amount: before.amount }))
    },
    /** The button of the form: what is written is checked, and then asked about once more. */
    submit: (event: FormEvent) => {
      event.preventDefault()
      const found = check(cents, iban)
      setProblems(found)
      if (found.amount || found.iban) focusProblem()
      else setAsking(true)
    },
    stopAsking: () => setAsking(false),
    send: () => {
      setAsking(false)
      void fetcher.submit(form.current)
    },
  }
}
