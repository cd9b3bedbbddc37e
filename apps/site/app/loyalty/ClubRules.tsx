import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { Club } from "./club.ts"

export const RuleSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-xl leading-7">{title}</h2>
    <p className="mt-1 text-pretty text-muted">{children}</p>
  </section>
)

export function RankRules({ club: { rules } }: { club: Club }) {
  const t = useTranslations("loyalty")
  return (
    <RuleSection title={t("how.rank.title")}>
      {t("how.rank.text", { days: String(rules.rankDays), notice: String(rules.noticeDays) })}
    </RuleSection>
  )
}

export function RedemptionRules({ club: { rules } }: { club: Club }) {
  const t = useTranslations("loyalty")
  const { figure } = useFormats()
  const { coinsPerEuro: coins, least, step, isOn } = rules.redemption
  return (
    <RuleSection title={t("how.counter.title")}>
      {isOn
        ? t("how.counter.text", { coins, step: figure(step), least: figure(least) })
        : t("how.counter.off", { coins })}
    </RuleSection>
  )
}
