import { Button, Notice } from "@elite/ui"
import { useCallback, useMemo, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import { BarFigure } from "../play/BarFigure.tsx"
import { DemoTime } from "../play/DemoTime.tsx"
import { AgeQuestionPlaceholder } from "../play/GamePlaceholders.tsx"
import { usePlayer } from "../shell/shellData.ts"
import type { Route } from "./+types/demo"
import { toTerms } from "./betForm.ts"
import { type DemoRefusal, demoStartCents, hasOpenBet, newDemoGame } from "./demo/demoGame.ts"
import { useDemo } from "./demo/useDemo.ts"
import { useFormatMoney } from "./format.ts"
import { Game } from "./Game.tsx"
import { DemoOverPlaceholder, ExcludedPlaceholder } from "./PanelPlaceholders.tsx"
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
  const owner = player?.userId ?? 0
  return <DemoGame key={owner} owner={owner} {...props} />
}

function useRefusalText({ terms, refusals }: Route.ComponentProps["loaderData"]) {
  const t = useTranslations("crash")
  const money = useFormatMoney(true)
  return useCallback(
    (name: DemoRefusal) => {
      if (name === "InsufficientFundsErrorType") return t("demoFunds")
      if (name !== "CrashStakeErrorType") return refusals[name]
      return t("problems.stake", { min: money(terms.minStake), max: money(terms.maxStake) })
    },
    [t, money, terms, refusals],
  )
}

/** No bet of the demo is sent as a form. */
const noAttempts = { a: "", b: "" }

function DemoGame({ owner, loaderData }: Route.ComponentProps & { owner: number }) {
  const t = useTranslations("crash")
  const money = useFormatMoney(true)
  const { loaded, lists, query, exclusion, demo } = loaderData
  const terms = useMemo(() => toTerms(loaderData.terms), [loaderData.terms])
  const round = useLiveRound(loaded, false)
  const { game, betApi, restart } = useDemo(owner, round, useRefusalText(loaderData))
  const [isOver, setOver] = useState(false)
  const end = useCallback(() => setOver(true), [])
  const access =
    demo && !isOver ? { betApi, mayAutobet: false, attempts: noAttempts, answer: undefined } : null
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
              <span className={game ? undefined : "invisible"}>
                {money((game ?? newDemoGame).cents / 100)}
              </span>
            </BarFigure>
          </>
        )
      }
      access={access}
      belowPanels={
        access && (
          <>
            <noscript>
              <Notice>{t("demoNoScripts")}</Notice>
            </noscript>
            {game && game.bets.length > 0 && (
              <Button kind="quiet" size="small" disabled={hasOpenBet(game)} onClick={restart}>
                {t("demoRestart", { amount: money(demoStartCents / 100) })}
              </Button>
            )}
          </>
        )
      }
      instead={exclusion ? <ExcludedPlaceholder exclusion={exclusion} /> : <DemoOverPlaceholder />}
    />
  )
}
