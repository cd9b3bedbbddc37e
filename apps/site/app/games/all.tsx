import { useTranslations } from "use-intl"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/all"
import { CategoryChips } from "./CategoryChips.tsx"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"
import { listGames, listStudios } from "./list.server.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [list, studios] = await Promise.all([listGames(api, url.searchParams, {}), listStudios(api)])
  return { words: speak(request, ["games"]), list, studios }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.games.allTitle} — Elite` },
  { name: "description", content: loaderData?.words.games.allDescription },
]

export default function AllGames({ loaderData: { list, studios } }: Route.ComponentProps) {
  const t = useTranslations("games")
  return (
    <GamesPage
      title={t("allTitle")}
      list={list}
      chips={<CategoryChips />}
      filters={<Filters asked={list} studios={studios} defaultSort="popular" />}
    />
  )
}
