import { Button, PasswordField, TextField } from "@elite/ui"
import { Form, Link, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { EntryPage } from "../account/EntryPage.tsx"
import { Refused } from "../account/Refused.tsx"
import { useForm } from "../form/useForm.ts"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/login"

export { action, loader } from "./login.server.ts"

export const { meta, handle } = page<Route.ComponentProps>({
  title: ({ words }) => words.login.title,
  description: ({ words }) => words.login.description,
})

export default function LogIn({ actionData }: Route.ComponentProps) {
  const t = useTranslations("login")
  const to = useTo()
  const navigation = useNavigation()
  const { form, field } = useForm(actionData)
  const isPending = navigation.formMethod === "POST"
  return (
    <EntryPage title={t("title")}>
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <Refused answer={actionData} />
        <TextField
          label={t("email")}
          {...field("email")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <PasswordField label={t("password")} {...field("password")} showLabel={t("showPassword")} required />
        <Button
          type="submit"
          kind="primary"
          size="large"
          block
          pending={isPending}
          pendingLabel={t("submitting")}
        >
          {t("submit")}
        </Button>
      </Form>
      <p className="mt-6 text-muted">
        {t("noAccount")}{" "}
        <Link to={to("signup")} className="font-semibold text-brass underline underline-offset-4">
          {t("signUp")}
        </Link>
      </p>
    </EntryPage>
  )
}
