import { Button, TextField } from "@elite/ui"
import { Form } from "react-router"
import { EntryForm, EntryLink } from "../account/EntryForm.tsx"
import { StepUp } from "../account/StepUp.tsx"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/setUsername"
import { NewPasswordField } from "./NewPassword.tsx"

export { action, loader } from "./setUsername.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.password.username.title,
  chrome: { sidebar: false, bottom: false },
})

/** A username for a player who signed up without one; they can also withdraw or log out. */
export default function SetUsername({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("password")
  const shell = useTranslations("shell")
  const to = useTo()
  const { form, field } = useForm(actionData)
  const { hasPassword, hasFactor } = loaderData
  return (
    <EntryForm
      title={t("username.title")}
      lead={t("username.lead")}
      answer={actionData}
      form={form}
      submit={t("username.submit")}
      submitting={t("choose.submitting")}
      foot={
        <div className="mt-8 grid gap-3 border-line border-t pt-5">
          <p className="text-pretty text-muted">{t("username.otherwise")}</p>
          <Form method="post" action={to("logout")} className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit">{shell("logOut")}</Button>
            <EntryLink to={to("withdrawals")}>{shell("withdraw")}</EntryLink>
          </Form>
        </div>
      }
    >
      <TextField
        label={t("username.label")}
        {...field("username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        description={t("username.hint")}
        required
      />
      {!hasPassword && (
        <div className="grid gap-2">
          <NewPasswordField label={t("username.password")} required={false} {...field("password")} />
          <p className="text-pretty text-muted text-sm">{t("username.passwordText")}</p>
        </div>
      )}
      <StepUp answer={actionData} hasFactor={hasFactor} />
    </EntryForm>
  )
}
