import { Button, Card, CardHeader, PasswordField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { Refused } from "../account/Refused.tsx"
import type { FormAnswer } from "../form/answer.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../speech.tsx"
import { NewPassword } from "./NewPassword.tsx"

/** The present password and the one to come. */
export function PasswordForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTranslations("password")
  const { form, field } = useForm(answer)
  const { formData } = useNavigation()
  return (
    <Card as="section">
      <CardHeader title={t("change.title")} />
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <Refused answer={answer} />
        <input type="hidden" name="what" value="password" />
        <PasswordField
          label={t("change.old")}
          {...field("oldPassword")}
          showLabel={t("showPassword")}
          maxLength={256}
          required
        />
        <NewPassword label={t("change.new")} required {...field("newPassword")} />
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
