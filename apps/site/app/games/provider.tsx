import { data } from "react-router"
import { useTranslations } from "use-intl"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/provider"
import { Filters } from "./Filters.tsx"
import { GamesPage } from "./GamesPage.tsx"
import { listGames, listStudios } from "./list.server.ts"

/** The games of one studio; 404 for a studio without games. */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [list, studios] = await Promise.all([
    listGames(api, url.searchParams, { provider: params.provider }),
    listStudios(api),
  ])
  const studio = studios.find(({ slug }) => slug === params.provider)
  if (!studio && !list.failed) throw data(null, { status: 404 })
  return { words: speak(request, ["games"]), list, studios, name: studio?.name ?? params.provider }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.games.providerTitle.replace("{studio}", loaderData.name)} — Elite` },
  {
    name: "description",
    content: loaderData?.words.games.providerDescription.replace("{studio}", loaderData.name),
  },
]

export default function Provider({ loaderData: { name, list, studios } }: Route.ComponentProps) {
  const t = useTranslations("games")
  return (
    <GamesPage
      title={t("providerTitle", { studio: name })}
      list={list}
      filters={<Filters asked={list} studios={studios} oneStudio defaultSort="popular" />}
    />
  )
}
