import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"

export function SelfTestCard() {
  const t = useTranslations("protection")
  const to = useTo()
  return (
    <Card as="section" aria-labelledby="self-test">
      <CardHeader id="self-test" title={t("test.cardTitle")} />
      <p className="mb-4 text-pretty text-muted">{t("test.cardText")}</p>
      <LinkButton href={to("selfTest")}>{t("test.cardAction")}</LinkButton>
    </Card>
  )
}
