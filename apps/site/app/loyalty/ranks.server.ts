import { loyalty } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/ranks"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const read = await orNull(api.call(loyalty.getLoyaltyLevel, {}))
  const ranks = read?.loyaltyLevels.map(({ level, name, startPoint, coinMultiplier }) => ({
    ...{ level, name: name[api.language], startPoint, coinMultiplier },
  }))
  return { words: messagesFor(request, ["pages"]), ranks: ranks ?? null }
}
