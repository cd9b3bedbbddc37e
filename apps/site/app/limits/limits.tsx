import { AccountPage } from "../account/AccountPage.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useFormRefusals } from "../form/useFormRefusals.ts"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import { FourWeeksCard } from "../protection/FourWeeksCard.tsx"
import { HintsCard } from "../protection/HintsCard.tsx"
import type { Route } from "./+types/limits"
import { ConfirmPause } from "./ConfirmPause.tsx"
import { CooldownSection } from "./CooldownSection.tsx"
import { CurrentExclusionCard } from "./CurrentExclusionCard.tsx"
import { DepositCard } from "./DepositCard.tsx"
import { HelpSections } from "./HelpSections.tsx"
import { LimitCard } from "./LimitCard.tsx"
import type { OwnLimitsPage } from "./limits.server.ts"
import { limitKinds } from "./ownLimits.ts"
import { PauseCard } from "./PauseCard.tsx"
import { PauseStarted } from "./PauseStarted.tsx"
import { DueRealityCheckCard } from "./RealityCheckSection.tsx"
import { RequestsCard } from "./RequestsCard.tsx"

export { action, loader } from "./limits.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.limits.title })

const forms = [...limitKinds, "raise", "time", "cooldown", "return", "check"] as const

function LimitCards({ own, answer }: { own: OwnLimitsPage; answer: FormRefusal | undefined }) {
  const { exclusion, limits, cooldown, due, requests, weeks, hints, nowMs } = own
  const answerTo = useFormRefusals(answer, "kind", forms)
  return (
    <>
      {exclusion && <CurrentExclusionCard exclusion={exclusion} answer={answerTo("return")} />}
      {due && <DueRealityCheckCard due={due} answer={answerTo("check")} />}
      <HintsCard hints={hints} isHeld={exclusion !== null} />
      <RefusalMessage answer={answerTo("")} isOutside />
      <div className="grid grid-cols-1 gap-4 has-[details[open]]:items-start lg:grid-cols-3">
        <DepositCard own={own} answer={answerTo("Deposit")} raiseAnswer={answerTo("raise")} />
        {(["Loss", "Bet"] as const).map((kind) => (
          <LimitCard key={kind} kind={kind} {...{ limits, cooldown, nowMs }} answer={answerTo(kind)} />
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <FourWeeksCard weeks={weeks} nowMs={nowMs} />
        <PauseCard own={own} timeAnswer={answerTo("time")} checkAnswer={answerTo("check")} />
      </div>
      <RequestsCard requests={requests} nowMs={nowMs}>
        <CooldownSection cooldown={cooldown} nowMs={nowMs} answer={answerTo("cooldown")} />
      </RequestsCard>
      <HelpSections />
    </>
  )
}

export default function Limits({ loaderData: { begun, own }, actionData }: Route.ComponentProps) {
  const t = useTranslations("limits")
  if (!own) return <PauseStarted begun={begun} />
  return (
    <AccountPage title={t("title")}>
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
