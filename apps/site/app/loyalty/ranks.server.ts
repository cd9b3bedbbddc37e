import { loyalty } from "@elite/contract"
import { part } from "../part.server.ts"
import { apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/ranks"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const read = await part(api.call(loyalty.getLoyaltyLevel, {}))
  const ranks = read?.loyaltyLevels.map(({ level, name, startPoint, coinMultiplier }) => ({
    ...{ level, name: name[api.language], startPoint, coinMultiplier },
  }))
  return { words: speak(request, ["pages"]), ranks: ranks ?? null }
}
