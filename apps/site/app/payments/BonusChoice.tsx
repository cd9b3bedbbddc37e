import { Checkbox } from "@elite/ui"
import type { Bonus } from "../bonuses/BonusCard.tsx"
import { computeBonusAmounts } from "../bonuses/bonusAmounts.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

type BonusChoiceProps = {
  terms: Bonus["terms"]
  /** The amount in the form, where it is a valid deposit. */
  cents: number | undefined
  /** Ticked in the form that was refused. */
  wasChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** Offers the joining bonus with a first deposit, with its conditions. Never ticked in advance. */
export function BonusChoice({ terms, cents, wasChosen, onChange }: BonusChoiceProps) {
  const t = useTranslations("bonuses")
  const formats = useFormats()
  const days = String(terms.days)
  const figures = cents === undefined ? undefined : computeBonusAmounts(cents, terms)
  const stakes = figures
    ? t("ask.sum", {
        bonus: formats.shortEuros(figures.bonus),
        required: formats.shortEuros(figures.required),
        days,
      })
    : t("ask.perStake", { wagering: String(terms.wagering), days })
  const lines = [
    t("ask.match", { percent: String(terms.percent), maximum: formats.shortEuros(terms.maximum) }),
    stakes,
    t("ask.largestStake", { largestStake: formats.shortEuros(terms.largestStake) }),
    t("ask.withdrawing"),
    t("ask.once"),
  ]
  return (
    <Checkbox
      name="joiningBonus"
      value="yes"
      defaultChecked={wasChosen}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={t("ask.label")}
      description={lines.map((line) => (
        <span key={line} className="mt-1 block">
          {line}{" "}
        </span>
      ))}
      className="rounded-md border border-line p-3"
    />
  )
}
