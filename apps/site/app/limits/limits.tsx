import { AccountPage } from "../account/AccountPage.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { DepositHeadroom } from "../content/DepositHeadroom.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useFormRefusals } from "../form/useFormRefusals.ts"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import { HintsCard } from "../protection/HintsCard.tsx"
import { SelfTestCard } from "../protection/SelfTestCard.tsx"
import { WeeksCard } from "../protection/WeeksCard.tsx"
import { HelpCard } from "../shell/Helpline.tsx"
import type { Route } from "./+types/limits"
import { BreakCard } from "./BreakCard.tsx"
import { ConfirmPause } from "./ConfirmPause.tsx"
import { CooldownCard } from "./CooldownCard.tsx"
import { CurrentExclusionCard } from "./CurrentExclusionCard.tsx"
import { ExclusionCard } from "./ExclusionCard.tsx"
import type { OwnLimitsPage } from "./limits.server.ts"
import { OverviewCard } from "./OverviewCard.tsx"
import { OwnLimitsCard } from "./OwnLimitsCard.tsx"
import { limitKinds } from "./ownLimits.ts"
import { PauseStarted } from "./PauseStarted.tsx"
import { RaiseCard } from "./RaiseCard.tsx"
import { RealityCheckCard } from "./RealityCheckCard.tsx"
import { RegisterCard } from "./RegisterCard.tsx"
import { RequestsCard } from "./RequestsCard.tsx"
import { SessionTimeCard } from "./SessionTimeCard.tsx"

export { action, loader } from "./limits.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.limits.title })

const forms = [...limitKinds, "raise", "time", "cooldown", "return", "check"] as const

/** The cards of the page. A player who may not deposit gets no card of the deposit room. */
function LimitCards({ own, answer }: { own: OwnLimitsPage; answer: FormRefusal | undefined }) {
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
  const answerTo = useFormRefusals(answer, "kind", forms)
  return (
    <>
      {exclusion && <CurrentExclusionCard exclusion={exclusion} answer={answerTo("return")} />}
      {due && <RealityCheckCard check={check} due={due} answer={answerTo("check")} />}
      <HintsCard hints={hints} isHeld={exclusion !== null} />
      <OverviewCard room={room} limits={limits} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {!exclusion && <DepositHeadroom room={room} depositRoom={depositRoom} nowMs={nowMs} />}
        <div className="grid gap-5 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <BreakCard days={offers.TAKE_A_BREAK} />
          <ExclusionCard days={offers.SELF_EXCLUSION} />
          <SelfTestCard />
        </div>
        <RegisterCard />
        <HelpCard />
      </div>
      <WeeksCard weeks={weeks} />
      <RefusalMessage answer={answerTo("")} isOutside />
      {limitKinds.map((kind) => (
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
  if (!own) return <PauseStarted begun={begun} />
  return (
    <AccountPage title={t("title")} lead={t("lead")}>
      {own.requestedPause ? (
        <ConfirmPause
          key={`${own.requestedPause.type} ${own.requestedPause.days}`}
          pause={own.requestedPause}
          answer={actionData}
        />
      ) : (
        <LimitCards own={own} answer={actionData} />
      )}
    </AccountPage>
  )
}
