import { useCallback, useMemo, useState } from "react"
import { page } from "../page.ts"
import { DemoTime } from "../play/DemoTime.tsx"
import { Figure } from "../play/Figure.tsx"
import { AgeQuestion } from "../play/panels.tsx"
import { usePlayer } from "../shell/data.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/demo"
import { Game } from "./Game.tsx"
import { useDemoTable } from "./table.ts"
import { useDemo } from "./useDemo.ts"
import { useRound } from "./useRound.ts"
import { DemoOver, MayNotBet } from "./Visitor.tsx"
import { termsOf } from "./wish.ts"
import { useMoney } from "./words.ts"

export { action, loader } from "./demo.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.crash.demoTitle,
  description: ({ words }) => words.crash.demoDescription,
})

export default function CrashDemo(props: Route.ComponentProps) {
  const player = usePlayer()
  const { demo, exclusion } = props.loaderData
  if (!demo && !exclusion) return <AgeQuestion />
  return <Hall key={player?.userId ?? 0} {...props} />
}

function Hall({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("crash")
  const money = useMoney(true)
  const { read, lists, asked, exclusion, attempts, demo } = loaderData
  const terms = useMemo(() => termsOf(loaderData.terms), [loaderData.terms])
  const round = useRound(read, false)
  const { balance, setBalance } = useDemo(demo?.balance ?? 0, round)
  const table = useDemoTable(setBalance)
  const [isOver, setOver] = useState(false)
  const end = useCallback(() => setOver(true), [])
  const seat = demo && !isOver ? { table, mayAutobet: false, attempts, answer: actionData } : null
  return (
    <Game
      round={round}
      terms={terms}
      lists={lists}
      offered={["all", "top"]}
      asked={asked}
      isDemo
      figures={
        demo && (
          <>
            {demo.expiresAt && !isOver && <DemoTime endsAt={demo.expiresAt} onOver={end} />}
            <Figure label={t("demoLeft")} hint={t("demoNote")}>
              {money(balance)}
            </Figure>
          </>
        )
      }
      seat={seat}
      instead={exclusion ? <MayNotBet exclusion={exclusion} /> : <DemoOver />}
    />
  )
}
