import { Button } from "@elite/ui"
import { useEffect, useRef } from "react"
import { Form, useNavigation, useSubmit } from "react-router"
import { useTranslations } from "use-intl"
import { EntryPage } from "../account/EntryPage.tsx"

/**
 * Sends the token of the link by itself, once the page is alive. Looking at the address confirms nothing, because mail
 * scanners look too; without scripts the button does it.
 */
export function ConfirmWithToken({ token }: { token: string }) {
  const t = useTranslations("login")
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const isPending = useNavigation().formMethod === "POST"
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current || !form.current) return
    sent.current = true
    void submit(form.current)
  }, [submit])
  return (
    <EntryPage title={t("verify.title")}>
      <Form method="post" ref={form} className="grid gap-5">
        <p className="text-muted">{t("verify.confirming")}</p>
        <input type="hidden" name="token" value={token} />
        <Button
          type="submit"
          kind="primary"
          size="large"
          block
          pending={isPending}
          pendingLabel={t("verify.confirming")}
        >
          {t("verify.confirm")}
        </Button>
      </Form>
    </EntryPage>
  )
}
