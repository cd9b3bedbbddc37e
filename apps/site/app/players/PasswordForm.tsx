import { Button, Card, CardHeader, PasswordField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { StepUp } from "../account/StepUp.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { NewPasswordField } from "./NewPassword.tsx"

export function PasswordForm({ answer }: { answer: FormRefusal | undefined }) {
  const t = useTranslations("password")
  const { form, field } = useForm(answer)
  const { formData } = useNavigation()
  return (
    <Card as="section">
      <CardHeader title={t("change.title")} />
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <RefusalMessage answer={answer} />
        <input type="hidden" name="what" value="password" />
        <PasswordField
          label={t("change.old")}
          {...field("oldPassword")}
          showLabel={t("showPassword")}
          maxLength={256}
          required
        />
        <NewPasswordField label={t("change.new")} required {...field("newPassword")} />
        <p className="text-muted text-sm">{t("change.text")}</p>
        <Button
          type="submit"
          className="justify-self-start"
          pending={formData?.has("oldPassword")}
          pendingLabel={t("choose.submitting")}
        >
          {t("change.submit")}
        </Button>
      </Form>
    </Card>
  )
}

/** A first password for a player who signed up by itsme; may require a step-up. */
export function FirstPasswordForm(props: { hasFactor: boolean; answer: FormRefusal | undefined }) {
  const { hasFactor, answer } = props
  const t = useTranslations("password")
  const { form, field } = useForm(answer)
  const { formData } = useNavigation()
  return (
    <Card as="section">
      <CardHeader title={t("change.title")} />
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <RefusalMessage answer={answer} />
        <p className="text-muted">{t("first.text")}</p>
        <input type="hidden" name="what" value="firstPassword" />
        <NewPasswordField label={t("change.new")} required {...field("password")} />
        <StepUp answer={answer} hasFactor={hasFactor} />
        <Button
          type="submit"
          className="justify-self-start"
          pending={formData?.get("what") === "firstPassword"}
          pendingLabel={t("choose.submitting")}
        >
          {t("first.submit")}
        </Button>
      </Form>
    </Card>
  )
}
