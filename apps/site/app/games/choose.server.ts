import { games } from "@elite/contract"
import { part } from "../part.server.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/choose"
import { tileRow } from "./tile.ts"

const shownOfEach = 12

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const player = await api.player()
  const [recent, top] = await Promise.all([
    player && !player.exclusion ? part(api.call(games.getAllRecentGames, { limit: shownOfEach })) : undefined,
    part(api.call(games.topGames, { limit: 10 })),
  ])
  return {
    words: speak(request, ["pages", "tiles"]),
    recent: recent === undefined ? [] : (recent?.casinoGames.rows.map(tileRow) ?? null),
    top: top?.casinoGames.rows.map(tileRow) ?? null,
  }
}
