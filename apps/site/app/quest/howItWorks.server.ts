import { quest as contract } from "@elite/contract"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/howItWorks"
import { assertPlayed } from "./quest.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertPlayed(api)
  const { terms } = await api.call(contract.getQuest, {})
  return { words: speak(request, ["quest"]), terms }
}
