import { useTranslations } from "use-intl"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/new"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"
import { listGames, listStudios } from "./list.server.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [list, studios] = await Promise.all([
    listGames(api, url.searchParams, { sort: "new" }),
    listStudios(api),
  ])
  return { words: speak(request, ["games"]), list, studios }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.games.newTitle} — Elite` },
  { name: "description", content: loaderData?.words.games.newDescription },
]

export default function NewGames({ loaderData: { list, studios } }: Route.ComponentProps) {
  const t = useTranslations("games")
  return (
    <GamesPage
      title={t("newTitle")}
      text={t("newDescription")}
      list={list}
      filters={<Filters asked={list} studios={studios} defaultSort="new" />}
    />
  )
}
