import { HeadroomTimeline } from "../content/HeadroomTimeline.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useDepositHeadroomText } from "../shell/useDepositHeadroomText.ts"
import { LimitCard } from "./LimitCard.tsx"
import type { OwnLimitsPage } from "./limits.server.ts"
import { RaiseSection } from "./RaiseSection.tsx"

/** When room for deposits comes back, and how it is counted. */
function RoomReturns({ room, nowMs }: Pick<OwnLimitsPage, "room" | "nowMs">) {
  const t = useTranslations("content")
  const formats = useFormats()
  return (
    <section aria-labelledby="room" className="mt-5 border-line border-t pt-4 text-sm">
      <h3 id="room" className="font-sans font-semibold text-base tracking-normal">
        {t("roomFrees")}
      </h3>
      {room.freesUp.length > 0 ? (
        <>
          <HeadroomTimeline room={room} nowMs={nowMs} />
          <ul className="mt-1">
            {room.freesUp.map(({ at, amount }) => (
              <li key={at} className="border-line border-b py-2 last:border-0">
                {t("roomFreesLine", { amount: formats.euros(amount), at: formats.dateTime(at) })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1">{t("roomFull")}</p>
      )}
      <p className="mt-2 text-pretty text-muted">{t("roomHow")}</p>
    </section>
  )
}

/** What may be deposited now, in the words of the session strip. */
function RoomNote({ room, limits, depositRoom }: Pick<OwnLimitsPage, "room" | "limits" | "depositRoom">) {
  const t = useTranslations("ownLimits")
  const shell = useTranslations("shell")
  const formats = useFormats()
  const roomText = useDepositHeadroomText()
  const { limitedBy, closedBy } = depositRoom
  const isStricter = (limits.weeklyDepositLimit.limit ?? room.limit) < room.limit
  const isStatutory = closedBy === null && limitedBy === "regulatoryWeeklyDepositLimit"
  if (isStatutory && !isStricter) return null
  return (
    <div className="grid gap-1 text-pretty text-sm">
      {!isStatutory && (
        <p>
          {shell("depositRoom")}: <span className="font-semibold">{roomText(depositRoom)}</span>
        </p>
      )}
      {isStricter && (
        <p className="text-muted">
          {t("ring.legal", {
            used: formats.shortEuros(room.usedLimit),
            limit: formats.shortEuros(room.limit),
          })}
        </p>
      )}
    </div>
  )
}

type DepositCardProps = {
  own: OwnLimitsPage
  answer: FormRefusal | undefined
  raiseAnswer: FormRefusal | undefined
}

/** The limits of deposits, own and statutory, and the request for more than the law's. */
export function DepositCard({ own, answer, raiseAnswer }: DepositCardProps) {
  const { room, raise, exclusion, limits, cooldown, nowMs } = own
  return (
    <LimitCard
      kind="Deposit"
      limits={limits}
      cooldown={cooldown}
      nowMs={nowMs}
      room={room}
      answer={answer}
      note={<RoomNote {...own} />}
      more={<RoomReturns room={room} nowMs={nowMs} />}
    >
      <RaiseSection raise={raise} isHeld={exclusion !== null} answer={raiseAnswer} />
    </LimitCard>
  )
}
