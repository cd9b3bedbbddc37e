import { chipClass } from "@elite/ui"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { type HistoryPeriod, quickPeriodDays, quickPeriods } from "./period.ts"

type QuickPeriodsProps = {
  period: HistoryPeriod
  /** YYYY-MM-DD in Brussels. */
  today: string
  /** Parameters of the address that the links keep. */
  preserved: Record<string, string>
}

/** Links to the usual periods, and to the whole history. */
export function QuickPeriods({ period, today, preserved }: QuickPeriodsProps) {
  const t = useTranslations("history")
  const links = [
    ...quickPeriods.map((name) => ({ name, days: quickPeriodDays(name, today) })),
    { name: "all" as const, days: {} },
  ]
  return (
    <nav
      aria-label={t("quick.label")}
      className="no-scrollbar -mx-1 flex gap-2 overflow-x-auto px-1 py-0.5 print:hidden"
    >
      {links.map(({ name, days }) => {
        const { from, to }: Partial<Record<"from" | "to", string>> = days
        const isChosen = period.from === from && period.to === to
        return (
          <Link
            key={name}
            to={`?${new URLSearchParams({ ...preserved, ...days })}`}
            preventScrollReset
            aria-current={isChosen ? "true" : undefined}
            className={chipClass(isChosen)}
          >
            {t(`quick.${name}`)}
          </Link>
        )
      })}
    </nav>
  )
}
