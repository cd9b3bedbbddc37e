import { tournaments } from "@elite/contract"
import { part } from "../part.server.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/mine"
import { askedIn, billsAtOnce } from "./asked.ts"
import { programmeOf, spoken } from "./programme.server.ts"

/** The player's own tournaments; also where the house plays none any more: what was won there can be claimed. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const api = apiOf(context)
  const asked = askedIn(url.searchParams)
  const paging = { pageNo: asked.page, limit: billsAtOnce }
  const read = await part(api.call(tournaments.getOwnTournaments, paging))
  const bills = read?.tournaments.rows ?? null
  return {
    words: speak(request, spoken),
    count: read?.tournaments.count ?? 0,
    programme: await programmeOf(api, { tab: "mine", bills, asked }),
  }
}
