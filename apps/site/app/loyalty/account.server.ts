import { pageUrl } from "../pageUrl.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/account"
import { askedIn } from "./asked.ts"
import { clubOf, entriesOf, standingOf } from "./club.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const api = apiOf(context)
  const asked = askedIn(pageUrl(request.url).searchParams)
  const [club, standing, entries] = await Promise.all([clubOf(api), standingOf(api), entriesOf(api, asked)])
  return { words: speak(request, ["account", "loyalty"]), club, standing, asked, entries }
}
