import { Button } from "@elite/ui"
import { useRef } from "react"
import { Form } from "react-router"
import { EntryForm, EntryLink } from "../account/EntryForm.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/acceptTerms"

export { action, loader } from "./acceptTerms.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.terms.title,
  chrome: { sidebar: false, bottom: false },
})

/** New terms after a log-in: accept them, withdraw, or log out. */
export default function AcceptTerms({ loaderData: { version }, actionData }: Route.ComponentProps) {
  const t = useTranslations("terms")
  const to = useTo()
  const form = useRef<HTMLFormElement>(null)
  return (
    <EntryForm
      title={t("title")}
      lead={t("text")}
      answer={actionData}
      form={form}
      submit={t("accept")}
      submitting={t("accepting")}
      isBare
      foot={
        <div className="mt-8 grid gap-3 border-line border-t pt-5">
          <p className="text-pretty text-muted">{t("otherwise")}</p>
          <Form method="post" action={to("logout")} className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit">{t("logout")}</Button>
            <EntryLink to={to("withdrawals")}>{t("withdraw")}</EntryLink>
          </Form>
        </div>
      }
    >
      <p>
        <EntryLink to={to("terms")}>{t("read")}</EntryLink>
      </p>
      <input type="hidden" name="version" value={version} />
    </EntryForm>
  )
}
