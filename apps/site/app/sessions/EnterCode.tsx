import { TextField } from "@elite/ui"
import { useNavigation } from "react-router"
import { EntryForm } from "../account/EntryForm.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { NewPasswordField } from "../players/NewPassword.tsx"
import { ResendCode } from "./ResendCode.tsx"

type EnterCodeProps = {
  /** When the last code was sent, and seconds until another may be requested. */
  codeRequest: { sentAtMs: number; waitSeconds: number }
  answer: FormRefusal | undefined
}

/** The second step: six digits and the new password; below, another code or address. */
export function EnterCode({ codeRequest, answer }: EnterCodeProps) {
  const t = useTranslations("password")
  const { form, field } = useForm(answer)
  const { formData } = useNavigation()
  return (
    <EntryForm
      title={t("code.enterTitle")}
      lead={t("code.sent")}
      answer={answer}
      form={form}
      submit={t("choose.submit")}
      submitting={t("choose.submitting")}
      pending={formData?.has("otp") ?? false}
      foot={
        <ResendCode
          {...codeRequest}
          formName="resend"
          labels={{
            request: t("code.resend"),
            requesting: t("link.submitting"),
            requestAgainIn: (time) => t("code.resendIn", { time }),
            restart: t("code.otherAddress"),
          }}
        />
      }
    >
      <TextField
        label={t("code.digits")}
        {...field("otp")}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        required
      />
      <NewPasswordField label={t("choose.password")} required {...field("password")} />
    </EntryForm>
  )
}
