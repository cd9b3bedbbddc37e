import type { limits, ReplyOf } from "@elite/contract"
import { Card, CardHeader, ProgressBar } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useDepositHeadroomText } from "../shell/useDepositHeadroomText.ts"
import { HeadroomTimeline } from "./HeadroomTimeline.tsx"

type WeeklyDepositLimit = ReplyOf<typeof limits.getLimits>["regulatoryWeeklyDepositLimit"]

type DepositHeadroomProps = {
  /** The statutory seven days. */
  room: WeeklyDepositLimit
  /** The largest deposit possible now. */
  depositRoom: limits.DepositRoom
  nowMs: number
}

export function DepositHeadroom({ room, depositRoom, nowMs }: DepositHeadroomProps) {
  const t = useTranslations("content")
  const formats = useFormats()
  const roomText = useDepositHeadroomText()
  const { limit, usedLimit, freesUp } = room
  const { remaining, limitedBy, closedBy } = depositRoom
  const isStatutory = closedBy === null && limitedBy === "regulatoryWeeklyDepositLimit"
  return (
    <Card as="section" aria-labelledby="room" className="frame-brass p-6 sm:p-8">
      <CardHeader id="room" title={t("roomTitle")} />
      <p className="amount text-4xl text-brass">
        {t("roomLeft", { remaining: formats.shortEuros(remaining) })}
      </p>
      {!isStatutory && <p className="mt-1 text-pretty">{roomText(depositRoom)}</p>}
      <ProgressBar value={limit > 0 ? usedLimit / limit : 1} className="my-3" />
      <p className="text-muted">
        {usedLimit > 0
          ? t("roomUsed", { used: formats.shortEuros(usedLimit), limit: formats.shortEuros(limit) })
          : t("roomFull")}
      </p>
      {freesUp.length > 0 && (
        <>
          <h3 className="mt-5 font-sans font-semibold text-base tracking-normal">{t("roomFrees")}</h3>
          <HeadroomTimeline room={room} nowMs={nowMs} />
          <ul className="mt-1">
            {freesUp.map(({ at, amount }) => (
              <li key={at} className="border-line border-b py-2 last:border-0">
                {t("roomFreesLine", { amount: formats.euros(amount), at: formats.dateTime(at) })}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-pretty text-muted text-sm">{t("roomHow")}</p>
    </Card>
  )
}
