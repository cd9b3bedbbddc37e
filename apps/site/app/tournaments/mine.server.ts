import { tournaments } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/mine"
import { readProgramme, tournamentNouns } from "./programme.server.ts"
import { billsPerPage, parseTournamentsQuery } from "./searchParams.ts"

/** Also while tournaments are switched off, because prizes can still be claimed. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const query = parseTournamentsQuery(url.searchParams)
  const paging = { pageNo: query.page, limit: billsPerPage }
  const reply = await orNull(api.call(tournaments.getOwnTournaments, paging))
  const bills = reply?.tournaments.rows ?? null
  return {
    words: messagesFor(request, tournamentNouns),
    count: reply?.tournaments.count ?? 0,
    programme: await readProgramme(api, { tab: "mine", bills, query }),
  }
}
