import { tournaments } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/previous"
import { assertTournamentsOffered, readProgramme, tournamentNouns } from "./programme.server.ts"
import { billsPerPage, parseTournamentsQuery } from "./searchParams.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertTournamentsOffered(api)
  const query = parseTournamentsQuery(url.searchParams)
  const paging = { pageNo: query.page, limit: billsPerPage }
  const reply = await orNull(api.call(tournaments.getPreviousTournaments, paging))
  const bills = reply?.tournaments.rows ?? null
  return {
    words: messagesFor(request, tournamentNouns),
    count: reply?.tournaments.count ?? 0,
    programme: await readProgramme(api, { tab: "previous", bills, query }),
  }
}
