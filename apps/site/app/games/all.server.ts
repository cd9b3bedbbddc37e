import { readBanners } from "../shell/banners.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/all"
import { listGames } from "./gameList.server.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [list, banners] = await Promise.all([listGames(api, url.searchParams, {}), readBanners(api)])
  return { words: messagesFor(request, ["games", "tiles", "banners"]), list, banners }
}
