import { page } from "../page.ts"
import type { Route } from "./+types/mine"
import { Programme } from "./Programme.tsx"

export { loader } from "./mine.server.ts"
export { action } from "./tournamentAction.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => `${words.tournaments.title}: ${words.tournaments.tabs.mine}`,
})

export default function MineTournaments({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, count } = loaderData
  return <Programme programme={programme} count={count} answer={actionData} />
}
