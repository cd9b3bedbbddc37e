import { AmountField, Button, Card, EmptyState, LinkButton, Notice, RadioGroup } from "@elite/ui"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { Refused } from "../account/Refused.tsx"
import { useAmounts } from "../account/useAmounts.ts"
import { refusalIn } from "../api.ts"
import { useFormats, useTo } from "../language.ts"
import type { DepositAnswer, DepositChoice } from "./deposits.tsx"
import { type AmountProblem, amountProblem, chipsCents, mostCents, type WeeklyRoom } from "./room.ts"
import { useDeposit } from "./useDeposit.ts"

type DepositFormProps = {
  methods: readonly DepositChoice[]
  room: WeeklyRoom
  attempt: string
  /** The answer to a form that was sent without scripts. */
  answer: DepositAnswer | undefined
}

function Method({ method }: { method: DepositChoice }) {
  return (
    <span className="flex items-center gap-3">
      <img
        src={method.iconUrl}
        alt=""
        width="40"
        height="26"
        className="h-6.5 w-10 rounded-sm bg-white object-contain"
      />
      {method.name}
    </span>
  )
}

/** Amount and method of a deposit. Nothing is chosen beforehand, nothing is remembered from the last time. */
export function DepositForm({ methods, room, attempt, answer }: DepositFormProps) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const to = useTo()
  const amounts = useAmounts()
  const deposit = useDeposit()
  const form = useRef<HTMLFormElement>(null)
  const [cents, setCents] = useState<number>()
  const [code, setCode] = useState<DepositChoice["code"]>()
  const [problems, setProblems] = useState<{ amount?: AmountProblem | undefined; method?: boolean }>({})
  const refusal = deposit.refusal ?? refusalIn(answer)
  const chosen = methods.find((method) => method.code === code)
  const least = Math.min(...methods.map(({ terms }) => terms.min))
  const most = chosen?.terms.max ?? Math.max(...methods.map(({ terms }) => terms.max))
  const bounds = { min: chosen?.terms.min ?? least, max: most }
  const maximumCents = mostCents(bounds, room.remaining)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each set of problems found.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [problems])

  if (methods.length === 0)
    return (
      <Card>
        <EmptyState title={t("unavailableTitle")}>{t("unavailableText")}</EmptyState>
      </Card>
    )
  if (room.remaining < least)
    return (
      <Card>
        <EmptyState
          title={
            room.remaining > 0
              ? t("roomSmall", {
                  remaining: formats.shortEuros(room.remaining),
                  minimum: formats.shortEuros(least),
                })
              : t("roomNone", { limit: formats.shortEuros(room.limit) })
          }
          action={<LinkButton href={to("home")}>{t("result.play")}</LinkButton>}
        >
          {t("whyLimit", { limit: formats.shortEuros(room.limit) })}
        </EmptyState>
      </Card>
    )

  const submit = (event: FormEvent) => {
    const amount = amountProblem(cents, bounds, room.remaining)
    if (amount || !code) {
      event.preventDefault()
      setProblems({ amount: amount ?? undefined, method: !code })
    } else if (!deposit.isPending) deposit.openTab()
  }
  const amountError = problems.amount
    ? t(problems.amount, {
        minimum: formats.shortEuros(bounds.min),
        maximum: formats.shortEuros(bounds.max),
        remaining: formats.shortEuros(room.remaining),
      })
    : refusal?.fields.amount
  return (
    <Card>
      <deposit.Form method="post" noValidate ref={form} onSubmit={submit} className="grid gap-6">
        <Refused answer={deposit.answer ?? answer} />
        <input type="hidden" name="attempt" value={attempt} />
        <div className="grid gap-2">
          <AmountField
            {...amounts}
            label={t("amount")}
            name="amountCents"
            cents={cents}
            onChange={(next) => {
              setCents(next)
              setProblems(({ method }) => ({ method: method ?? false }))
            }}
            chipsCents={chipsCents}
            maxCents={maximumCents}
            required
            description={t("amountHint", {
              minimum: formats.shortEuros(bounds.min),
              maximum: formats.shortEuros(maximumCents / 100),
            })}
            error={amountError}
          />
          {problems.amount === "aboveRoom" && (
            <Button
              size="small"
              className="w-fit"
              onClick={() => {
                setCents(maximumCents)
                setProblems({})
              }}
            >
              {t("takeRoom", { remaining: formats.shortEuros(maximumCents / 100) })}
            </Button>
          )}
        </div>
        <RadioGroup
          label={t("method")}
          name="paymentMethod"
          required
          onChange={(next: DepositChoice["code"]) => {
            setCode(next)
            setProblems(({ amount }) => ({ amount }))
          }}
          error={problems.method ? t("methodMissing") : undefined}
          choices={methods.map((method) => ({
            value: method.code,
            label: <Method method={method} />,
            description: `${t("methodTerms", {
              minimum: formats.shortEuros(method.terms.min),
              maximum: formats.shortEuros(method.terms.max),
              time: method.terms.time,
            })} · ${method.terms.fee > 0 ? t("fee", { fee: formats.euros(method.terms.fee) }) : t("noFee")}`,
          }))}
        />
        <Notice tone="info">{t("noCredit")}</Notice>
        <div className="grid gap-2">
          <Button
            type="submit"
            kind="primary"
            size="large"
            block
            pending={deposit.isPending}
            pendingLabel={t("submitting")}
          >
            {cents && !amountProblem(cents, bounds, room.remaining)
              ? t("submitAmount", { amount: formats.euros(cents / 100) })
              : t("submit")}
          </Button>
          <p className="hidden text-center text-muted text-sm sm:block">{t("opensTab")}</p>
        </div>
      </deposit.Form>
    </Card>
  )
}
