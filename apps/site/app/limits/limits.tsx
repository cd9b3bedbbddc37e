import { AccountPage } from "../account/AccountPage.tsx"
import { Refused } from "../account/Refused.tsx"
import { DepositRoom } from "../content/DepositRoom.tsx"
import type { FormAnswer } from "../form/answer.ts"
import { useAnswers } from "../form/useAnswers.ts"
import { page } from "../page.ts"
import { HintsCard } from "../protection/HintsCard.tsx"
import { SelfTestCard } from "../protection/SelfTestCard.tsx"
import { WeeksCard } from "../protection/WeeksCard.tsx"
import { HelpCard } from "../shell/Helpline.tsx"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/limits"
import { BreakCard } from "./BreakCard.tsx"
import { ConfirmPause } from "./ConfirmPause.tsx"
import { CooldownCard } from "./CooldownCard.tsx"
import { ExclusionCard } from "./ExclusionCard.tsx"
import { HeldCard } from "./HeldCard.tsx"
import type { Own } from "./limits.server.ts"
import { OverviewCard } from "./OverviewCard.tsx"
import { OwnLimitsCard } from "./OwnLimitsCard.tsx"
import { kinds } from "./own.ts"
import { PauseBegun } from "./PauseBegun.tsx"
import { RaiseCard } from "./RaiseCard.tsx"
import { RealityCheckCard } from "./RealityCheckCard.tsx"
import { RegisterCard } from "./RegisterCard.tsx"
import { RequestsCard } from "./RequestsCard.tsx"
import { SessionTimeCard } from "./SessionTimeCard.tsx"

export { action, loader } from "./limits.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.limits.title })

const forms = [...kinds, "raise", "time", "cooldown", "return", "check"] as const

/** The cards of the page, each for itself: another one is a line here. Whoever may not deposit has no room for it. */
function Cards({ own, answer }: { own: Own; answer: FormAnswer | undefined }) {
  const {
    room,
    depositRoom,
    raise,
    exclusion,
    offers,
    limits,
    time,
    cooldown,
    check,
    due,
    requests,
    weeks,
    hints,
    nowMs,
  } = own
  const answerTo = useAnswers(answer, "kind", forms)
  return (
    <>
      {exclusion && <HeldCard exclusion={exclusion} answer={answerTo("return")} />}
      {due && <RealityCheckCard check={check} due={due} answer={answerTo("check")} />}
      <HintsCard hints={hints} isHeld={exclusion !== null} />
      <OverviewCard room={room} limits={limits} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {!exclusion && <DepositRoom room={room} depositRoom={depositRoom} nowMs={nowMs} />}
        <div className="grid gap-5 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <BreakCard days={offers.TAKE_A_BREAK} />
          <ExclusionCard days={offers.SELF_EXCLUSION} />
          <SelfTestCard />
        </div>
        <RegisterCard />
        <HelpCard />
      </div>
      <WeeksCard weeks={weeks} />
      <Refused answer={answerTo("")} isOutside />
      {kinds.map((kind) => (
        <OwnLimitsCard
          key={kind}
          kind={kind}
          limits={limits}
          cooldownHours={cooldown.hours}
          nowMs={nowMs}
          answer={answerTo(kind)}
        />
      ))}
      <RaiseCard raise={raise} isHeld={exclusion !== null} answer={answerTo("raise")} />
      <SessionTimeCard time={time} cooldownHours={cooldown.hours} nowMs={nowMs} answer={answerTo("time")} />
      <CooldownCard cooldown={cooldown} nowMs={nowMs} answer={answerTo("cooldown")} />
      {!due && <RealityCheckCard check={check} due={null} answer={answerTo("check")} />}
      <RequestsCard requests={requests} nowMs={nowMs} />
    </>
  )
}

export default function Limits({ loaderData: { begun, own }, actionData }: Route.ComponentProps) {
  const t = useTranslations("limits")
  if (!own) return <PauseBegun begun={begun} />
  return (
    <AccountPage title={t("title")} lead={t("lead")}>
      {own.asked ? (
        <ConfirmPause key={`${own.asked.type} ${own.asked.days}`} asked={own.asked} answer={actionData} />
      ) : (
        <Cards own={own} answer={actionData} />
      )}
    </AccountPage>
  )
}
