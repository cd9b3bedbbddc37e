import { page } from "../page.ts"
import type { Route } from "./+types/play"
import { AgeQuestion, LogInFirst, NoDemo, Restricted } from "./panels.tsx"
import { Table } from "./Table.tsx"

export { action, loader } from "./play.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ title }) => title,
  description: ({ description }) => description,
  isWhole: true,
  chrome: { sidebar: false, footer: false, bottom: false },
  hostsRounds: true,
})

export default function Play({ loaderData }: Route.ComponentProps) {
  const { before, exclusion, game, isDemo, credit, attempt, frameOrigins } = loaderData
  if (exclusion) return <Restricted exclusion={exclusion} />
  if (before === "age") return <AgeQuestion />
  if (before === "logIn") return <LogInFirst game={game} />
  if (before === "noDemo") return <NoDemo game={game} />
  return (
    <Table
      key={`${game.casinoGameId} ${isDemo} ${credit?.tournamentId}`}
      game={game}
      isDemo={isDemo}
      credit={credit}
      attempt={attempt}
      frameOrigins={frameOrigins}
    />
  )
}
