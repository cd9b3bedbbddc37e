import { data } from "react-router"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/collection"
import { findCollection, listGames } from "./gameList.server.ts"

/** 404 for a collection that is not shown. */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [list, found] = await Promise.all([
    listGames(api, url.searchParams, { collection: params.collection }),
    findCollection(api, params.collection),
  ])
  if (found === undefined) throw data(null, { status: 404 })
  return {
    words: messagesFor(request, ["games", "tiles"]),
    list,
    title: found?.name ?? params.collection,
    text: found?.text ?? "",
  }
}
