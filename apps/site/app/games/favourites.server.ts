import { games } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { readText } from "../form/text.ts"
import { toLocalPath } from "../localPath.ts"
import { type Api, apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/favourites"
import { type EncodedTile, encodeTile } from "./tile.ts"

const maxFavourites = 100

export async function listFavourites(api: Api): Promise<{ rows: EncodedTile[]; failed: boolean }> {
  try {
    const { casinoGames } = await api.call(games.getFavoriteGame, { limit: maxFavourites })
    return { rows: casinoGames.rows.map(encodeTile), failed: false }
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    console.error(problem)
    return { rows: [], failed: true }
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  return { words: messagesFor(request, ["games", "tiles"]), ...(await listFavourites(apiOf(context))) }
}

function refererPath({ visit, language }: Api): string {
  const from = URL.parse(visit.headers.referer ?? "")
  const path = from && from.host === visit.headers.host ? toLocalPath(from.pathname + from.search) : null
  return path ?? href("favourites", language)
}

/** A heart pressed without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const form = await request.formData()
  const [add, remove] = [readText(form, "add"), readText(form, "remove")]
  const casinoGameId = Number(add || remove)
  if (Number.isSafeInteger(casinoGameId) && casinoGameId > 0)
    await api.call(add ? games.addFavoriteGame : games.removeFavoriteGame, { casinoGameId })
  throw redirect(refererPath(api))
}
