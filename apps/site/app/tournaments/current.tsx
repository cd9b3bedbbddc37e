import { page } from "../page.ts"
import type { Route } from "./+types/current"
import { Programme } from "./Programme.tsx"

export { loader } from "./current.server.ts"
export { action } from "./tournamentAction.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.tournaments.title,
  description: ({ words }) => words.tournaments.description,
})

export default function CurrentTournaments({ loaderData, actionData }: Route.ComponentProps) {
  const { programme } = loaderData
  return <Programme programme={programme} answer={actionData} />
}
