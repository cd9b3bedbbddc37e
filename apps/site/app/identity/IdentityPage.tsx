import { Card, LinkButton, type Step, Stepper } from "@elite/ui"
import { AccountPage } from "../account/AccountPage.tsx"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import { Refused } from "../account/Refused.tsx"
import { useStateWords } from "../account/stateWords.ts"
import { useGentlePolling } from "../account/useGentlePolling.ts"
import { useReadOnReturn } from "../account/useReadOnReturn.ts"
import { refusalIn } from "../api.ts"
import type { FormAnswer } from "../form/answer.ts"
import { LeadOn } from "../form/LeadOn.tsx"
import { useAnswers } from "../form/useAnswers.ts"
import { useTo } from "../language.ts"
import { useOffersPictures } from "../shell/data.ts"
import { useTranslations } from "../speech.tsx"
import { DocumentsCard } from "./DocumentsCard.tsx"
import { PicturesCard } from "./PicturesCard.tsx"
import type { Answer, Standing } from "./standing.server.ts"
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
  answer: Answer | undefined
  /** The player has just come back from the check, so its result is waited for. */
  isBack: boolean
}

const forms = ["document", "replacement", "pictures"] as const

/** The identity check: what it takes, where it stands, and what to do. */
export function IdentityPage({ standing, answer, isBack }: IdentityPageProps) {
  const t = useTranslations("identity")
  const to = useTo()
  const steps = useSteps(standing)
  const stateWords = useStateWords()
  const { isEmailVerified, kycStatus, kycReason, documents } = standing
  const isChecking = kycStatus === "inProgress"
  const stopped =
    kycStatus === "none" && (kycReason === "cancelled" || kycReason === "timedOut") ? kycReason : null
  useGentlePolling(isChecking || (isBack && kycStatus === "none" && stopped === null))
  useReadOnReturn(!isEmailVerified)
  const leadsOn = answer && "verificationUrl" in answer ? answer : null
  const of = useAnswers(refusalIn(answer) ? (answer as FormAnswer) : undefined, "what", forms)
  const isOpen = isEmailVerified && kycStatus !== "accepted"
  const offersPictures = useOffersPictures()
  return (
    <AccountPage title={t("title")} lead={t("description")}>
      <Card>
        <Stepper label={t("stepsLabel")} steps={steps} stateWords={stateWords} />
      </Card>
      <Refused answer={of("")} isOutside />
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
      {isOpen && <WithItsme answer={answer} />}
      {isOpen && offersPictures && (
        <PicturesCard isDeclined={kycStatus === "declined"} answer={of("pictures")} />
      )}
      <DocumentsCard documents={documents} sent={of("document")} replaced={of("replacement")} />
    </AccountPage>
  )
}
