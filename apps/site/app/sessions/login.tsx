import { PasswordField, TextField } from "@elite/ui"
import { EntryForm, EntryLink } from "../account/EntryForm.tsx"
import type { FormAnswer } from "../form/answer.ts"
import { useForm } from "../form/useForm.ts"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/login"
import { SecondStep } from "./SecondStep.tsx"

export { action, loader } from "./login.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.login.title,
  description: ({ words }) => words.login.description,
})

export default function LogIn({ loaderData: { step }, actionData }: Route.ComponentProps) {
  return step ? <SecondStep step={step} answer={actionData} /> : <FirstStep answer={actionData} />
}

/** Who they are, and their password. */
function FirstStep({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTranslations("login")
  const to = useTo()
  const { form, field } = useForm(answer)
  return (
    <EntryForm
      title={t("title")}
      answer={answer}
      form={form}
      submit={t("submit")}
      submitting={t("submitting")}
      foot={
        <>
          <p className="mt-6">
            <EntryLink to={to("resetPassword")}>{t("forgotten")}</EntryLink>
          </p>
          <p className="mt-3 text-muted">
            {t("noAccount")} <EntryLink to={to("signup")}>{t("signUp")}</EntryLink>
          </p>
        </>
      }
    >
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
    </EntryForm>
  )
}
