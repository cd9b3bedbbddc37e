import { type Language, languages } from "@elite/contract"
import { classes } from "@elite/ui"
import { Link, useLocation } from "react-router"
import { useAlternates } from "../alternates.ts"
import { useTranslations } from "../i18n.tsx"
import { useLanguage } from "../language.ts"
import { rememberLanguage } from "./useRememberLanguage.ts"

const names: Record<Language, string> = { en: "English", fr: "Français", nl: "Nederlands" }

export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const t = useTranslations("shell")
  const current = useLanguage()
  const alternates = useAlternates()
  const { search } = useLocation()
  // One of the two is a landmark; a second with the same name would only be noise.
  const Box = long ? "nav" : "fieldset"
  return (
    <Box aria-label={t("language")} className="flex items-center gap-1 print:hidden">
      {languages.map((language) => (
        <Link
          key={language}
          to={alternates[language] + search}
          onClick={() => rememberLanguage(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? "true" : undefined}
          aria-label={long ? undefined : `${language.toUpperCase()}, ${names[language]}`}
          className={classes(
            "grid place-items-center rounded-md px-1.5 hover:text-ivory",
            long ? "min-h-11 px-3 text-sm" : "h-9 min-w-8 font-semibold uppercase max-[374px]:min-w-6",
            language === current ? "text-ivory" : "text-muted",
          )}
        >
          {long ? names[language] : language}
        </Link>
      ))}
    </Box>
  )
}
