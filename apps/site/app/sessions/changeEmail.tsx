import { Button, LinkButton } from "@elite/ui"
import { useRef } from "react"
import { Form, useNavigation } from "react-router"
import { EntryForm } from "../account/EntryForm.tsx"
import { EntryPage } from "../account/EntryPage.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { usePlayer } from "../shell/shellData.ts"
import type { Route } from "./+types/changeEmail"
import type { ChangeOutcome } from "./changeEmail.server.ts"

export { action, loader } from "./changeEmail.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.email.link.title })

/** The link to the profile; for a visitor by way of the log-in. */
function NextStep() {
  const t = useTranslations("email")
  const to = useTo()
  const isPlayer = usePlayer() !== null
  return (
    <LinkButton kind="primary" size="large" block href={to(isPlayer ? "profile" : "login")}>
      {t(isPlayer ? "link.toProfile" : "link.toLogIn")}
    </LinkButton>
  )
}

function ChangeResult({ done, message, isAccountsOwn }: ChangeOutcome) {
  const t = useTranslations("email")
  const to = useTo()
  return (
    <EntryPage title={t(`link.${done}Title`)}>
      <div className="grid gap-5">
        <p role="status">{message}</p>
        {done === "waiting" && <p className="text-muted">{t("link.waitingText")}</p>}
        {done === "changed" && <NextStep />}
        {isAccountsOwn && (
          <>
            <p className="text-pretty">{t("link.stoppedText")}</p>
            <LinkButton kind="primary" size="large" block href={to("resetPassword")}>
              {t("link.newPassword")}
            </LinkButton>
          </>
        )}
        {done !== "changed" && !isAccountsOwn && (
          <LinkButton size="large" block href={to("home")}>
            {t("link.toHome")}
          </LinkButton>
        )}
      </div>
    </EntryPage>
  )
}

export default function ChangeEmail({ actionData }: Route.ComponentProps) {
  const t = useTranslations("email")
  const form = useRef<HTMLFormElement>(null)
  const sent = useNavigation().formData?.get("what")
  if (actionData && "outcome" in actionData) return <ChangeResult {...actionData.outcome} />
  if (actionData && "linkRefused" in actionData)
    return (
      <EntryPage title={t("link.failedTitle")}>
        <div className="grid gap-5">
          <p role="alert">{actionData.linkRefused}</p>
          <NextStep />
        </div>
      </EntryPage>
    )
  return (
    <EntryForm
      title={t("link.title")}
      lead={t("link.lead")}
      answer={actionData}
      form={form}
      submit={t("link.agree")}
      submitting={t("link.agreeing")}
      pending={sent === "agree"}
      isBare
      foot={
        <Form method="post" className="mt-8 grid gap-3 border-line border-t pt-6">
          <p className="text-pretty text-muted">{t("link.stopText")}</p>
          <input type="hidden" name="what" value="stop" />
          <Button
            type="submit"
            kind="danger"
            size="large"
            block
            pending={sent === "stop"}
            pendingLabel={t("link.agreeing")}
          >
            {t("link.stop")}
          </Button>
        </Form>
      }
    >
      <input type="hidden" name="what" value="agree" />
    </EntryForm>
  )
}
