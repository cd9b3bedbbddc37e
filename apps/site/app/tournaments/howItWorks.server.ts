import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/howItWorks"
import { featuresOf } from "./programme.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  await featuresOf(apiOf(context))
  return { words: speak(request, ["tournaments"]) }
}
