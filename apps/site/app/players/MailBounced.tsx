import { Button, LinkButton, Notice } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"

/** The anchor of the card on the profile. */
export const emailCardId = "email-address"

/**
 * Says that mail to the player's address bounces, and since when; the player can change the address or have it tried
 * again. Renders nothing otherwise. The result of the trial is shown on the profile.
 */
export function MailBounced(props: {
  person: { email: string; mailReturnedAt: string | null }
  answer?: FormRefusal | undefined
}) {
  const { person, answer } = props
  const t = useTranslations("email")
  const to = useTo()
  const formats = useFormats()
  const { formData } = useNavigation()
  const { email, mailReturnedAt } = person
  if (mailReturnedAt === null) return null
  return (
    <Notice>
      <p className="text-pretty">
        {t.rich("returned.text", {
          email,
          since: formats.date(mailReturnedAt),
          strong: (text) => <strong className="break-words">{text}</strong>,
        })}
      </p>
      <p className="mt-1 text-pretty text-muted">{t("returned.hint")}</p>
      <Form method="post" action={to("profile")} preventScrollReset className="mt-3">
        <RefusalMessage answer={answer} isOutside />
        <input type="hidden" name="what" value="tryAddress" />
        <div className="flex flex-wrap gap-3">
          <LinkButton kind="primary" size="small" href={`${to("profile")}#${emailCardId}`}>
            {t("returned.change")}
          </LinkButton>
          <Button
            type="submit"
            size="small"
            pending={formData?.get("what") === "tryAddress"}
            pendingLabel={t("returned.trying")}
          >
            {t("returned.again")}
          </Button>
        </div>
      </Form>
    </Notice>
  )
}
