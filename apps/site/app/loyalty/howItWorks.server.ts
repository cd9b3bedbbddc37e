import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/howItWorks"
import { getClub } from "./club.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  return { words: messagesFor(request, ["loyalty"]), club: await getClub(apiOf(context)) }
}
