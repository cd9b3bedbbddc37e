import type { payments } from "@elite/contract"
import { parseCents } from "@elite/ui"
import { type FormEvent, useRef, useState } from "react"
import { useFetcher } from "react-router"
import { isStepUpRequired } from "../account/StepUp.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useIdempotencyKey } from "../form/useIdempotencyKey.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { SavedAccount } from "./AccountsCard.tsx"
import type { MethodBounds } from "./depositAmount.ts"
import type { WithdrawalChoice } from "./withdrawals.server.ts"

/** The purse, and its withdrawable balance in euros. */
type WithdrawalSource = { purse: payments.Purse; balance: number }

function useAmountProblemText({ min }: MethodBounds, { purse, balance }: WithdrawalSource) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  return (cents: number | undefined): string | undefined => {
    if (!cents) return t("amountMissing")
    if (cents < Math.round(min * 100)) return t("belowMinimum", { minimum: formats.shortEuros(min) })
    if (cents > Math.round(balance * 100))
      return t("aboveBalance", { balance: formats.euros(balance), purse })
    return undefined
  }
}

/** State of the withdrawal form. `submittedAnswer` is the answer to a form that was submitted without scripts. */
export function useWithdrawal(
  methods: readonly WithdrawalChoice[],
  from: WithdrawalSource,
  accounts: readonly SavedAccount[],
  { attempt: loadedAttempt, answer: submittedAnswer }: { attempt: string; answer: FormRefusal | undefined },
) {
  const fetcher = useFetcher<FormRefusal>()
  const answer = fetcher.data ?? submittedAnswer
  const { form, problems, setProblems, focusProblem, written } = useForm(answer)
  const [cents, setCents] = useState(() => parseCents(written["amountCents.written"] ?? ""))
  const [chosen, setChosen] = useState(written.accountId)
  const [chosenMethod, setMethod] = useState(written.method)
  const [isConfirming, setIsConfirming] = useState(false)
  // The chosen one may have been removed since. Accounts that can be paid to now come first.
  const method = methods.find(({ code }) => code === chosenMethod) ?? methods[0]!
  const saved =
    accounts.find(({ accountId }) => accountId === chosen) ??
    accounts.find(({ usableFrom }) => usableFrom === null) ??
    accounts[0]
  const account = method.wallet === null ? saved : undefined
  const about = `${cents} ${method.code} ${account?.accountId}`
  const { attempt, remember } = useIdempotencyKey(loadedAttempt, about, answer)
  const confirmed = useRef<string | null>(null)
  const check = useAmountProblemText(method.bounds, from)
  const send = () => {
    setIsConfirming(false)
    remember()
    confirmed.current = about
    // Flushed, because on a busy device the live message about the withdrawal could arrive before `isConfirming` is set.
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
    method,
    account,
    problems,
    isConfirming,
    writeAmount: (next: number | undefined) => {
      setCents(next)
      setProblems(({ amount: _, ...others }) => others)
    },
    chooseMethod: (code: WithdrawalChoice["code"]) => {
      setMethod(code)
      setProblems(({ method: _, amount: __, ...others }) => others)
    },
    choose: (accountId: string) => {
      setChosen(accountId)
      setProblems(({ accountId: _, ...others }) => others)
    },
    /**
     * Validates, then asks for confirmation; submits directly where it was confirmed and the form now has the step-up.
     */
    submit: (event: FormEvent) => {
      event.preventDefault()
      const amount = check(cents)
      setProblems({ amount })
      if (amount) focusProblem()
      else if (isStepUpRequired(answer) && confirmed.current === about) send()
      else setIsConfirming(true)
    },
    cancelConfirmation: () => setIsConfirming(false),
    send,
  }
}
