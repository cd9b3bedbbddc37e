import { classes } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

type BalanceTextProps = {
  /** Own money, euros. */
  amount: number
  /** Euros, played after the own money; 0 without a bonus. */
  bonus: number
  className?: string
}

export function BalanceText({ amount, bonus, className }: BalanceTextProps) {
  const t = useTranslations("shell")
  const formats = useFormats()
  if (bonus <= 0) return formats.euros(amount)
  return (
    <span
      className={classes(
        "inline-flex flex-col whitespace-nowrap lg:flex-row lg:flex-wrap lg:items-baseline lg:gap-x-[0.3em]",
        className,
      )}
    >
      <span>{formats.euros(amount)}</span>{" "}
      <span className="font-normal font-sans text-[length:clamp(0.6875rem,0.8em,1rem)]">
        {t("plusBonus", { bonus: formats.euros(bonus) })}
      </span>
    </span>
  )
}
