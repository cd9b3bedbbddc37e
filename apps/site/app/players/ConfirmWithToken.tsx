import { useEffect, useRef } from "react"
import { useSubmit } from "react-router"
import { EntryForm } from "../account/EntryForm.tsx"
import { useBack } from "../shell/connection.ts"
import { useTranslations } from "../speech.tsx"

/**
 * Sends the token of the link by itself, once the page is alive. Looking at the address confirms nothing, because mail
 * scanners look too; without scripts the button does it. What was not sent is sent when the connection is back.
 */
export function ConfirmWithToken({ token, answer }: { token: string; answer: unknown }) {
  const t = useTranslations("login")
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current || !form.current) return
    sent.current = true
    void submit(form.current)
  }, [submit])
  useBack(() => {
    if (form.current) void submit(form.current)
  })
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
