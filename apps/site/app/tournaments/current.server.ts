import { tournaments } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/current"
import { assertTournamentsOffered, readProgramme, tournamentNouns } from "./programme.server.ts"
import { parseTournamentsQuery } from "./searchParams.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertTournamentsOffered(api)
  const reply = await orNull(api.call(tournaments.getCurrentTournaments, {}))
  const bills = reply?.tournaments ?? null
  const query = parseTournamentsQuery(url.searchParams)
  return {
    words: messagesFor(request, tournamentNouns),
    programme: await readProgramme(api, { tab: "current", bills, query }),
  }
}
