import { EntryForm } from "../account/EntryForm.tsx"
import { useSendItself } from "../account/useSendItself.ts"
import { useTranslations } from "../speech.tsx"

/** Confirms the address of a link: looking at it confirms nothing, and whoever has no scripts presses the button. */
export function ConfirmWithToken({ token, answer }: { token: string; answer: unknown }) {
  const t = useTranslations("login")
  const form = useSendItself()
  return (
    <EntryForm
      title={t("verify.title")}
      answer={answer}
      form={form}
      submit={t("verify.confirm")}
      submitting={t("verify.confirming")}
      isBare
    >
      <p className="text-muted">{t("verify.confirming")}</p>
      <input type="hidden" name="token" value={token} />
    </EntryForm>
  )
}
