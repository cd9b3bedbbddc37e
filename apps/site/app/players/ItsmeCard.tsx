import { Badge, Button, Card, CardHeader, Notice } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { StepUp } from "../account/StepUp.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { Person } from "./profile.server.ts"

type ItsmeCardProps = {
  person: Pick<Person, "isEmailVerified" | "hasPassword" | "is2faEnabled">
  /** Null where none is linked; undefined where it cannot be read now. */
  linkedAt: string | null | undefined
  answer: unknown
  /** The answer to the form that unlinks it. */
  unlinkAnswer: FormRefusal | undefined
}

/** Unlinks itsme after a step-up; only where the player has another way to log in. */
function UnlinkItsme({
  person,
  answer,
}: {
  person: ItsmeCardProps["person"]
  answer: FormRefusal | undefined
}) {
  const t = useTranslations("itsme")
  const { formData } = useNavigation()
  if (!person.hasPassword) return <p className="text-pretty text-muted text-sm">{t("card.passwordFirst")}</p>
  return (
    <Form method="post" preventScrollReset noValidate className="grid gap-3">
      <RefusalMessage answer={answer} isOutside />
      <input type="hidden" name="what" value="unlink" />
      <StepUp answer={answer} hasFactor={person.is2faEnabled} />
      <Button
        type="submit"
        className="justify-self-start"
        pending={formData?.get("what") === "unlink"}
        pendingLabel={t("card.unlinking")}
      >
        {t("card.unlink")}
      </Button>
    </Form>
  )
}

export function ItsmeCard({ person, linkedAt, answer, unlinkAnswer }: ItsmeCardProps) {
  const { isEmailVerified, hasPassword } = person
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
      {linkedAt && (
        <div className="grid gap-4">
          <p className="text-muted">
            {t(hasPassword ? "card.linkedText" : "card.linkedAlone", { date: formats.date(linkedAt) })}
          </p>
          <UnlinkItsme person={person} answer={unlinkAnswer} />
        </div>
      )}
      {linkedAt === null && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{t(isEmailVerified ? "card.text" : "card.emailFirst")}</p>
          {isEmailVerified && (
            <>
              <p className="text-muted text-sm">{t("card.shares")}</p>
              <RefusalMessage answer={answer} isOutside />
              <ItsmeButton label={t("card.link")} answer={answer} />
            </>
          )}
        </div>
      )}
    </Card>
  )
}
