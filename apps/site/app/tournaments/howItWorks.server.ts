import { tournaments } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/howItWorks"
import { assertTournamentsOffered } from "./programme.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await assertTournamentsOffered(api)
  const reply = await orNull(api.call(tournaments.getCurrentTournaments, {}))
  const hasCredit = reply?.tournaments.some(({ type }) => type === "credit") ?? false
  return {
    words: messagesFor(request, ["tournaments"]),
    /** Credit is explained only while it is on the programme. */
    kinds: tournaments.tournamentTypes.filter((type) => type !== "credit" || hasCredit),
  }
}
