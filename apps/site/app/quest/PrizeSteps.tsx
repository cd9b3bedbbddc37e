import type { quest } from "@elite/contract"
import { Card, CardHeader, LinkButton } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import { ChevronRight } from "lucide-react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"

export function PrizeSteps({ current }: { current: quest.Quest }) {
  const t = useTranslations("quest")
  const formats = useFormats()
  const { shares, percents, players, pool } = current
  const hasWinners = shares.length > 0
  const places = percents.map((percent, n) => ({
    place: n + 1,
    percent,
    euros: shares[n] ?? (!hasWinners && pool > 0 ? truncate((pool * percent) / 100, 2) : null),
  }))
  const most = Math.max(1, ...places.map(({ euros, percent }) => euros ?? percent))
  return (
    <Card as="section" aria-labelledby="pays-title">
      <CardHeader
        id="pays-title"
        title={t("pays.title")}
        action={<p className="text-muted text-sm">{t("pays.note", { players })}</p>}
      />
      {!hasWinners && (
        <p className="mb-3 text-pretty text-muted text-sm">{t(pool > 0 ? "pays.full" : "pays.nothing")}</p>
      )}
      <ol className="quest-pays">
        {places
          .filter(({ euros }) => !hasWinners || euros !== null)
          .map(({ place, percent, euros }) => (
            <li key={place}>
              <span className="sr-only">{t("pays.place", { place: String(place) })}</span>
              <b>{euros === null ? formats.percent(percent) : formats.euros(euros)}</b>
              <i style={{ "--high": (euros ?? percent) / most } as React.CSSProperties} />
              <span aria-hidden="true">{place}</span>
            </li>
          ))}
      </ol>
    </Card>
  )
}

export function RulesSummary({ adds, guaranteed }: Pick<quest.Quest, "adds" | "guaranteed">) {
  const t = useTranslations("quest")
  const to = useTo()
  const formats = useFormats()
  const lines = [
    guaranteed > 0
      ? t("how.steps.guaranteed", {
          guaranteed: formats.shortEuros(guaranteed),
          amount: formats.shortEuros(adds),
        })
      : t("how.steps.join", { amount: formats.shortEuros(adds) }),
    t("how.steps.stops"),
    t("how.steps.share"),
  ]
  return (
    <Card as="section" aria-labelledby="how-title">
      <CardHeader id="how-title" title={t("how.card")} />
      <ol className="grid gap-2 text-[0.9375rem]">
        {lines.map((line, n) => (
          <li key={line} className="flex gap-3 text-pretty text-muted">
            <b className="amount w-3 shrink-0 text-brass" aria-hidden="true">
              {n + 1}
            </b>
            {line}
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton href={to("eliteQuestHow")} kind="quiet" size="small">
          {t("how.link")}
          <ChevronRight className="size-4" aria-hidden="true" />
        </LinkButton>
        <LinkButton href={to("eliteQuestHistory")} kind="quiet" size="small">
          {t("past.link")}
          <ChevronRight className="size-4" aria-hidden="true" />
        </LinkButton>
      </div>
    </Card>
  )
}
