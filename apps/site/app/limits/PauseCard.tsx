import { Card, CardHeader } from "@elite/ui"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { Disclosure } from "../shell/Disclosure.tsx"
import { BreakSection } from "./BreakSection.tsx"
import { ExclusionSection } from "./ExclusionSection.tsx"
import type { OwnLimitsPage } from "./limits.server.ts"
import { RealityCheckSection } from "./RealityCheckSection.tsx"
import { SessionTimeSection } from "./SessionTimeSection.tsx"

/** What each of the four does, and that a pause cannot be undone. */
function HowItWorks({ rest, hours }: { rest: number; hours: number }) {
  const t = useTranslations("limits")
  const check = useTranslations("realityCheck")
  const session = useTranslations("sessionTime")
  const parts = [
    [t("breakTitle"), `${t("breakText")} ${t("irrevocable")}`],
    [check("title"), check("text")],
    [
      session("title"),
      `${session("text", { rest: String(rest) })} ${session("hint", { hours: String(hours) })}`,
    ],
    [t("exclusionTitle"), `${t("exclusionText")} ${t("irrevocable")}`],
  ] as const
  return (
    <Disclosure summary={t("how")} className="-mb-2 border-line border-t pt-1">
      <dl className="grid gap-3 pb-2 text-pretty text-sm">
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

type PauseCardProps = {
  own: OwnLimitsPage
  timeAnswer: FormRefusal | undefined
  checkAnswer: FormRefusal | undefined
}

/** The ways to stop: for a moment, after a while, for some days, for good. */
export function PauseCard({ own, timeAnswer, checkAnswer }: PauseCardProps) {
  const t = useTranslations("limits")
  const { offers, check, due, time, cooldown, nowMs } = own
  return (
    <Card as="section" aria-labelledby="pause">
      <CardHeader id="pause" title={t("pauseTitle")} />
      <div className="grid grid-cols-1 gap-4">
        <BreakSection days={offers.TAKE_A_BREAK} />
        {!due && <RealityCheckSection check={check} answer={checkAnswer} />}
        <SessionTimeSection time={time} nowMs={nowMs} answer={timeAnswer} />
        <ExclusionSection days={offers.SELF_EXCLUSION} />
        <HowItWorks rest={time.restMinutes} hours={cooldown.hours} />
      </div>
    </Card>
  )
}
