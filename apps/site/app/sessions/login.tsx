import { Button, PasswordField, TextField } from "@elite/ui"
import { useEffect, useRef } from "react"
import { Form, Link, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { EntryPage } from "../account/EntryPage.tsx"
import { Refused } from "../account/Refused.tsx"
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
  const form = useRef<HTMLFormElement>(null)
  const missing = actionData && "missing" in actionData ? actionData.missing : undefined
  const isPending = navigation.formMethod === "POST"
  useEffect(() => {
    const answered = actionData && form.current
    if (answered) answered.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [actionData])
  return (
    <EntryPage title={t("title")}>
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <Refused answer={actionData} />
        <TextField
          label={t("email")}
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={actionData?.email}
          required
          error={missing?.email ? t("required") : undefined}
        />
        <PasswordField
          label={t("password")}
          name="password"
          showLabel={t("showPassword")}
          required
          error={missing?.password ? t("required") : undefined}
        />
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
