import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/howItWorks"
import { clubOf } from "./club.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  return { words: speak(request, ["loyalty"]), club: await clubOf(apiOf(context)) }
}
