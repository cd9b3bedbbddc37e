import { tournaments } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/mine"
import { readProgramme, tournamentNouns } from "./programme.server.ts"
import { billsPerPage, parseTournamentsQuery } from "./searchParams.ts"

/** The player's own tournaments; also where the house plays none any more: what was won there can be claimed. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const asked = parseTournamentsQuery(url.searchParams)
  const paging = { pageNo: asked.page, limit: billsPerPage }
  const read = await orNull(api.call(tournaments.getOwnTournaments, paging))
  const bills = read?.tournaments.rows ?? null
  return {
    words: messagesFor(request, tournamentNouns),
    count: read?.tournaments.count ?? 0,
    programme: await readProgramme(api, { tab: "mine", bills, asked }),
  }
}
