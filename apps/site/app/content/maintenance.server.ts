import { speak } from "../visit.server.ts"
import type { Route } from "./+types/maintenance"

export function loader({ request }: Route.LoaderArgs) {
  return { words: speak(request, ["shell"]) }
}
