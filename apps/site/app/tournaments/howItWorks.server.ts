import { tournaments } from "@elite/contract"
import { part } from "../part.server.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/howItWorks"
import { onlyWherePlayed } from "./programme.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await onlyWherePlayed(api)
  const read = await part(api.call(tournaments.getCurrentTournaments, {}))
  const hasCredit = read?.tournaments.some(({ type }) => type === "credit") ?? false
  return {
    words: speak(request, ["tournaments"]),
    /** Kinds that are played: credit is explained where it is on the programme. */
    kinds: tournaments.tournamentTypes.filter((type) => type !== "credit" || hasCredit),
  }
}
