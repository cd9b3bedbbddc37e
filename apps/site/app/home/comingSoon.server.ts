import { content, games, tournaments } from "@elite/contract"
import { tileRow } from "../games/tile.ts"
import { part } from "../part.server.ts"
import { type Api, apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/comingSoon"

const gamesShown = 12
const tournamentsShown = 8

/** Tournaments that have not begun, the first to begin first; null where they cannot be read now. */
async function announced(api: Api) {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  if (features.tournamentHousePrizes === "off") return []
  const current = await part(api.call(tournaments.getCurrentTournaments, {}))
  const waiting = current?.tournaments.filter(({ state }) => state === "announced" || state === "registering")
  return waiting?.slice(0, tournamentsShown) ?? null
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [soon, newest] = await Promise.all([
    announced(api),
    part(api.call(games.getAllGames, { sort: "new", limit: gamesShown })),
  ])
  return {
    words: speak(request, ["pages", "tiles"]),
    soon:
      soon?.map(({ tournamentId, name, from }) => ({ tournamentId, name: name[api.language], from })) ?? null,
    newest: newest?.categoryGames.rows.map(tileRow) ?? null,
  }
}
