import { limits } from "@elite/contract"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/responsible"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const player = await api.player()
  const room = player ? (await api.call(limits.getLimits, {})).regulatoryWeeklyDepositLimit : null
  return { words: speak(request, ["content"]), room }
}
