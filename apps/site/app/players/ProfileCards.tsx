import { Badge, Card, CardHeader, LinkButton, type Tone } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { usePlayer } from "../shell/shellData.ts"
import type { Person } from "./profile.server.ts"

type KycStatus = Person["kycStatus"]
const tones: Record<KycStatus, Tone> = {
  none: "neutral",
  inProgress: "brass",
  accepted: "emerald",
  declined: "coral",
}

/** The state of the identity check, and its next step. */
export function IdentityCard({ status }: { status: KycStatus }) {
  const t = useTranslations("profile")
  const to = useTo()
  const isRestricted = Boolean(usePlayer()?.exclusion)
  return (
    <Card as="section">
      <CardHeader
        title={t("identity")}
        action={<Badge tone={tones[status]}>{t(`identityStates.${status}`)}</Badge>}
      />
      <p className="text-muted">
        {t(`identityTexts.${status === "accepted" && isRestricted ? "restricted" : status}`)}
      </p>
      {status !== "accepted" && (
        <LinkButton
          kind={status === "inProgress" ? "secondary" : "primary"}
          className="mt-4"
          href={to(status === "inProgress" ? "userVerification" : "kyc")}
        >
          {t(`identityActions.${status}`)}
        </LinkButton>
      )}
    </Card>
  )
}

function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line border-b py-2.5 last:border-b-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="min-w-0 break-words font-semibold">{children}</dd>
    </div>
  )
}

export function SettingsCard() {
  const t = useTranslations("settings")
  const to = useTo()
  return (
    <Card as="section">
      <CardHeader title={t("title")} />
      <p className="text-muted">{t("card")}</p>
      <LinkButton className="mt-4" href={to("settings")}>
        {t("open")}
      </LinkButton>
    </Card>
  )
}

/** What a player cannot change here. */
export function PersonDetails({ person }: { person: Person }) {
  const t = useTranslations("profile")
  const formats = useFormats()
  const [year, month, day] = person.dateOfBirth.split("-")
  return (
    <Card as="section">
      <CardHeader title={t("details")} />
      <dl>
        <DetailRow label={t("username")}>{person.username}</DetailRow>
        <DetailRow label={t("name")}>
          {person.firstName} {person.lastName}
        </DetailRow>
        <DetailRow label={t("dateOfBirth")}>{`${day}/${month}/${year}`}</DetailRow>
        <DetailRow label={t("memberSince")}>{formats.date(person.createdAt)}</DetailRow>
      </dl>
      <p className="mt-3 text-muted text-sm">{t("detailsText")}</p>
    </Card>
  )
}
