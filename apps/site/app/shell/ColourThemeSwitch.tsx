import { classes } from "@elite/ui"
import { useLocation } from "react-router"
import { type ColourTheme, colourThemes } from "../colourTheme.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { chooseColourTheme } from "../useColourTheme.ts"

type ColourThemeSwitchProps = { theme: ColourTheme | null }

/** Submits a form where no script runs. */
export function ColourThemeSwitch({ theme }: ColourThemeSwitchProps) {
  const t = useTranslations("shell")
  const to = useTo()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={to("appearance")} className="print:hidden">
      <input type="hidden" name="next" value={pathname + search} />
      <fieldset aria-label={t("colours.label")} className="flex flex-wrap items-center gap-1">
        {([...colourThemes, null] as const).map((choice) => (
          <button
            key={choice}
            type="submit"
            name="theme"
            value={choice ?? "device"}
            aria-pressed={choice === theme}
            onClick={(event) => {
              event.preventDefault()
              chooseColourTheme(choice)
            }}
            className={classes(
              "min-h-11 rounded-md px-3 text-sm hover:text-ivory",
              choice === theme ? "text-ivory" : "text-muted",
            )}
          >
            {t(`colours.${choice ?? "device"}`)}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
