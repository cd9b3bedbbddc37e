import { PasswordField, TextField } from "@elite/ui"
import { useNavigation } from "react-router"
import { EntryForm, EntryLink } from "../account/EntryForm.tsx"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import type { ItsmeRedirect } from "../account/itsme.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/login"
import { SecondStep } from "./SecondStep.tsx"

export { action, loader } from "./login.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.login.title,
  description: ({ words }) => words.login.description,
})

export default function LogIn({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const refused = actionData && "refusal" in actionData ? actionData : undefined
  return step ? <SecondStep step={step} answer={refused} /> : <PasswordStep answer={actionData} />
}

function PasswordStep({ answer }: { answer: FormRefusal | ItsmeRedirect | undefined }) {
  const t = useTranslations("login")
  const itsme = useTranslations("itsme")
  const isLeaving = useNavigation().formData?.get("what") === "itsme"
  const to = useTo()
  const { form, field } = useForm(answer)
  return (
    <EntryForm
      title={t("title")}
      answer={answer}
      form={form}
      submit={t("submit")}
      submitting={t("submitting")}
      {...(isLeaving ? { pending: false } : {})}
      foot={
        <>
          <p className="my-5 flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {itsme("or")}
          </p>
          <ItsmeButton block label={itsme("logIn")} answer={answer} />
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
