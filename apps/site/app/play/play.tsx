import { page } from "../page.ts"
import type { Route } from "./+types/play"
import { GameFrame } from "./GameFrame.tsx"
import { AgeQuestionIntroduction, LogInIntroduction, NoDemoIntroduction } from "./GameIntroduction.tsx"
import { RestrictedPlaceholder } from "./GamePlaceholders.tsx"

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
  if (obstacle === "age") return <AgeQuestionIntroduction game={game} />
  if (obstacle === "logIn") return <LogInIntroduction game={game} />
  if (obstacle === "noDemo") return <NoDemoIntroduction game={game} />
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
