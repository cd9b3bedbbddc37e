import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { toTelUrl, useShell } from "./shellData.ts"

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
