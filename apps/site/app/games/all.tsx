import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import { Banners } from "../shell/Banners.tsx"
import type { Route } from "./+types/all"
import { CategoryChips } from "./CategoryChips.tsx"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"

export { loader } from "./all.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.games.allTitle,
  description: ({ words }) => words.games.allDescription,
})

export default function AllGames({ loaderData: { list, banners } }: Route.ComponentProps) {
  const t = useTranslations("games")
  return (
    <GamesPage
      banners={<Banners banners={banners} />}
      title={t("allTitle")}
      list={list}
      chips={<CategoryChips />}
      filters={<Filters list={list} defaultSort="popular" />}
    />
  )
}
