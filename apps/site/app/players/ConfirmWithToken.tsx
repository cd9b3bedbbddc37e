import { useRef } from "react"
import { EntryForm } from "../account/EntryForm.tsx"
import { useTranslations } from "../i18n.tsx"

/**
 * Confirms the address of a link when its button is pressed. Opening the page confirms nothing, because scanners of mail
 * run scripts: an address that one of them confirmed would be proven by nobody.
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
