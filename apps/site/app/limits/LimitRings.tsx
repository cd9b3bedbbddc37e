import { classes, ProgressRing, SegmentedControl } from "@elite/ui"
import type { ReactNode } from "react"
import { useFormatUpcoming } from "../account/useFormatUpcoming.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { OwnLimitsPage } from "./limits.server.ts"
import { type LimitKind, type LimitPeriod, limitPeriods, type OwnLimits, toLimitName } from "./ownLimits.ts"

/** The chosen segment shows its ring by CSS, so that it works without scripts. */
const shownWhenChosen: Record<LimitPeriod, string> = {
  daily: "group-has-[input[value=daily]:checked]/limit:flex",
  weekly: "group-has-[input[value=weekly]:checked]/limit:flex",
  monthly: "group-has-[input[value=monthly]:checked]/limit:flex",
}

type RingProps = { used: number; limit: number | null; per: LimitPeriod | "statutory"; children?: ReactNode }

/** What is used of a limit; only the outline where none is set. Below the sentences is room for the card's button. */
function LimitRing({ used, limit, per, children }: RingProps) {
  const t = useTranslations("ownLimits")
  const formats = useFormats()
  const amounts = limit === null ? null : { used: formats.euros(used), limit: formats.euros(limit) }
  const isSpent = limit !== null && used >= limit
  const label = amounts
    ? t(per === "statutory" ? "ring.statutoryUsed" : "used", amounts)
    : t("unlimited", { used: formats.euros(used) })
  return (
    <>
      <ProgressRing
        value={limit === null ? 0 : isSpent ? 1 : used / limit}
        label={label}
        tone={isSpent ? "coral" : "brass"}
        size={120}
        thickness={10}
        className={limit === null ? "opacity-80" : ""}
      >
        {limit === null ? (
          <span className="font-semibold text-sm">{t("ring.none")}</span>
        ) : (
          <>
            <span className="amount text-lg">{formats.shortEuros(used)}</span>
            <span className="text-2xs text-muted">
              {t(`ring.${per}`, { limit: formats.shortEuros(limit) })}
            </span>
          </>
        )}
      </ProgressRing>
      <div className="grid min-w-0 gap-1 pb-13 text-pretty text-sm">{children}</div>
    </>
  )
}

function OwnRing({ limit, per, now }: { limit: OwnLimits[keyof OwnLimits]; per: LimitPeriod; now: string }) {
  const t = useTranslations("ownLimits")
  const formats = useFormats()
  const upcoming = useFormatUpcoming(now)
  const { limit: set, usedLimit, remaining, resetsAt } = limit
  return (
    <LimitRing used={usedLimit} limit={set} per={per}>
      <p className={remaining === null ? "text-muted" : "font-semibold"}>
        {remaining === null
          ? t("unlimited", { used: formats.euros(usedLimit) })
          : t("left", { left: formats.shortEuros(remaining) })}
      </p>
      <p className="text-muted">{t("resets", { at: upcoming(resetsAt) })}</p>
    </LimitRing>
  )
}

/** The statutory limit of seven days, which holds without an own limit. */
function StatutoryRing({ room, now }: Pick<OwnLimitsPage, "room"> & { now: string }) {
  const t = useTranslations("ownLimits")
  const formats = useFormats()
  const upcoming = useFormatUpcoming(now)
  const { limit, usedLimit, remaining, freesUp } = room
  const [next] = freesUp
  return (
    <LimitRing used={usedLimit} limit={limit} per="statutory">
      <p className="font-semibold">{t("left", { left: formats.shortEuros(remaining) })}</p>
      {next && (
        <p className="text-muted">
          {t("frees", { amount: formats.euros(next.amount), at: upcoming(next.at) })}
        </p>
      )}
    </LimitRing>
  )
}

type LimitRingsProps = {
  kind: LimitKind
  limits: OwnLimits
  room: OwnLimitsPage["room"] | null
  nowMs: number
  /** The heading, beside the choice of a period. */
  children: ReactNode
}

/** The ring of a day, a week or a month. A week of deposits shows the stricter of the own and the statutory limit. */
export function LimitRings({ kind, limits, room, nowMs, children }: LimitRingsProps) {
  const t = useTranslations("ownLimits")
  const now = new Date(nowMs).toISOString()
  const limitOf = (period: LimitPeriod) => limits[toLimitName(kind, period)]
  const isSet = (period: LimitPeriod) => limitOf(period).limit !== null
  const isStatutory = (period: LimitPeriod) =>
    room !== null && period === "weekly" && (limitOf(period).limit ?? room.limit) >= room.limit
  const shownFirst = isSet("weekly") || room ? "weekly" : (limitPeriods.find(isSet) ?? "weekly")
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {children}
        <SegmentedControl
          label={t("segments.label", { name: t(`groups.${kind}`) })}
          labelHidden
          name={`period-${kind}`}
          defaultValue={shownFirst}
          choices={limitPeriods.map((period) => ({ value: period, label: t(`segments.${period}`) }))}
        />
      </div>
      {limitPeriods.map((period) => (
        <div key={period} className={classes("hidden min-h-30 items-center gap-4", shownWhenChosen[period])}>
          {isStatutory(period) && room ? (
            <StatutoryRing room={room} now={now} />
          ) : (
            <OwnRing limit={limitOf(period)} per={period} now={now} />
          )}
        </div>
      ))}
    </>
  )
}
