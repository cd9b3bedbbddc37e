import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/providers"
import { listStudios } from "./list.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  return { words: speak(request, ["games", "tiles"]), studios: await listStudios(apiOf(context)) }
}
