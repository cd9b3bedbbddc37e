import { LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/maintenance"

export { loader } from "./maintenance.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.shell.openTitle })

/** The page at the address of maintenance while the site is open; while it is closed, the shell renders maintenance. */
export default function Open() {
  const t = useTranslations("shell")
  const to = useTo()
  return (
    <section className="mx-auto max-w-xl px-gutter py-16 text-center">
      <h1 className="text-3xl sm:text-4xl">{t("openTitle")}</h1>
      <p className="mt-3 text-pretty text-muted">{t("openText")}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton kind="primary" href={to("home")}>
          {t("toHome")}
        </LinkButton>
        <LinkButton href={to("allGames")}>{t("allGames")}</LinkButton>
      </div>
    </section>
  )
}
