import { pageUrl } from "../pageUrl.ts"
import { apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/account"
import { getClub, getLoyaltyStatus, readEntries } from "./club.server.ts"
import { parseLoyaltyQuery } from "./searchParams.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const query = parseLoyaltyQuery(pageUrl(request.url).searchParams)
  const [club, status, entries] = await Promise.all([
    getClub(api),
    getLoyaltyStatus(api),
    readEntries(api, query),
  ])
  return { words: messagesFor(request, ["account", "loyalty"]), club, status, query, entries }
}
