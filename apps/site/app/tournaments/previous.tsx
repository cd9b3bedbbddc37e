import { page } from "../page.ts"
import type { Route } from "./+types/previous"
import { Programme } from "./Programme.tsx"

export { loader } from "./previous.server.ts"
export { action } from "./tournamentAction.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => `${words.tournaments.title}: ${words.tournaments.tabs.previous}`,
  description: ({ words }) => words.tournaments.description,
})

export default function PreviousTournaments({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, count } = loaderData
  return <Programme programme={programme} count={count} answer={actionData} />
}
