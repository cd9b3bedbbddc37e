import { data } from "react-router"
import { apiOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/provider"
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
  const said = { studio: studio?.name ?? params.provider }
  const say = translate(api.language, "games")
  return {
    words: speak(request, ["games", "tiles"]),
    list,
    studios,
    title: say("providerTitle", said),
    description: say("providerDescription", said),
  }
}
