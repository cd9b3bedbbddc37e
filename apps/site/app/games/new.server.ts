import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/new"
import { listGames } from "./gameList.server.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const list = await listGames(apiOf(context), url.searchParams, { isNew: "true", sort: "new" })
  return { words: messagesFor(request, ["games", "tiles"]), list }
}
