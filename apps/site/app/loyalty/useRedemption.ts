import { truncate } from "@elite/words/formats.ts"
import { type FormEvent, useState } from "react"
import { useFetcher } from "react-router"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useIdempotencyKey } from "../form/useIdempotencyKey.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useWallet } from "../shell/wallet.tsx"
import { computeCoinValue, maxRedeemableCoins, parseCoins, type Redemption, stepCoins } from "./club.ts"

/** `submittedAnswer` is the answer to a form that was submitted without scripts. */
export function useRedemption(
  { terms, attempt: loadedAttempt, ...loaded }: Redemption,
  submittedAnswer: FormRefusal | undefined,
) {
  const t = useTranslations("loyalty")
  const { figure } = useFormats()
  const fetcher = useFetcher<FormRefusal>()
  const answer = fetcher.data ?? submittedAnswer
  const { form, problems, setProblems, focusProblem, written } = useForm(answer)
  const live = useWallet()
  const coins = live?.coins ?? loaded.coins
  const balance = live?.amount ?? loaded.balance
  // The typed number belongs to the balance at that time; when the balance changes, the field proposes all coins again.
  const [typed, setTyped] = useState(() =>
    written.eliteCoins === undefined ? null : { text: written.eliteCoins, of: loaded.coins },
  )
  const text = typed?.of === loaded.coins ? typed.text : figure(maxRedeemableCoins(coins, terms))
  const typedCoins = parseCoins(text)
  const { attempt, remember } = useIdempotencyKey(loadedAttempt, String(typedCoins), answer)
  const write = (next: string) => {
    setTyped({ text: next, of: loaded.coins })
    setProblems({})
  }
  const check = (): string | undefined => {
    if (typedCoins === undefined) return t("counter.missing")
    if (typedCoins < terms.least || typedCoins % terms.step !== 0)
      return t("counter.notSteps", { least: figure(terms.least), step: figure(terms.step) })
    return typedCoins > coins ? t("counter.tooMany", { coins: figure(truncate(coins, 0)) }) : undefined
  }
  const isRight = check() === undefined
  const euros = isRight ? computeCoinValue(typedCoins!, terms) : 0
  return {
    Form: fetcher.Form,
    form,
    answer,
    attempt,
    isPending: fetcher.state !== "idle",
    text,
    write,
    problem: problems.eliteCoins,
    step: (by: 1 | -1) => write(figure(stepCoins(typedCoins ?? terms.least, by, coins, terms))),
    coins,
    /** Null while the typed number cannot be redeemed. */
    ticket: isRight
      ? { coins: typedCoins!, euros, balance: balance + euros, left: coins - typedCoins! }
      : null,
    submit: (event: FormEvent) => {
      const problem = check()
      setProblems({ eliteCoins: problem })
      if (problem !== undefined) {
        event.preventDefault()
        focusProblem()
      } else remember()
    },
  }
}
