import type { Terms } from "@elite/crash"
import { Badge, Card, Notice } from "@elite/ui"
import { type ReactNode, useMemo } from "react"
import type { FormAnswer } from "../form/answer.ts"
import { useTranslations } from "../speech.tsx"
import { AutoPanel } from "./AutoPanel.tsx"
import type { Asked, List } from "./asked.ts"
import { BetList } from "./BetList.tsx"
import { BetPanel } from "./BetPanel.tsx"
import { pinnedPanels, spaceLeaves, spaceWaits } from "./deed.ts"
import { Flight } from "./flight/Flight.tsx"
import type { Figure } from "./flight/figure.ts"
import { useFigure } from "./flight/useFlight.ts"
import { useLow } from "./flight/useLow.ts"
import type { Known } from "./heard.ts"
import { Results } from "./Results.tsx"
import { Rules } from "./Rules.tsx"
import type { ListRead } from "./read.server.ts"
import type { Table } from "./table.ts"
import { useAutobet } from "./useAutobet.ts"
import { useDeeds } from "./useDeeds.ts"
import { useHidesNavigation, useShownInFlight } from "./useHidesNavigation.ts"
import type { useRound } from "./useRound.ts"
import { useSaid } from "./useSaid.ts"
import { useSpace } from "./useSpace.ts"
import { type Panel, panels } from "./wish.ts"

/** How bets are placed here: where, and what a form that is sent without scripts carries and was answered. */
export type Seat = {
  table: Table
  mayAutobet: boolean
  attempts: Readonly<Record<Panel, string>>
  answer: FormAnswer | undefined
}

type PanelsProps = {
  seat: Seat
  known: Known
  hear: ReturnType<typeof useRound>["hear"]
  terms: Terms
  figure: Figure
  isMoving: boolean
  isDemo: boolean
}

/** The two panels; the space bar cashes out the first bet that flies. */
function Panels({ seat, known, hear, terms, figure, isMoving, isDemo }: PanelsProps) {
  const t = useTranslations("crash")
  const { table, mayAutobet, attempts, answer } = seat
  const deeds = useDeeds(table, known, hear)
  const auto = useAutobet(known, terms, deeds.bet)
  const isLow = useLow(figure) && isMoving
  const seen = { ...known, isLow, isNext: false }
  const pinned = pinnedPanels(known)
  const hidesNavigation = useHidesNavigation(known, isMoving)
  useSpace(() => {
    const bet = spaceLeaves(seen)
    if (!bet) return spaceWaits(seen)
    if (!deeds.doings[bet.panel].isPending) void deeds.cashOut(bet.panel, bet.betId)
    return true
  })
  return (
    <>
      {panels.map((panel) => (
        <BetPanel
          key={panel}
          panel={panel}
          known={known}
          terms={terms}
          deeds={deeds}
          figure={figure}
          isLow={isLow}
          isDemo={isDemo}
          pinned={pinned.includes(panel) ? (pinned.length === 1 ? "whole" : panel) : null}
          hidesNavigation={hidesNavigation}
          attempt={attempts[panel]}
          answer={answer}
        />
      ))}
      <p className="text-muted text-xs pointer-coarse:hidden noscript:hidden">{t("spaceHint")}</p>
      {mayAutobet && <AutoPanel auto={auto} terms={terms} isDemo={isDemo} />}
    </>
  )
}

export type GameProps = {
  round: ReturnType<typeof useRound>
  terms: Terms
  lists: ListRead
  offered: readonly List[]
  asked: Asked
  isDemo: boolean
  /** Beside the heading: time and result, or what a demo has left. */
  figures: ReactNode
  /** Above the flight: what keeps somebody from betting, and what a sitting has come to. */
  notices?: ReactNode
  /** Null for whoever cannot bet here; `instead` then says why. */
  seat: Seat | null
  instead: ReactNode
}

/** The game: the flight, the panels beside it, and who bets. */
export function Game(props: GameProps) {
  const { round, terms, lists, offered, asked, isDemo, figures, notices, seat, instead } = props
  const t = useTranslations("crash")
  const play = useTranslations("play")
  const { known, clock, isUnheard, hear } = round
  const { state, isPaused, over } = known
  const isMoving = state?.phase === "flying" && !isUnheard
  const figure = useFigure(state, isMoving)
  const flight = useShownInFlight(known, isMoving)
  const said = useSaid(
    useMemo(() => ({ state, own: known.own }), [state, known.own]),
    isDemo,
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-gutter py-4 sm:gap-4 sm:py-6">
      <header className="flex items-center gap-x-4">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        {isDemo && <Badge tone="azure">{play("demo")}</Badge>}
        <span className="flex-1" />
        {figures}
      </header>
      {notices}
      {isPaused && (
        <Notice tone="info" live>
          {t("pausedText")}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-col gap-3 sm:gap-4 md:grid md:items-start md:grid-cols-[17.5rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)_17.5rem]">
        {/* On a phone the flight stays in sight as long as the panels do. */}
        <div className="flex flex-col gap-3 md:contents">
          <Card
            as="section"
            padding="small"
            ref={flight}
            aria-label={t("flight")}
            className="grid scroll-mt-10 grid-cols-[minmax(0,1fr)] gap-3 max-md:sticky max-md:top-10 max-md:z-10 short:static md:col-start-2 md:row-start-1"
          >
            <Results over={over} />
            <Flight
              state={state}
              clock={clock}
              figure={figure}
              isMoving={isMoving}
              isUnheard={isUnheard}
              isPaused={isPaused}
            />
          </Card>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:col-start-1 md:row-span-2 md:row-start-1 lg:row-span-1">
            {seat ? (
              <Panels
                seat={seat}
                known={known}
                hear={hear}
                terms={terms}
                figure={figure}
                isMoving={isMoving}
                isDemo={isDemo}
              />
            ) : (
              instead
            )}
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:col-start-2 lg:col-start-3 lg:row-start-1">
          <BetList known={known} read={lists} asked={asked} lists={offered} />
          <Rules state={state} terms={terms} isDemo={isDemo} />
        </div>
      </div>
    </div>
  )
}
