import { Anchor } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"

export function HelpLinks() {
  const t = useTranslations("shell")
  const to = useTo()
  const link = "inline-flex min-h-11 items-center text-brass underline underline-offset-4"
  return (
    <p className="mt-4 flex flex-wrap gap-x-6">
      <Anchor href={to("help")} className={link}>
        {t("helpCentre")}
      </Anchor>
      <Anchor href={to("howItWorks")} className={link}>
        {t("howItWorks")}
      </Anchor>
    </p>
  )
}
