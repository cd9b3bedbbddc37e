import { Logo } from "@elite/ui"
import { EntryForm, EntryLink, EntryLinks } from "../account/EntryForm.tsx"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/forgetPassword"
import { AddressField } from "./AddressField.tsx"
import { EnterCode } from "./EnterCode.tsx"

export { action, loader } from "./forgetPassword.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.password.code.title,
  chrome: { header: false, sidebar: false, footer: false, bottom: false, strip: false },
})

function RequestCodeForm({ answer }: { answer: Route.ComponentProps["actionData"] }) {
  const t = useTranslations("password")
  const to = useTo()
  const { form, field } = useForm(answer)
  return (
    <EntryForm
      title={t("code.title")}
      lead={t("code.lead")}
      answer={answer}
      form={form}
      submit={t("code.submit")}
      submitting={t("link.submitting")}
      foot={
        <EntryLinks>
          <EntryLink to={to("resetPassword")}>{t("code.byLink")}</EntryLink>
          <EntryLink to={to("login")}>{t("link.back")}</EntryLink>
        </EntryLinks>
      }
    >
      <input type="hidden" name="what" value="ask" />
      <AddressField field={field} />
    </EntryForm>
  )
}

export default function ForgetPassword({ loaderData: { codeRequest }, actionData }: Route.ComponentProps) {
  const shell = useTranslations("shell")
  const to = useTo()
  return (
    <>
      <p className="px-gutter pt-8 text-center">
        <Logo name={shell("siteName")} href={to("home")} />
      </p>
      {codeRequest ? (
        <EnterCode codeRequest={codeRequest} answer={actionData} />
      ) : (
        <RequestCodeForm answer={actionData} />
      )}
    </>
  )
}
