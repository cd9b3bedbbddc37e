import { readBanners } from "../shell/banners.server.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/all"
import { listGames, listStudios } from "./list.server.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [list, studios, banners] = await Promise.all([
    listGames(api, url.searchParams, {}),
    listStudios(api),
    readBanners(api),
  ])
  return { words: speak(request, ["games", "tiles", "banners"]), list, studios, banners }
}
