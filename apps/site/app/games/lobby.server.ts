import { games } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { readBanners } from "../shell/banners.server.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/lobby"
import { listFavourites } from "./favourites.server.ts"
import { listGames, listStudios } from "./gameList.server.ts"
import { type LobbyTab, parseLobbyTab } from "./lobbyTabs.ts"
import { encodeTile } from "./tile.ts"

const railGames = 12

async function readRails(api: Api) {
  const player = await api.player()
  const [banners, recent, top, newest] = await Promise.all([
    readBanners(api),
    player ? orNull(api.call(games.getAllRecentGames, { limit: railGames })) : undefined,
    orNull(api.call(games.topGames, { limit: 10 })),
    orNull(api.call(games.getAllGames, { sort: "new", limit: railGames })),
  ])
  return {
    banners,
    recent: recent === undefined ? [] : (recent?.casinoGames.rows.map(encodeTile) ?? null),
    top: top?.casinoGames.rows.map(encodeTile) ?? null,
    newest: newest?.categoryGames.rows.map(encodeTile) ?? null,
  }
}

const parseCategory = (query: URLSearchParams) => {
  const category = query.get("category") ?? ""
  return /^[\w-]{1,40}$/.test(category) ? { category } : {}
}

/** Reads only what the tab shows. */
async function readTabData(api: Api, tab: LobbyTab, query: URLSearchParams) {
  const isListed = tab === "games" || tab === "search"
  return {
    rails: tab === "lobby" ? await readRails(api) : null,
    favourites: tab === "favourites" && (await api.player()) ? await listFavourites(api) : null,
    list: isListed ? await listGames(api, query, parseCategory(query)) : null,
    studios: tab === "providers" ? (await listStudios(api)).filter(({ games }) => games > 0) : [],
  }
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const tab = parseLobbyTab(url.searchParams)
  return {
    words: messagesFor(request, ["pages", "games", "tiles", "banners"]),
    tab,
    ...(await readTabData(apiOf(context), tab, url.searchParams)),
  }
}
