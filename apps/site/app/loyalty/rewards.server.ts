import { speak } from "../visit.server.ts"
import type { Route } from "./+types/rewards"

export function loader({ request }: Route.LoaderArgs) {
  return { words: speak(request, ["pages"]) }
}
