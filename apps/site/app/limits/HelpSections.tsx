import { Card, LinkButton } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useLanguage, useTo } from "../language.ts"
import { commissionUrl } from "../shell/Footer.tsx"
import { Helpline } from "../shell/Helpline.tsx"

function HelpSection({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h2 id={id} className="font-sans font-semibold text-base tracking-normal">
        {title}
      </h2>
      <p className="text-pretty text-muted text-sm">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}

/** Whom to talk to, the register of all licensed operators (EPIS), and the self-test. */
export function HelpSections() {
  const content = useTranslations("content")
  const t = useTranslations("limits")
  const protection = useTranslations("protection")
  const language = useLanguage()
  const to = useTo()
  return (
    <Card className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      <HelpSection id="help" title={t("helpSectionTitle")} text={content("helpText")}>
        <Helpline />
      </HelpSection>
      <HelpSection id="register" title={t("registerTitle")} text={content("excludeText")}>
        <LinkButton href={commissionUrl[language]} className="max-w-full shrink text-balance">
          {content("excludeAction")}
        </LinkButton>
      </HelpSection>
      <HelpSection id="self-test" title={protection("test.cardTitle")} text={protection("test.cardText")}>
        <LinkButton href={to("selfTest")}>{protection("test.cardAction")}</LinkButton>
      </HelpSection>
    </Card>
  )
}
