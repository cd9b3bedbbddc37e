import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/eliteClub"
import { clubOf, counterOf, entriesOf, standingOf } from "./club.server.ts"

/** Changes beside the counter; the page of one's rank has them all. */
const newest = 5

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [user, club] = await Promise.all([api.player(), clubOf(api)])
  const own =
    user &&
    (await Promise.all([standingOf(api), entriesOf(api, { page: 1 }, newest)]).then(
      ([standing, entries]) => ({
        standing,
        entries,
        counter: counterOf(user, club),
      }),
    ))
  return { words: speak(request, ["loyalty"]), club, own }
}
