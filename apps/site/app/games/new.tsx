import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import type { Route } from "./+types/new"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"

export { loader } from "./new.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.games.newTitle,
  description: ({ words }) => words.games.newDescription,
})

export default function NewGames({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations("games")
  return (
    <GamesPage
      title={t("newTitle")}
      text={t("newDescription")}
      list={list}
      filters={<Filters list={list} defaultSort="new" />}
      empty={{ title: t("newEmptyTitle"), text: t("newEmptyText") }}
    />
  )
}
