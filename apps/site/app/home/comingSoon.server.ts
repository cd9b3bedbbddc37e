import { content, games, tournaments } from "@elite/contract"
import { encodeTile } from "../games/tile.ts"
import { orNull } from "../orNull.server.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/comingSoon"

const gamesShown = 12
const tournamentsShown = 8

/** The next to begin first; null where they cannot be read. */
async function readUpcomingTournaments(api: Api) {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  if (features.tournamentHousePrizes === "off") return []
  const current = await orNull(api.call(tournaments.getCurrentTournaments, {}))
  const waiting = current?.tournaments.filter(({ state }) => state === "announced" || state === "registering")
  return waiting?.slice(0, tournamentsShown) ?? null
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [soon, newest] = await Promise.all([
    readUpcomingTournaments(api),
    orNull(api.call(games.getAllGames, { sort: "new", limit: gamesShown })),
  ])
  return {
    words: messagesFor(request, ["pages", "tiles"]),
    soon:
      soon?.map(({ tournamentId, name, from }) => ({ tournamentId, name: name[api.language], from })) ?? null,
    newest: newest?.categoryGames.rows.map(encodeTile) ?? null,
  }
}
