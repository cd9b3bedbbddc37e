import { Button, Icon, LinkButton } from "@elite/ui"
import { Camera, IdCard, Timer } from "lucide-react"
import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { useMayDeposit, useOffersDocumentImages } from "../shell/shellData.ts"

function StartButton({ label, kind }: { label: string; kind: "primary" | "secondary" }) {
  const t = useTranslations("identity")
  const { formMethod, formData } = useNavigation()
  const isPending = formMethod === "POST" && !formData?.has("what")
  return (
    <Form method="post">
      <Button type="submit" kind={kind} size="large" pending={isPending} pendingLabel={t("starting")}>
        {label}
      </Button>
    </Form>
  )
}

const requirementKeys = [
  { key: "document", sign: IdCard },
  { key: "face", sign: Camera },
  { key: "time", sign: Timer },
] as const

function Requirements() {
  const t = useTranslations("identity")
  return (
    <ul className="grid gap-3">
      {requirementKeys.map(({ key, sign: Sign }) => (
        <li key={key} className="flex gap-3">
          <Sign className="mt-0.5 size-5 shrink-0 text-brass" aria-hidden="true" />
          {t(`needs.${key}`)}
        </li>
      ))}
    </ul>
  )
}

export function StartState() {
  const t = useTranslations("identity")
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-xl sm:text-2xl">{t("startTitle")}</h2>
      <p className="text-muted">{t("startText")}</p>
      <Requirements />
      <p className="text-muted text-sm">{t("privacy")}</p>
      <StartButton kind="primary" label={t("start")} />
    </div>
  )
}

function StateCard({ sign, title, children }: { sign: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:gap-5">
      {sign}
      <div className="grid min-w-0 justify-items-start gap-3">
        <div role="status" className="grid gap-1.5">
          <h2 className="text-xl sm:text-2xl">{title}</h2>
        </div>
        {children}
      </div>
    </div>
  )
}

const circle = "grid size-12 shrink-0 place-items-center rounded-full border-2"

/** The result is pending; the check can be resumed. */
export function InProgressState() {
  const t = useTranslations("identity")
  const offersPictures = useOffersDocumentImages()
  const sign = (
    <span
      aria-hidden="true"
      className="size-12 shrink-0 animate-turn rounded-full border-3 border-brass border-r-transparent"
    />
  )
  return (
    <StateCard sign={sign} title={t("waitingTitle")}>
      <p className="text-muted">{t("waitingText")}</p>
      {offersPictures && <p className="text-muted">{t("picturesSent")}</p>}
      <p className="mt-2 w-full border-line border-t pt-4 text-muted">{t("notFinished")}</p>
      <StartButton kind="secondary" label={t("resume")} />
    </StateCard>
  )
}

export function AcceptedState() {
  const t = useTranslations("identity")
  const to = useTo()
  const mayDeposit = useMayDeposit()
  const sign = (
    <span className={`${circle} border-emerald text-emerald`}>
      <Icon name="check" className="size-6" />
    </span>
  )
  return (
    <StateCard sign={sign} title={t("acceptedTitle")}>
      <p className="text-muted">{t("acceptedText")}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        {mayDeposit && (
          <LinkButton kind="primary" href={to("deposits")}>
            {t("toDeposit")}
          </LinkButton>
        )}
        <LinkButton href={to("withdrawals")}>{t("toAccount")}</LinkButton>
        <LinkButton href={to("home")}>{t("toGames")}</LinkButton>
      </div>
    </StateCard>
  )
}

/** The player cancelled the check or it timed out; a new one can be started. */
export function StoppedState({ reason }: { reason: "cancelled" | "timedOut" }) {
  const t = useTranslations("identity")
  const reasons = useTranslations("identityReasons")
  const sign = (
    <span className={`${circle} border-brass text-brass`}>
      <Icon name="warning" className="size-6" />
    </span>
  )
  return (
    <StateCard sign={sign} title={t("stoppedTitle")}>
      <p className="font-semibold">{reasons(reason)}</p>
      <p className="text-muted">{t("declinedAgain")}</p>
      <Requirements />
      <StartButton kind="primary" label={t("restart")} />
    </StateCard>
  )
}

export function DeclinedState({ reason }: { reason: string | null }) {
  const t = useTranslations("identity")
  const reasons = useTranslations("identityReasons")
  const key = (reason ?? "other") as "other"
  const sign = (
    <span className={`${circle} border-coral text-coral`}>
      <Icon name="warning" className="size-6" />
    </span>
  )
  return (
    <StateCard sign={sign} title={t("declinedTitle")}>
      <p className="font-semibold">{reasons(reasons.has(key) ? key : "other")}</p>
      <p className="text-muted">{t("declinedAgain")}</p>
      <Requirements />
      <StartButton kind="primary" label={t("retry")} />
    </StateCard>
  )
}
