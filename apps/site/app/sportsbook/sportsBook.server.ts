import { sportsbook } from "@elite/contract"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/sportsBook"

/** The sports book; while it is off there is no such page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [{ state, licence, frame, balance }, player] = await Promise.all([
    api.call(sportsbook.getSportsBook, { languageCode: api.language }),
    api.player(),
  ])
  return {
    words: speak(request, ["sportsbook", "play", "realityCheck", "restricted"]),
    isInfoOnly: state === "infoOnly",
    licence,
    frame,
    balance,
    isPlayer: player !== null,
    /** Why they may not bet, and may still withdraw. */
    exclusion: player?.exclusion ?? null,
  }
}

export type SportsData = Route.ComponentProps["loaderData"]
