import { Badge, Card, CardHeader, Notice } from "@elite/ui"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import { Refused } from "../account/Refused.tsx"
import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"

type ItsmeCardProps = {
  isEmailVerified: boolean
  /** Null where none is linked, undefined where it cannot be read now. */
  linkedAt: string | null | undefined
  answer: unknown
}

/** Whether itsme logs the player in, and the way to have it so. */
export function ItsmeCard({ isEmailVerified, linkedAt, answer }: ItsmeCardProps) {
  const t = useTranslations("itsme")
  const formats = useFormats()
  return (
    <Card as="section">
      <CardHeader
        title={t("card.title")}
        action={
          linkedAt !== undefined && (
            <Badge tone={linkedAt ? "emerald" : "neutral"}>
              {t(linkedAt ? "card.linked" : "card.notLinked")}
            </Badge>
          )
        }
      />
      {linkedAt === undefined && <Notice>{t("card.failed")}</Notice>}
      {linkedAt && <p className="text-muted">{t("card.linkedText", { date: formats.date(linkedAt) })}</p>}
      {linkedAt === null && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{t(isEmailVerified ? "card.text" : "card.emailFirst")}</p>
          {isEmailVerified && (
            <>
              <p className="text-muted text-sm">{t("card.shares")}</p>
              <Refused answer={answer} isOutside />
              <ItsmeButton label={t("card.link")} answer={answer} />
            </>
          )}
        </div>
      )}
    </Card>
  )
}
