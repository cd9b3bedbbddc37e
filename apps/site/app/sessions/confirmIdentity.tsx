import { EntryLink } from "../account/EntryForm.tsx"
import { EntryPage } from "../account/EntryPage.tsx"
import { ItsmeButton } from "../account/ItsmeButton.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import type { Route } from "./+types/confirmIdentity"

export { action, loader } from "./confirmIdentity.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.itsme.stepUp.title,
  chrome: { sidebar: false, bottom: false },
})

/** Confirms the player by itsme in place of the password, then returns. */
export default function ConfirmIdentity({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const t = useTranslations("itsme")
  return (
    <EntryPage title={t("stepUp.title")} lead={t("stepUp.lead")}>
      <div className="grid gap-5">
        <RefusalMessage answer={actionData} isOutside />
        <ItsmeButton kind="primary" block label={t("stepUp.action")} answer={actionData} />
        <p>
          <EntryLink to={next}>{t("check.back")}</EntryLink>
        </p>
      </div>
    </EntryPage>
  )
}
