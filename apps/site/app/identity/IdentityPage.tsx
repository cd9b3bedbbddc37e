import { Card, LinkButton, type Step, Stepper } from "@elite/ui"
import { AccountPage } from "../account/AccountPage.tsx"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { usePollPage } from "../account/usePollPage.ts"
import { useRevalidateOnReturn } from "../account/useRevalidateOnReturn.ts"
import { useStepStateLabels } from "../account/useStepStateLabels.ts"
import { findRefusal } from "../api.ts"
import { ContinueLink } from "../form/ContinueLink.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useFormRefusals } from "../form/useFormRefusals.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { useOffersDocumentImages } from "../shell/shellData.ts"
import { DocumentsCard } from "./DocumentsCard.tsx"
import { AcceptedState, DeclinedState, InProgressState, StartState, StoppedState } from "./IdentityStates.tsx"
import type { IdentityActionData, IdentityStatus } from "./identityStatus.server.ts"
import { DocumentImagesCard } from "./PicturesCard.tsx"

function useIdentitySteps({ isEmailVerified, kycStatus }: IdentityStatus): Step[] {
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

function VerifyWithItsme({ answer }: { answer: unknown }) {
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
  status: IdentityStatus
  answer: IdentityActionData | undefined
  /** The player returns from the verifier, so the page polls for the result. */
  isBack: boolean
}

const forms = ["document", "replacement", "pictures"] as const

export function IdentityPage({ status, answer, isBack }: IdentityPageProps) {
  const t = useTranslations("identity")
  const to = useTo()
  const steps = useIdentitySteps(status)
  const stateWords = useStepStateLabels()
  const { isEmailVerified, kycStatus, kycReason, documents } = status
  const isChecking = kycStatus === "inProgress"
  const stopped =
    kycStatus === "none" && (kycReason === "cancelled" || kycReason === "timedOut") ? kycReason : null
  usePollPage(isChecking || (isBack && kycStatus === "none" && stopped === null))
  useRevalidateOnReturn(!isEmailVerified)
  const redirect = answer && "verificationUrl" in answer ? answer : null
  const of = useFormRefusals(findRefusal(answer) ? (answer as FormRefusal) : undefined, "what", forms)
  const isOpen = isEmailVerified && kycStatus !== "accepted"
  const offersPictures = useOffersDocumentImages()
  return (
    <AccountPage title={t("title")} lead={t("description")}>
      <Card>
        <Stepper label={t("stepsLabel")} steps={steps} stateWords={stateWords} />
      </Card>
      <RefusalMessage answer={of("")} isOutside />
      {redirect && <ContinueLink url={redirect.verificationUrl} label={t("start")} />}
      <Card>
        {!isEmailVerified ? (
          <div className="grid justify-items-start gap-4">
            <p>{t("emailFirst")}</p>
            <LinkButton kind="primary" href={to("verifyEmail")}>
              {t("emailAction")}
            </LinkButton>
          </div>
        ) : kycStatus === "accepted" ? (
          <AcceptedState />
        ) : kycStatus === "declined" ? (
          <DeclinedState reason={kycReason} />
        ) : stopped ? (
          <StoppedState reason={stopped} />
        ) : isChecking || isBack ? (
          <InProgressState />
        ) : (
          <StartState />
        )}
      </Card>
      {isOpen && <VerifyWithItsme answer={answer} />}
      {isOpen && offersPictures && (
        <DocumentImagesCard isDeclined={kycStatus === "declined"} answer={of("pictures")} />
      )}
      <DocumentsCard documents={documents} sent={of("document")} replaced={of("replacement")} />
    </AccountPage>
  )
}
