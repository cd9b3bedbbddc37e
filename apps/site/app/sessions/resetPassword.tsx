import { LinkButton } from "@elite/ui"
import { EntryForm, EntryLink, EntryLinks } from "../account/EntryForm.tsx"
import { EntryPage } from "../account/EntryPage.tsx"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/resetPassword"
import { AddressField } from "./AddressField.tsx"

export { action, loader } from "./resetPassword.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.password.link.title,
})

function LinkSent({ message }: { message: string }) {
  const t = useTranslations("password")
  const to = useTo()
  return (
    <EntryPage title={t("link.sentTitle")}>
      <div className="grid gap-5">
        <p role="status">{message}</p>
        <p className="text-muted">{t("link.noMessage")}</p>
        <LinkButton size="large" block href={to("resetPassword")}>
          {t("link.again")}
        </LinkButton>
      </div>
    </EntryPage>
  )
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const t = useTranslations("password")
  const to = useTo()
  const { form, field } = useForm(actionData)
  if (actionData && "sent" in actionData) return <LinkSent message={actionData.sent} />
  return (
    <EntryForm
      title={t("link.title")}
      lead={t("link.lead")}
      answer={actionData}
      form={form}
      submit={t("link.submit")}
      submitting={t("link.submitting")}
      foot={
        <EntryLinks>
          <EntryLink to={to("forgetPassword")}>{t("link.byCode")}</EntryLink>
          <EntryLink to={to("login")}>{t("link.back")}</EntryLink>
        </EntryLinks>
      }
    >
      <AddressField field={field} />
    </EntryForm>
  )
}
