import { page } from "../page.ts"
import type { Route } from "./+types/play"
import { GameFrame } from "./GameFrame.tsx"
import {
  AgeQuestionPlaceholder,
  LogInPlaceholder,
  NoDemoPlaceholder,
  RestrictedPlaceholder,
} from "./GamePlaceholders.tsx"

export { action, loader } from "./play.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ title }) => title,
  description: ({ description }) => description,
  isFullTitle: true,
  chrome: { sidebar: false, footer: false, bottom: false },
  hostsRounds: true,
})

export default function Play({ loaderData }: Route.ComponentProps) {
  const { obstacle, exclusion, game, isDemo, credit, attempt, frameOrigins } = loaderData
  if (exclusion) return <RestrictedPlaceholder exclusion={exclusion} />
  if (obstacle === "age") return <AgeQuestionPlaceholder />
  if (obstacle === "logIn") return <LogInPlaceholder game={game} />
  if (obstacle === "noDemo") return <NoDemoPlaceholder game={game} />
  return (
    <GameFrame
      key={`${game.casinoGameId} ${isDemo} ${credit?.tournamentId}`}
      game={game}
      isDemo={isDemo}
      credit={credit}
      attempt={attempt}
      frameOrigins={frameOrigins}
    />
  )
}
