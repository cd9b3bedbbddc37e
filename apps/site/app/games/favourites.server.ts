import { games } from "@elite/contract"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/favourites"
import { tileOf } from "./tile.ts"

/** A player's hearts: few enough to be shown at once. */
const atMost = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const { casinoGames } = await apiOf(context).call(games.getFavoriteGame, { limit: atMost })
  return { words: speak(request, ["games"]), rows: casinoGames.rows.map(tileOf) }
}
