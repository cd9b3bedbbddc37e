import { quest as contract } from "@elite/contract"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/howItWorks"
import { assertQuestOffered } from "./quest.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertQuestOffered(api)
  const { terms } = await api.call(contract.getQuest, {})
  return { words: messagesFor(request, ["quest"]), terms }
}
