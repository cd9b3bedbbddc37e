import { useMemo } from "react"
import { JackpotWinDialog } from "../jackpots/JackpotWinDialog.tsx"
import { page } from "../page.ts"
import { BonusStrip } from "../play/BonusStrip.tsx"
import { RealityCheck } from "../play/RealityCheck.tsx"
import { SessionOver } from "../play/SessionOver.tsx"
import { usePlayer } from "../shell/shellData.ts"
import type { Route } from "./+types/crash"
import { useMoneyBetApi } from "./betApi.ts"
import { toTerms } from "./betForm.ts"
import { Game } from "./Game.tsx"
import { GameSessionFigures } from "./GameSessionFigures.tsx"
import { ExcludedPlaceholder, LogInPlaceholder } from "./PanelPlaceholders.tsx"
import { useLiveRound } from "./useLiveRound.ts"

export { action, loader } from "./crash.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.crash.title,
  description: ({ words }) => words.crash.description,
  hostsRounds: true,
})

export default function Crash(props: Route.ComponentProps) {
  const player = usePlayer()
  // Another player begins with fresh state.
  return <MoneyGame key={player?.userId ?? 0} {...props} />
}

function MoneyGame({ loaderData, actionData }: Route.ComponentProps) {
  const { loaded, lists, query, mayAutobet, exclusion, attempts } = loaderData
  const terms = useMemo(() => toTerms(loaderData.terms), [loaderData.terms])
  const round = useLiveRound(loaded, true)
  const { betApi, playsBonus, resetSession } = useMoneyBetApi()
  const isPlayer = attempts !== null
  const isInRound = round.known.own.some(({ state }) => state === "placed")
  const access = attempts && !exclusion ? { betApi, mayAutobet, attempts, answer: actionData } : null
  return (
    <>
      {playsBonus && (
        <div data-crash-bonus="">
          <BonusStrip isInRound={isInRound} onReopen={resetSession} />
        </div>
      )}
      {isPlayer && <SessionOver isInRound={isInRound} />}
      <Game
        round={round}
        terms={terms}
        lists={lists}
        listNames={isPlayer ? ["all", "mine", "top"] : ["all", "top"]}
        query={query}
        isDemo={false}
        figures={isPlayer && <GameSessionFigures />}
        access={access}
        instead={exclusion ? <ExcludedPlaceholder exclusion={exclusion} /> : <LogInPlaceholder />}
      />
      {access && <RealityCheck isInRound={isInRound} />}
      {isPlayer && <JackpotWinDialog />}
    </>
  )
}
