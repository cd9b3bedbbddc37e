import { messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/rewards"

export function loader({ request }: Route.LoaderArgs) {
  return { words: messagesFor(request, ["pages"]) }
}
