import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useLanguage } from "../language.ts"
import { commissionUrl } from "../shell/Footer.tsx"

/** Links to EPIS, the exclusion register of all licensed operators. */
export function RegisterCard() {
  const t = useTranslations("content")
  const own = useTranslations("limits")
  const language = useLanguage()
  return (
    <Card as="section" aria-labelledby="register">
      <CardHeader id="register" title={own("registerTitle")} />
      <p className="mb-4 text-pretty text-muted">{t("excludeText")}</p>
      <LinkButton href={commissionUrl[language]}>{t("excludeAction")}</LinkButton>
    </Card>
  )
}
