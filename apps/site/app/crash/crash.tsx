import { useMemo } from "react"
import { JackpotWon } from "../jackpots/JackpotWon.tsx"
import { page } from "../page.ts"
import { BonusStrip } from "../play/BonusStrip.tsx"
import { RealityCheck } from "../play/RealityCheck.tsx"
import { SessionOver } from "../play/SessionOver.tsx"
import { usePlayer } from "../shell/data.ts"
import type { Route } from "./+types/crash"
import { Game } from "./Game.tsx"
import { Sitting } from "./Sitting.tsx"
import { useMoneyTable } from "./table.ts"
import { useRound } from "./useRound.ts"
import { LogInToBet, MayNotBet } from "./Visitor.tsx"
import { termsOf } from "./wish.ts"

export { action, loader } from "./crash.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.crash.title,
  description: ({ words }) => words.crash.description,
  hostsRounds: true,
})

export default function Crash(props: Route.ComponentProps) {
  const player = usePlayer()
  // Whoever logs in or out sits at another table.
  return <Hall key={player?.userId ?? 0} {...props} />
}

function Hall({ loaderData, actionData }: Route.ComponentProps) {
  const { read, lists, asked, mayAutobet, exclusion, attempts } = loaderData
  const terms = useMemo(() => termsOf(loaderData.terms), [loaderData.terms])
  const round = useRound(read, true)
  const { table, playsBonus, sitDownAnew } = useMoneyTable()
  const isPlayer = attempts !== null
  const isInRound = round.known.own.some(({ state }) => state === "placed")
  const seat = attempts && !exclusion ? { table, mayAutobet, attempts, answer: actionData } : null
  return (
    <>
      {playsBonus && <BonusStrip isInRound={isInRound} onReopen={sitDownAnew} />}
      {isPlayer && <SessionOver isInRound={isInRound} />}
      <Game
        round={round}
        terms={terms}
        lists={lists}
        offered={isPlayer ? ["all", "mine", "top"] : ["all", "top"]}
        asked={asked}
        isDemo={false}
        figures={isPlayer && <Sitting />}
        seat={seat}
        instead={exclusion ? <MayNotBet exclusion={exclusion} /> : <LogInToBet />}
      />
      {seat && <RealityCheck isInRound={isInRound} />}
      {isPlayer && <JackpotWon />}
    </>
  )
}
