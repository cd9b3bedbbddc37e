import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/providers"
import { listStudios } from "./gameList.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  return { words: messagesFor(request, ["games", "tiles"]), studios: await listStudios(apiOf(context)) }
}
