import { useCallback, useMemo, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import { BarFigure } from "../play/BarFigure.tsx"
import { DemoTime } from "../play/DemoTime.tsx"
import { AgeQuestionPlaceholder } from "../play/GamePlaceholders.tsx"
import { usePlayer } from "../shell/shellData.ts"
import type { Route } from "./+types/demo"
import { useDemoBetApi } from "./betApi.ts"
import { toTerms } from "./betForm.ts"
import { useFormatMoney } from "./format.ts"
import { Game } from "./Game.tsx"
import { DemoOverPlaceholder, ExcludedPlaceholder } from "./PanelPlaceholders.tsx"
import { useDemoBalance } from "./useDemo.ts"
import { useLiveRound } from "./useLiveRound.ts"

export { action, loader } from "./demo.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.crash.demoTitle,
  description: ({ words }) => words.crash.demoDescription,
})

export default function CrashDemo(props: Route.ComponentProps) {
  const player = usePlayer()
  const { demo, exclusion } = props.loaderData
  if (!demo && !exclusion) return <AgeQuestionPlaceholder />
  return <DemoGame key={player?.userId ?? 0} {...props} />
}

function DemoGame({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("crash")
  const money = useFormatMoney(true)
  const { loaded, lists, query, exclusion, attempts, demo } = loaderData
  const terms = useMemo(() => toTerms(loaderData.terms), [loaderData.terms])
  const round = useLiveRound(loaded, false)
  const { balance, setBalance } = useDemoBalance(demo?.balance ?? 0, round)
  const betApi = useDemoBetApi(setBalance)
  const [isOver, setOver] = useState(false)
  const end = useCallback(() => setOver(true), [])
  const access = demo && !isOver ? { betApi, mayAutobet: false, attempts, answer: actionData } : null
  return (
    <Game
      round={round}
      terms={terms}
      lists={lists}
      listNames={["all", "top"]}
      query={query}
      isDemo
      figures={
        demo && (
          <>
            {demo.expiresAt && !isOver && <DemoTime endsAt={demo.expiresAt} onOver={end} />}
            <BarFigure label={t("demoLeft")} hint={t("demoNote")}>
              {money(balance)}
            </BarFigure>
          </>
        )
      }
      access={access}
      instead={exclusion ? <ExcludedPlaceholder exclusion={exclusion} /> : <DemoOverPlaceholder />}
    />
  )
}
