import { data } from "react-router"
import { apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/theme"
import { findTheme, listGames } from "./gameList.server.ts"

/** 404 for a theme without games. */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [list, name] = await Promise.all([
    listGames(api, url.searchParams, { theme: params.theme }),
    findTheme(api, params.theme),
  ])
  if (name === undefined) throw data(null, { status: 404 })
  const values = { theme: name ?? params.theme }
  const say = translate(api.language, "games")
  return {
    words: messagesFor(request, ["games", "tiles"]),
    list,
    title: say("themeTitle", values),
    description: say("themeDescription", values),
  }
}
