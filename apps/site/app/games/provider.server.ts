import { data } from "react-router"
import { apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/provider"
import { findStudio, listGames } from "./gameList.server.ts"

/** 404 for a studio without games. */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [list, studio] = await Promise.all([
    listGames(api, url.searchParams, { provider: params.provider }),
    findStudio(api, params.provider),
  ])
  if (studio === undefined || (studio && studio.slug !== params.provider)) throw data(null, { status: 404 })
  const values = { studio: studio?.name ?? params.provider }
  const say = translate(api.language, "games")
  return {
    words: messagesFor(request, ["games", "tiles"]),
    list,
    icon: studio?.icon ?? null,
    title: say("providerTitle", values),
    description: say("providerDescription", values),
  }
}
