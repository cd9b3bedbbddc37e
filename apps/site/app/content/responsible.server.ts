import { limits } from "@elite/contract"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/responsible"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const player = await api.player()
  const limitsReply = player ? await api.call(limits.getLimits, {}) : null
  const own = limitsReply && {
    room: limitsReply.regulatoryWeeklyDepositLimit,
    depositRoom: limitsReply.depositRoom,
    nowMs: Date.parse(limitsReply.now),
  }
  return { words: messagesFor(request, ["content", "protection"]), own }
}
