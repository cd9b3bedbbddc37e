import { games } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { textIn } from "../form/text.ts"
import { ownPath } from "../ownPath.ts"
import { type Api, apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/favourites"
import { type TileRow, tileRow } from "./tile.ts"

/** A player's hearts: few enough to be shown at once. */
const atMost = 100

/** The games; none and a failure that says so where they cannot be read. */
export async function listFavourites(api: Api): Promise<{ rows: TileRow[]; failed: boolean }> {
  try {
    const { casinoGames } = await api.call(games.getFavoriteGame, { limit: atMost })
    return { rows: casinoGames.rows.map(tileRow), failed: false }
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    console.error(problem)
    return { rows: [], failed: true }
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  return { words: speak(request, ["games", "tiles"]), ...(await listFavourites(apiOf(context))) }
}

/** The page of ours that a form was sent from. */
function cameFrom({ visit, language }: Api): string {
  const from = URL.parse(visit.headers.referer ?? "")
  const path = from && from.host === visit.headers.host ? ownPath(from.pathname + from.search) : null
  return path ?? href("favourites", language)
}

/** A heart pressed without scripts: keeps the game or lets it go, and leads back to where it was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  await playerOrLogin(context, request)
  const api = apiOf(context)
  const form = await request.formData()
  const [add, remove] = [textIn(form, "add"), textIn(form, "remove")]
  const casinoGameId = Number(add || remove)
  if (Number.isSafeInteger(casinoGameId) && casinoGameId > 0)
    await api.call(add ? games.addFavoriteGame : games.removeFavoriteGame, { casinoGameId })
  throw redirect(cameFrom(api))
}
