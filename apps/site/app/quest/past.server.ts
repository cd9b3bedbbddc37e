import { quest as contract } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/past"
import { assertQuestOffered } from "./quest.server.ts"

export const weeksPerPage = 8

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertQuestOffered(api)
  const pageParam = url.searchParams.get("page") ?? ""
  const page = /^[1-9]\d{0,5}$/.test(pageParam) ? Number(pageParam) : 1
  const reply = await orNull(api.call(contract.getPastQuests, { pageNo: page, limit: weeksPerPage }))
  const quests = reply?.quests ?? null
  return {
    words: messagesFor(request, ["quest"]),
    quests,
    page,
    pages: Math.ceil((quests?.count ?? 0) / weeksPerPage),
  }
}
