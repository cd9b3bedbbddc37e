import { data } from "react-router"
import { apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/type"
import { findSubCategory, listGames } from "./gameList.server.ts"

/** 404 for a sub-category without games. */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [list, name] = await Promise.all([
    listGames(api, url.searchParams, { subCategory: params.type }),
    findSubCategory(api, params.type),
  ])
  if (name === undefined) throw data(null, { status: 404 })
  const values = { type: name ?? params.type }
  const say = translate(api.language, "games")
  return {
    words: messagesFor(request, ["games", "tiles"]),
    list,
    title: values.type,
    description: say("typeDescription", values),
  }
}
