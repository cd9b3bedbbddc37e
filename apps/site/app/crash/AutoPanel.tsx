import type { Terms } from "@elite/crash"
import { AmountField, Button, TextField } from "@elite/ui"
import { type FormEvent, useState } from "react"
import { useAmountFormat } from "../account/useAmountFormat.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { defaultStake, findBetProblem, parseTarget, stripMultiplierSign } from "./betForm.ts"
import { useFormatMoney } from "./format.ts"
import type { Autobet, AutoPlan } from "./useAutobet.ts"

const maxRounds = 100

const parseRounds = (text: string): number | undefined => {
  const rounds = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return rounds >= 1 && rounds <= maxRounds ? rounds : undefined
}

type PlanProblems = { stake?: boolean; target?: boolean; rounds?: boolean; lost?: boolean; won?: boolean }

function useAutobetPlan(terms: Terms) {
  const [cents, setCents] = useState<number | undefined>(() => defaultStake(terms))
  const [target, setTarget] = useState("")
  const [rounds, setRounds] = useState("10")
  const [lost, setLost] = useState<number | undefined>(undefined)
  const [won, setWon] = useState<number | undefined>(undefined)
  /** A text that is no amount is an error: the plan would go on without its stop. */
  const [isStopWonInvalid, setStopWonInvalid] = useState(false)
  const [problems, setProblems] = useState<PlanProblems>({})
  const checked = (): AutoPlan | undefined => {
    const [at, count] = [parseTarget(target) ?? null, parseRounds(rounds)]
    const found = {
      stake: findBetProblem(cents, 101, terms) !== undefined,
      target: at === null,
      rounds: count === undefined,
      lost: lost === undefined || cents === undefined || lost < cents,
      won: isStopWonInvalid,
    }
    setProblems(found)
    if (Object.values(found).some(Boolean)) return undefined
    return {
      stakeCents: cents!,
      target: at!,
      rounds: count!,
      afterWin: "first",
      afterLoss: "first",
      stopLostCents: lost!,
      ...(won !== undefined && { stopWonCents: won }),
    }
  }
  return {
    cents,
    setCents,
    target,
    setTarget,
    rounds,
    setRounds,
    lost,
    setLost,
    won,
    setWon: (next: number | undefined, text: string) => {
      setWon(next)
      setStopWonInvalid(next === undefined && text.trim() !== "")
    },
    problems,
    checked,
  }
}

type AutoPanelProps = { auto: Autobet; terms: Terms; isDemo: boolean }
type PlanFormProps = AutoPanelProps & { plan: ReturnType<typeof useAutobetPlan> }

function PlanForm({ auto, plan, terms, isDemo }: PlanFormProps) {
  const t = useTranslations("crash")
  const money = useFormatMoney(isDemo)
  const amountFormat = useAmountFormat()
  const amounts = isDemo ? { ...amountFormat, symbol: "" } : amountFormat
  const begin = (event: FormEvent) => {
    event.preventDefault()
    const checked = plan.checked()
    if (checked) auto.begin(checked)
  }
  const bounds = { min: money(terms.minStakeCents / 100), max: money(terms.maxStakeCents / 100) }
  return (
    <form noValidate onSubmit={begin} className="grid grid-cols-2 items-end gap-3 md:grid-cols-1">
      <AmountField
        {...amounts}
        label={t("stake")}
        cents={plan.cents}
        onChange={plan.setCents}
        error={plan.problems.stake && t("problems.stake", bounds)}
      />
      <TextField
        label={t("target")}
        inputMode="decimal"
        autoComplete="off"
        value={plan.target}
        onChange={(event) => plan.setTarget(event.target.value)}
        end={<span className="pr-2">×</span>}
        error={
          plan.problems.target && (amounts.explain(stripMultiplierSign(plan.target)) ?? t("problems.target"))
        }
      />
      <TextField
        label={t("auto.rounds")}
        inputMode="numeric"
        autoComplete="off"
        value={plan.rounds}
        onChange={(event) => plan.setRounds(event.target.value)}
        error={plan.problems.rounds && t("auto.roundsProblem", { most: String(maxRounds) })}
      />
      <AmountField
        {...amounts}
        label={t("auto.stopLost")}
        cents={plan.lost}
        onChange={plan.setLost}
        error={plan.problems.lost && t("auto.lostProblem")}
      />
      <AmountField
        {...amounts}
        label={t("auto.stopWon")}
        cents={plan.won}
        onChange={plan.setWon}
        error={plan.problems.won && t("problems.noStake")}
      />
      <Button type="submit" kind="primary" size="large" block>
        {t("auto.begin")}
      </Button>
    </form>
  )
}

export function AutoPanel({ auto, terms, isDemo }: AutoPanelProps) {
  const t = useTranslations("crash")
  const { figure } = useFormats()
  const money = useFormatMoney(isDemo)
  const { running, end } = auto
  const plan = useAutobetPlan(terms)
  return (
    <section aria-labelledby="auto" className="grid gap-3">
      <h2 id="auto" className="sr-only">
        {t("auto.title")}
      </h2>
      {/* Always the same element, so that screen readers announce its changes. */}
      <p role="status" className="empty:hidden">
        {running
          ? t("auto.progress", {
              played: figure(running.run.played),
              rounds: figure(running.plan.rounds),
              net: money(running.run.netCents / 100),
            })
          : end && t(`auto.end.${end}`)}
      </p>
      {running ? (
        <Button block onClick={auto.stop}>
          {t("auto.stop")}
        </Button>
      ) : (
        <PlanForm auto={auto} plan={plan} terms={terms} isDemo={isDemo} />
      )}
    </section>
  )
}
