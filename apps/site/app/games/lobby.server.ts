import { games } from "@elite/contract"
import { part } from "../part.server.ts"
import { readBanners } from "../shell/banners.server.ts"
import { type Api, apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/lobby"
import { listFavourites } from "./favourites.server.ts"
import { listGames, listStudios } from "./list.server.ts"
import { type LobbyTab, tabIn } from "./lobbyTabs.ts"
import { tileRow } from "./tile.ts"

const railGames = 12

/** The lobby itself: banners and rails. */
async function readRails(api: Api) {
  const player = await api.player()
  const [banners, recent, top, newest] = await Promise.all([
    readBanners(api),
    player ? part(api.call(games.getAllRecentGames, { limit: railGames })) : undefined,
    part(api.call(games.topGames, { limit: 10 })),
    part(api.call(games.getAllGames, { sort: "new", limit: railGames })),
  ])
  return {
    banners,
    recent: recent === undefined ? [] : (recent?.casinoGames.rows.map(tileRow) ?? null),
    top: top?.casinoGames.rows.map(tileRow) ?? null,
    newest: newest?.categoryGames.rows.map(tileRow) ?? null,
  }
}

const categoryIn = (query: URLSearchParams) => {
  const category = query.get("category") ?? ""
  return /^[\w-]{1,40}$/.test(category) ? { category } : {}
}

/** What a view shows; nothing is read for the others. */
async function readTab(api: Api, tab: LobbyTab, query: URLSearchParams) {
  const isListed = tab === "games" || tab === "search"
  return {
    rails: tab === "lobby" ? await readRails(api) : null,
    favourites: tab === "favourites" && (await api.player()) ? await listFavourites(api) : null,
    list: isListed ? await listGames(api, query, categoryIn(query)) : null,
    studios: tab === "providers" ? (await listStudios(api)).filter(({ games }) => games > 0) : [],
  }
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const tab = tabIn(url.searchParams)
  return {
    words: speak(request, ["pages", "games", "tiles", "banners"]),
    tab,
    ...(await readTab(apiOf(context), tab, url.searchParams)),
  }
}
