import { tournaments } from "@elite/contract"
import { part } from "../part.server.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/current"
import { askedIn } from "./asked.ts"
import { onlyWherePlayed, programmeOf, spoken } from "./programme.server.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  await onlyWherePlayed(api)
  const read = await part(api.call(tournaments.getCurrentTournaments, {}))
  const bills = read?.tournaments ?? null
  const asked = askedIn(url.searchParams)
  return {
    words: speak(request, spoken),
    programme: await programmeOf(api, { tab: "current", bills, asked }),
  }
}
