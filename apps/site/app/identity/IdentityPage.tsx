import { Card, LinkButton, type Step, Stepper } from "@elite/ui"
import { AccountPage } from "../account/AccountPage.tsx"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import type { ToItsme } from "../account/itsme.server.ts"
import { Refused } from "../account/Refused.tsx"
import { useStateWords } from "../account/stateWords.ts"
import { useGentlePolling } from "../account/useGentlePolling.ts"
import { useReadOnReturn } from "../account/useReadOnReturn.ts"
import type { Refusal } from "../api.ts"
import { LeadOn } from "../form/LeadOn.tsx"
import { useTo } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import type { LeadsOn, Standing } from "./standing.server.ts"
import { Accepted, Declined, InProgress, Start, Stopped } from "./states.tsx"

function useSteps({ isEmailVerified, kycStatus }: Standing): Step[] {
  const t = useTranslations("identity")
  const identityNote = {
    none: t("notes.identityWaiting"),
    inProgress: t("notes.identityProgress"),
    accepted: t("notes.identityDone"),
    declined: t("notes.identityDeclined"),
  }
  const isDone = isEmailVerified && kycStatus === "accepted"
  return [
    {
      key: "email",
      label: t("steps.email"),
      note: isEmailVerified ? t("notes.emailDone") : t("notes.emailWaiting"),
      state: isEmailVerified ? "done" : "current",
    },
    {
      key: "identity",
      label: t("steps.identity"),
      note: identityNote[kycStatus],
      state:
        kycStatus === "accepted"
          ? "done"
          : kycStatus === "declined"
            ? "failed"
            : isEmailVerified
              ? "current"
              : "waiting",
    },
    { key: "ready", label: t("steps.ready"), state: isDone ? "done" : "waiting" },
  ]
}

/** The quicker way, for whoever has itsme. */
function WithItsme({ answer }: { answer: unknown }) {
  const t = useTranslations("itsme")
  return (
    <Card as="section">
      <div className="grid justify-items-start gap-3">
        <h2 className="text-lg">{t("verify.title")}</h2>
        <p className="text-muted">{t("verify.text")}</p>
        <p className="text-muted text-sm">{t("card.shares")}</p>
        <ItsmeButton label={t("verify.action")} answer={answer} />
      </div>
    </Card>
  )
}

type IdentityPageProps = {
  standing: Standing
  answer: Refusal | LeadsOn | ToItsme | undefined
  /** The player has just come back from the check, so its result is waited for. */
  isBack: boolean
}

/** The identity check: what it takes, where it stands, and what to do. */
export function IdentityPage({ standing, answer, isBack }: IdentityPageProps) {
  const t = useTranslations("identity")
  const to = useTo()
  const steps = useSteps(standing)
  const stateWords = useStateWords()
  const { isEmailVerified, kycStatus, kycReason } = standing
  const isChecking = kycStatus === "inProgress"
  const stopped =
    kycStatus === "none" && (kycReason === "cancelled" || kycReason === "timedOut") ? kycReason : null
  useGentlePolling(isChecking || (isBack && kycStatus === "none" && stopped === null))
  useReadOnReturn(!isEmailVerified)
  const leadsOn = answer && "verificationUrl" in answer ? answer : null
  return (
    <AccountPage title={t("title")} lead={t("description")}>
      <Card>
        <Stepper label={t("stepsLabel")} steps={steps} stateWords={stateWords} />
      </Card>
      <Refused answer={answer} isOutside />
      {leadsOn && <LeadOn url={leadsOn.verificationUrl} label={t("start")} />}
      <Card>
        {!isEmailVerified ? (
          <div className="grid justify-items-start gap-4">
            <p>{t("emailFirst")}</p>
            <LinkButton kind="primary" href={to("verifyEmail")}>
              {t("emailAction")}
            </LinkButton>
          </div>
        ) : kycStatus === "accepted" ? (
          <Accepted />
        ) : kycStatus === "declined" ? (
          <Declined reason={kycReason} />
        ) : stopped ? (
          <Stopped reason={stopped} />
        ) : isChecking || isBack ? (
          <InProgress />
        ) : (
          <Start />
        )}
      </Card>
      {isEmailVerified && kycStatus !== "accepted" && <WithItsme answer={answer} />}
    </AccountPage>
  )
}
