import { AmountField, Button, Card, Dialog, EmptyState, StatTile } from "@elite/ui"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useFetcher } from "react-router"
import { useTranslations } from "use-intl"
import { Refused } from "../account/Refused.tsx"
import { useAmounts } from "../account/useAmounts.ts"
import { type Refusal, refusalIn } from "../api.ts"
import { useFormats } from "../language.ts"
import { useWallet } from "../shell/live.tsx"
import { IbanField } from "./IbanField.tsx"
import { isIban, shortIban } from "./iban.ts"
import type { Terms } from "./room.ts"
import { WhatHappensNext } from "./WhatHappensNext.tsx"

type WithdrawFormProps = {
  balance: number
  terms: Terms
  attempt: string
  /** The answer to a form that was sent without scripts. */
  answer: Refusal | undefined
}

type AmountProblem = "amountMissing" | "belowMinimum" | "aboveBalance"
type Problems = { amount?: AmountProblem; iban?: "ibanMissing" | "ibanInvalid" }

function problemsOf(cents: number | undefined, iban: string, balance: number, terms: Terms): Problems {
  const found: Problems = {}
  if (!cents) found.amount = "amountMissing"
  else if (cents < Math.round(terms.min * 100)) found.amount = "belowMinimum"
  else if (cents > Math.round(balance * 100)) found.amount = "aboveBalance"
  if (!iban.trim()) found.iban = "ibanMissing"
  else if (!isIban(iban)) found.iban = "ibanInvalid"
  return found
}

/** The sentence of a refusal that is about one of the two fields. */
function refusedFields(refusal: Refusal["refusal"] | null): { amount?: string; iban?: string } {
  if (!refusal) return {}
  if (refusal.name === "IbanInvalidErrorType" || refusal.name === "IbanNotOwnErrorType")
    return { iban: refusal.description }
  return refusal.fields
}

/** Amount and account of a withdrawal; it is asked once more before it is sent, because it cannot be taken back. */
export function WithdrawForm({ balance: loaded, terms, attempt, answer }: WithdrawFormProps) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  const fetcher = useFetcher<Refusal>()
  const balance = useWallet()?.amount ?? loaded
  const form = useRef<HTMLFormElement>(null)
  const [cents, setCents] = useState<number>()
  const [iban, setIban] = useState("")
  const [problems, setProblems] = useState<Problems>({})
  const [isAsking, setAsking] = useState(false)
  const refusedAt = refusedFields(refusalIn(fetcher.data ?? answer))
  const isPending = fetcher.state !== "idle"

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each set of problems found.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [problems, fetcher.data])

  if (balance < terms.min)
    return (
      <Card>
        <EmptyState
          title={t("tooLittle", {
            minimum: formats.shortEuros(terms.min),
            balance: formats.euros(balance),
          })}
        />
      </Card>
    )

  const check = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(cents, iban, balance, terms)
    setProblems(found)
    setAsking(!found.amount && !found.iban)
  }
  const send = () => {
    setAsking(false)
    void fetcher.submit(form.current)
  }
  const amountText = formats.euros((cents ?? 0) / 100)
  return (
    <Card>
      <fetcher.Form method="post" noValidate ref={form} onSubmit={check} className="grid gap-6">
        <StatTile look="pride" label={t("available")} value={formats.euros(balance)} />
        <Refused answer={fetcher.data ?? answer} />
        <input type="hidden" name="attempt" value={attempt} />
        <Amount
          {...{ cents, balance, terms }}
          error={
            problems.amount
              ? t(problems.amount, {
                  minimum: formats.shortEuros(terms.min),
                  balance: formats.euros(balance),
                })
              : refusedAt.amount
          }
          onChange={(next) => {
            setCents(next)
            setProblems(({ iban: _iban }) => (_iban ? { iban: _iban } : {}))
          }}
        />
        <IbanField
          value={iban}
          onChange={(next) => {
            setIban(next)
            setProblems(({ amount }) => (amount ? { amount } : {}))
          }}
          error={problems.iban ? t(problems.iban) : refusedAt.iban}
        />
        <Button
          type="submit"
          kind="primary"
          size="large"
          block
          pending={isPending}
          pendingLabel={t("submitting")}
        >
          {cents ? t("submitAmount", { amount: amountText }) : t("submit")}
        </Button>
        <WhatHappensNext time={terms.time} />
      </fetcher.Form>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("confirmTitle", { amount: amountText })}
        look="sheet"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t("cancel")}</Button>
            <Button kind="primary" onClick={send}>
              {t("confirm")}
            </Button>
          </>
        }
      >
        <p className="text-muted">{t("confirmText", { amount: amountText, iban: shortIban(iban) })}</p>
      </Dialog>
    </Card>
  )
}

function Amount(props: {
  cents: number | undefined
  balance: number
  terms: Terms
  error: string | undefined
  onChange: (cents: number | undefined) => void
}) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  const amounts = useAmounts()
  const allCents = Math.min(Math.round(props.balance * 100), Math.round(props.terms.max * 100))
  return (
    <AmountField
      {...amounts}
      label={t("amount")}
      name="amountCents"
      cents={props.cents}
      onChange={props.onChange}
      required
      description={t("amountHint", { minimum: formats.shortEuros(props.terms.min) })}
      error={props.error}
      end={
        <Button size="small" kind="quiet" onClick={() => props.onChange(allCents)}>
          {t("everything")}
        </Button>
      }
    />
  )
}
