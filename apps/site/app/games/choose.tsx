import { LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/choose"
import { CategoryChips } from "./CategoryChips.tsx"
import { GameRail } from "./GameRail.tsx"

export { loader } from "./choose.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.pages.choose.title,
  description: ({ words }) => words.pages.choose.description,
})

export default function ChooseGame({ loaderData: { recent, top } }: Route.ComponentProps) {
  const t = useTranslations("pages")
  const to = useTo()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t("choose.title")}</h1>
        <p className="mt-2 text-muted">{t("choose.lead")}</p>
      </header>
      <CategoryChips />
      <GameRail title={t("choose.recent")} games={recent} first />
      <GameRail title={t("choose.top")} games={top} ranked />
      <p>
        <LinkButton kind="primary" href={to("allGames")}>
          {t("choose.all")}
        </LinkButton>
      </p>
    </div>
  )
}
