import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/howItWorks"
import { onlyWherePlayed } from "./programme.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  await onlyWherePlayed(apiOf(context))
  return { words: speak(request, ["tournaments"]) }
}
