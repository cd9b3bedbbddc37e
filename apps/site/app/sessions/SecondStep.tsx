import { TextField } from "@elite/ui"
import { useNavigation } from "react-router"
import { EntryForm } from "../account/EntryForm.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { ResendCode } from "./ResendCode.tsx"

type SecondStepProps = {
  /** When a code was last mailed, if at all, and seconds until another may be requested. */
  step: { mailedAtMs: number | null; waitSeconds: number }
  answer: FormRefusal | undefined
}

/** After the password: a code of the app or a recovery code; below, a code by e-mail or another account. */
export function SecondStep({ step, answer }: SecondStepProps) {
  const t = useTranslations("factor")
  const { form, field } = useForm(answer)
  const { formData } = useNavigation()
  return (
    <EntryForm
      title={t("login.title")}
      lead={t("login.lead")}
      answer={answer}
      form={form}
      submit={t("login.submit")}
      submitting={t("login.submitting")}
      pending={formData?.get("what") === "code"}
      foot={
        <ResendCode
          sentAtMs={step.mailedAtMs}
          waitSeconds={step.waitSeconds}
          formName="mail"
          labels={{
            request: t("login.mail"),
            requesting: t("pending"),
            requestAgainIn: (time) => t("login.mailAgain", { time }),
            restart: t("login.restart"),
          }}
        />
      }
    >
      <input type="hidden" name="what" value="code" />
      <TextField
        label={t("login.code")}
        {...field("code")}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        required
      />
    </EntryForm>
  )
}
