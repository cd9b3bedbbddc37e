import { games } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/choose"
import { encodeTile } from "./tile.ts"

const gamesShown = 12

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const player = await api.player()
  const [recent, top] = await Promise.all([
    player && !player.exclusion
      ? orNull(api.call(games.getAllRecentGames, { limit: gamesShown }))
      : undefined,
    orNull(api.call(games.topGames, { limit: 10 })),
  ])
  return {
    words: messagesFor(request, ["pages", "tiles"]),
    recent: recent === undefined ? [] : (recent?.casinoGames.rows.map(encodeTile) ?? null),
    top: top?.casinoGames.rows.map(encodeTile) ?? null,
  }
}
