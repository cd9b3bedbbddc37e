import { useRef } from "react"
import { EntryForm, EntryLink } from "../account/EntryForm.tsx"
import { EntryPage } from "../account/EntryPage.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/unsubscribe"

export { action, loader } from "./unsubscribe.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.ways.unsubscribe.submit })

/** Unsubscribes from a kind of mail by a button. Opening the page changes nothing, because scanners follow links. */
export default function Unsubscribe({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useTranslations("ways")
  const to = useTo()
  const form = useRef<HTMLFormElement>(null)
  const choices = (
    <p className="mt-6">
      <EntryLink to={to("notifications")}>{t("unsubscribe.choices")}</EntryLink>
    </p>
  )
  const isDone = actionData && "isDone" in actionData
  if (isDone || !token)
    return (
      <EntryPage title={t(isDone ? "unsubscribe.doneTitle" : "unsubscribe.noLinkTitle")}>
        <p role="status" className="text-muted">
          {t(isDone ? "unsubscribe.doneText" : "unsubscribe.noLink")}
        </p>
        {choices}
      </EntryPage>
    )
  return (
    <EntryForm
      title={t("unsubscribe.title")}
      answer={actionData}
      form={form}
      submit={t("unsubscribe.submit")}
      submitting={t("unsubscribe.submitting")}
      isBare
      foot={choices}
    >
      <p className="text-muted">{t("unsubscribe.text")}</p>
      <input type="hidden" name="token" value={token} />
    </EntryForm>
  )
}
