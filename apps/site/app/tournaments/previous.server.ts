import { tournaments } from "@elite/contract"
import { part } from "../part.server.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/previous"
import { askedIn, billsAtOnce } from "./asked.ts"
import { onlyWherePlayed, programmeOf, spoken } from "./programme.server.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await onlyWherePlayed(api)
  const asked = askedIn(url.searchParams)
  const paging = { pageNo: asked.page, limit: billsAtOnce }
  const read = await part(api.call(tournaments.getPreviousTournaments, paging))
  const bills = read?.tournaments.rows ?? null
  return {
    words: speak(request, spoken),
    count: read?.tournaments.count ?? 0,
    programme: await programmeOf(api, { tab: "previous", bills, asked }),
  }
}
