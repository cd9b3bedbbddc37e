import type { Language } from "@elite/contract"
import { Anchor, Logo } from "@elite/ui"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import type { ColourTheme } from "../colourTheme.ts"
import { useTranslations } from "../i18n.tsx"
import { useLanguage, useTo } from "../language.ts"
import { useColourTheme } from "../useColourTheme.ts"
import { ColourThemeSwitch } from "./ColourThemeSwitch.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import type { Site } from "./shell.server.ts"
import { toTelUrl, useShell } from "./shellData.ts"

export const commissionUrl: Record<Language, string> = {
  en: "https://gamingcommission.be/en",
  fr: "https://gamingcommission.be/fr",
  nl: "https://gamingcommission.be/nl",
}

type FooterLink = { href: string; label: string }

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <div className="print:hidden">
      <h2 className="mb-2 font-sans font-semibold text-ivory text-sm tracking-normal">{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Anchor
              href={href}
              className="inline-flex min-h-8 items-center text-muted text-sm underline-offset-4 hover:text-ivory hover:underline pointer-coarse:min-h-11"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Operator, licence and help are required (docs/law.md). */
export function Footer() {
  const shell = useShell()
  const theme = useColourTheme()
  if (!shell) return null
  return (
    <CachedFragment
      as="footer"
      part={Imprint}
      given={{ site: shell.site, theme }}
      className="mt-16 border-line border-t bg-ink-deep px-gutter pt-10 pb-8"
    />
  )
}

function Imprint({ site, theme }: { site: Site; theme: ColourTheme | null }) {
  const t = useTranslations("shell")
  const to = useTo()
  const language = useLanguage()
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-3">
          <Logo name={site.name} href={to("home")} />
          <p className="flex items-center gap-3 text-ivory">
            <span className="rounded-full border border-brass px-2.5 py-1 font-bold text-brass text-sm">
              {site.ageMark}
            </span>
            <span className="font-semibold">{site.preventionMessage}</span>
          </p>
          <LanguageSwitch long />
          <ColourThemeSwitch theme={theme} />
        </div>
        <Column
          title={t("games")}
          links={[
            { href: to("allGames"), label: t("allGames") },
            { href: to("newGames"), label: t("newGames") },
            { href: to("providers"), label: t("providers") },
          ]}
        />
        <Column
          title={t("protection")}
          links={[
            { href: to("responsibleGambling"), label: t("responsibleGambling") },
            { href: toTelUrl(site.helpline.phone), label: t("helpline", { phone: site.helpline.phone }) },
            { href: site.helpLink, label: t("help") },
            { href: commissionUrl[language], label: t("commission") },
          ]}
        />
        <Column
          title={t("legal")}
          links={[
            { href: to("help"), label: t("helpCentre") },
            { href: to("howItWorks"), label: t("howItWorks") },
            { href: to("terms"), label: t("terms") },
            { href: to("privacy"), label: t("privacy") },
            { href: to("cookies"), label: t("cookies") },
            { href: to("cookieChoices"), label: t("cookieChoices") },
            { href: to("about"), label: t("about") },
            { href: `mailto:${site.supportEmail}`, label: t("contact") },
          ]}
        />
      </div>
      <p className="mt-8 border-line border-t pt-5 text-muted text-sm">
        {t("operatedBy", {
          name: site.operator.name,
          address: site.operator.address,
          companyNumber: site.operator.companyNumber,
        })}{" "}
        <span className="inline-block">
          {t("licence", { class: site.licence.class, number: site.licence.number })}
        </span>
      </p>
    </>
  )
}
