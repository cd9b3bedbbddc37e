import { Card } from "@elite/ui"
import type { ReactNode } from "react"
import { findRefusal } from "../api.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { Disclosure } from "../shell/Disclosure.tsx"
import { LimitForm } from "./LimitForm.tsx"
import { LimitRings } from "./LimitRings.tsx"
import type { OwnLimitsPage } from "./limits.server.ts"
import { type LimitKind, limitPeriods, toLimitName } from "./ownLimits.ts"
import { PendingLimitRequests } from "./PendingRequests.tsx"

type LimitCardProps = Pick<OwnLimitsPage, "limits" | "cooldown" | "nowMs"> & {
  kind: LimitKind
  /** Of deposits: the statutory limit. */
  room?: OwnLimitsPage["room"]
  answer: FormRefusal | undefined
  /** Below the rings. */
  note?: ReactNode
  /** Inside the part that opens, below the form. */
  more?: ReactNode
  children?: ReactNode
}

/** The limits of one kind: how much is used, what waits, and the form that changes them. */
export function LimitCard(props: LimitCardProps) {
  const { kind, limits, cooldown, nowMs, room, answer, note, more, children } = props
  const t = useTranslations("ownLimits")
  const isAnySet =
    room !== undefined || limitPeriods.some((period) => limits[toLimitName(kind, period)].limit !== null)
  const name = t(`groups.${kind}`)
  return (
    <Card
      as="section"
      aria-labelledby={`limits-${kind}`}
      className="group/limit grid grid-cols-1 scroll-mt-28 content-start gap-3"
    >
      <LimitRings kind={kind} limits={limits} room={room ?? null} nowMs={nowMs}>
        <h2 id={`limits-${kind}`} className="text-lg leading-7 sm:text-xl">
          {name}
        </h2>
      </LimitRings>
      <Disclosure
        look="button"
        // Beside the ring; what opens takes the whole width.
        className="-mt-14"
        summaryClassName="ml-34"
        isOpen={Boolean(findRefusal(answer))}
        summary={
          <>
            {t(isAnySet ? "change" : "set")}
            <span className="sr-only">{`: ${name}`}</span>
          </>
        }
      >
        <LimitForm kind={kind} limits={limits} cooldownHours={cooldown.hours} answer={answer} />
        {more}
      </Disclosure>
      {note}
      <PendingLimitRequests kind={kind} limits={limits} nowMs={nowMs} />
      {children}
    </Card>
  )
}
