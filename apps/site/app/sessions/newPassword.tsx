import { LinkButton } from "@elite/ui"
import { EntryForm } from "../account/EntryForm.tsx"
import { EntryPage } from "../account/EntryPage.tsx"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { NewPasswordField } from "../players/NewPassword.tsx"
import type { Route } from "./+types/newPassword"

export { action, loader } from "./newPassword.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.password.choose.title,
})

export default function ChoosePassword({ actionData }: Route.ComponentProps) {
  const t = useTranslations("password")
  const to = useTo()
  const { form, field } = useForm(actionData)
  if (actionData && "linkRefused" in actionData)
    return (
      <EntryPage title={t("choose.failedTitle")}>
        <div className="grid gap-5">
          <p role="alert">{actionData.linkRefused}</p>
          <LinkButton kind="primary" size="large" block href={to("resetPassword")}>
            {t("choose.askAgain")}
          </LinkButton>
        </div>
      </EntryPage>
    )
  return (
    <EntryForm
      title={t("choose.title")}
      lead={t("choose.lead")}
      answer={actionData}
      form={form}
      submit={t("choose.submit")}
      submitting={t("choose.submitting")}
    >
      <NewPasswordField label={t("choose.password")} required {...field("password")} />
    </EntryForm>
  )
}
