import type { ReactNode } from "react"
import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import type { Club } from "./club.ts"

/** One rule of the club. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-xl leading-7">{title}</h2>
    <p className="mt-1 text-pretty text-muted">{children}</p>
  </section>
)

/** What a rank follows, and how it falls. */
export function RankPart({ club: { rules } }: { club: Club }) {
  const t = useTranslations("loyalty")
  return (
    <Part title={t("how.rank.title")}>
      {t("how.rank.text", { days: String(rules.rankDays), notice: String(rules.noticeDays) })}
    </Part>
  )
}

/** What coins are worth, and how they are redeemed where they are. */
export function CounterPart({ club: { rules } }: { club: Club }) {
  const t = useTranslations("loyalty")
  const { figure } = useFormats()
  const { coinsPerEuro: coins, least, step, isOn } = rules.redemption
  return (
    <Part title={t("how.counter.title")}>
      {isOn
        ? t("how.counter.text", { coins, step: figure(step), least: figure(least) })
        : t("how.counter.off", { coins })}
    </Part>
  )
}
