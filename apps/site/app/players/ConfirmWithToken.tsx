import { useRef } from "react"
import { EntryForm } from "../account/EntryForm.tsx"
import { useTranslations } from "../i18n.tsx"

/**
 * Confirms an e-mail address by a button. Opening the page confirms nothing, because mail scanners follow links and run
 * scripts.
 */
export function ConfirmWithToken({ token, answer }: { token: string; answer: unknown }) {
  const t = useTranslations("login")
  const form = useRef<HTMLFormElement>(null)
  return (
    <EntryForm
      title={t("verify.title")}
      answer={answer}
      form={form}
      submit={t("verify.confirm")}
      submitting={t("verify.confirming")}
      isBare
    >
      <p className="text-muted">{t("verify.press")}</p>
      <input type="hidden" name="token" value={token} />
    </EntryForm>
  )
}
