import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/eliteClub"
import { getClub, getLoyaltyStatus, readEntries, toRedemption } from "./club.server.ts"

/** The page of the player's rank lists all of them. */
const entriesShown = 5

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [user, club] = await Promise.all([api.player(), getClub(api)])
  const own =
    user &&
    (await Promise.all([getLoyaltyStatus(api), readEntries(api, { page: 1 }, entriesShown)]).then(
      ([status, entries]) => ({
        status,
        entries,
        counter: toRedemption(user, club),
      }),
    ))
  return { words: messagesFor(request, ["loyalty"]), club, own }
}
