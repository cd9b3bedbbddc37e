import { quest as contract } from "@elite/contract"
import { part } from "../part.server.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/past"
import { assertPlayed } from "./quest.server.ts"

/** Weeks on one page. */
export const weeksAtOnce = 8

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertPlayed(api)
  const asked = url.searchParams.get("page") ?? ""
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
  const read = await part(api.call(contract.getPastQuests, { pageNo: page, limit: weeksAtOnce }))
  const quests = read?.quests ?? null
  return {
    words: speak(request, ["quest"]),
    quests,
    page,
    pages: Math.ceil((quests?.count ?? 0) / weeksAtOnce),
  }
}
