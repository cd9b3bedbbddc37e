import { Card, CardHeader, ProgressRing } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { OwnLimitsPage } from "./limits.server.ts"
import { limitKinds, limitPeriods, type OwnLimits, toLimitName } from "./ownLimits.ts"

type LimitRowProps = { name: string; limit: number; used: number; left: number; returns: string }

/** One limit: used, remaining, and when more becomes available. */
function LimitRow({ name, limit, used, left, returns }: LimitRowProps) {
  const t = useTranslations("protection")
  const formats = useFormats()
  const amounts = { used: formats.shortEuros(used), limit: formats.shortEuros(limit) }
  return (
    <li className="flex items-center gap-4">
      <ProgressRing
        value={limit > 0 ? used / limit : 1}
        label={t("overview.used", amounts)}
        tone={left > 0 ? "brass" : "coral"}
        size={104}
        thickness={10}
      >
        <span className="font-bold text-[0.9375rem]">{amounts.used}</span>
        <span className="text-muted text-xs">/ {amounts.limit}</span>
      </ProgressRing>
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-pretty font-sans font-semibold text-base tracking-normal">{name}</h3>
        <p>{t("overview.left", { left: formats.shortEuros(left) })}</p>
        <p className="text-pretty text-muted text-sm">{returns}</p>
      </div>
    </li>
  )
}

function useOwnLimitRows(limits: OwnLimits): LimitRowProps[] {
  const t = useTranslations("protection")
  const formats = useFormats()
  return limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) => {
      const { limit, usedLimit, remaining, resetsAt } = limits[toLimitName(kind, period)]
      if (limit === null || remaining === null) return []
      const name = t(`overview.names.${kind}.${period}`)
      const returns = t("overview.starts", { at: formats.dateTime(resetsAt) })
      return [{ name, limit, used: usedLimit, left: remaining, returns }]
    }),
  )
}

/** All limits in force, the statutory one first. */
export function OverviewCard({ room, limits }: Pick<OwnLimitsPage, "room" | "limits">) {
  const t = useTranslations("protection")
  const formats = useFormats()
  const own = useOwnLimitRows(limits)
  const [next] = room.freesUp
  return (
    <Card as="section" aria-labelledby="overview">
      <CardHeader id="overview" title={t("overview.title")} />
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <LimitRow
          name={t("overview.statutory")}
          limit={room.limit}
          used={room.usedLimit}
          left={room.remaining}
          returns={
            next
              ? t("overview.frees", { amount: formats.euros(next.amount), at: formats.dateTime(next.at) })
              : t("overview.all")
          }
        />
        {own.map((each) => (
          <LimitRow key={each.name} {...each} />
        ))}
      </ul>
      {own.length === 0 && <p className="mt-4 text-pretty text-muted text-sm">{t("overview.none")}</p>}
    </Card>
  )
}
