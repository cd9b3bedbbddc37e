import { Anchor, LinkButton } from "@elite/ui"
import { EntryPage } from "../account/EntryPage.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { Helpline } from "../shell/Helpline.tsx"
import { useShell } from "../shell/shellData.ts"
import type { StartedPause } from "./startedPause.server.ts"

/** A player who cannot log in any more can only write. */
function SupportMailLink() {
  const support = useShell()?.site.supportEmail
  return (
    support && (
      <Anchor href={`mailto:${support}`} className="text-ivory underline underline-offset-4">
        {support}
      </Anchor>
    )
  )
}

/** Shown after a pause has begun: what is barred, until when, where the money is, and where to find help. */
export function PauseStarted({ begun: { type, until } }: { begun: StartedPause }) {
  const t = useTranslations("limits")
  const content = useTranslations("content")
  const formats = useFormats()
  const to = useTo()
  return (
    <EntryPage title={t(type === "TAKE_A_BREAK" ? "begun.break" : "begun.exclusion")}>
      <div className="grid gap-3 text-pretty">
        <p className="text-lg">
          {until === null ? t("begun.never") : t("begun.until", { until: formats.dateTime(until) })}
        </p>
        <p>{t("begun.devices")}</p>
        <p>
          {until === null ? t.rich("begun.noLogIn", { mail: () => <SupportMailLink /> }) : t("begun.money")}
        </p>
        <p className="mt-2 border-line border-t pt-4 text-muted">{content("helpText")}</p>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Helpline kind="primary" />
        {until !== null && (
          <LinkButton href={`${to("login")}?next=${encodeURIComponent(to("withdrawals"))}`}>
            {t("begun.logIn")}
          </LinkButton>
        )}
      </div>
    </EntryPage>
  )
}
