import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { toTelUrl, useShell } from "./shellData.ts"

/** The number to call and the chat to write to, for somebody who gambles too much or is close to one who does. */
export function Helpline({ kind = "secondary" }: { kind?: "primary" | "secondary" }) {
  const t = useTranslations("content")
  const helpline = useShell()?.site.helpline
  if (!helpline) return null
  const { phone, chat } = helpline
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton kind={kind} href={toTelUrl(phone)}>
        {t("helpCall", { phone })}
      </LinkButton>
      <LinkButton href={chat.url}>{t(`helpChat.${chat.language}`)}</LinkButton>
    </div>
  )
}

/** Where to find help. */
export function HelpCard() {
  const t = useTranslations("content")
  return (
    <Card as="section" aria-labelledby="help">
      <CardHeader id="help" title={t("helpTitle")} />
      <p className="mb-4 text-pretty text-muted">{t("helpText")}</p>
      <Helpline />
    </Card>
  )
}
