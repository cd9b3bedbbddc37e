import type { Terms } from "@elite/crash"
import { Badge, Card, Notice } from "@elite/ui"
import { type ReactNode, useMemo } from "react"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { AutoPanel } from "./AutoPanel.tsx"
import { BetList } from "./BetList.tsx"
import { BetPanel } from "./BetPanel.tsx"
import type { BetApi } from "./betApi.ts"
import { type PanelName, panelNames } from "./betForm.ts"
import { Flight } from "./flight/Flight.tsx"
import type { MultiplierStore } from "./flight/multiplierStore.ts"
import { useMultiplierStore } from "./flight/useFlight.ts"
import { useIsBelowMinimum } from "./flight/useIsBelowMinimum.ts"
import type { LiveRound } from "./liveState.ts"
import { isSpaceBarArmed, pinnedPanels, spaceBarBet } from "./panelAction.ts"
import { RecentResults } from "./RecentResults.tsx"
import { CrashRules } from "./Rules.tsx"
import type { LoadedBetLists } from "./roundData.server.ts"
import type { BetListName, CrashQuery } from "./searchParams.ts"
import { useAutobet } from "./useAutobet.ts"
import type { useLiveRound } from "./useLiveRound.ts"
import { useIsNavigationHidden, useScrollIntoViewInFlight } from "./useNavigationInFlight.ts"
import { usePanelActions } from "./usePanelActions.ts"
import { useRoundAnnouncement } from "./useRoundAnnouncement.ts"
import { useSpaceBar } from "./useSpaceBar.ts"

/** How bets are placed here: where, and what a form that is sent without scripts carries and was answered. */
export type BettingAccess = {
  table: BetApi
  mayAutobet: boolean
  attempts: Readonly<Record<PanelName, string>>
  answer: FormRefusal | undefined
}

type PanelsProps = {
  seat: BettingAccess
  known: LiveRound
  hear: ReturnType<typeof useLiveRound>["hear"]
  terms: Terms
  figure: MultiplierStore
  isMoving: boolean
  isDemo: boolean
}

/** The two panels; the space bar cashes out the first bet that flies. */
function BetPanels({ seat, known, hear, terms, figure, isMoving, isDemo }: PanelsProps) {
  const t = useTranslations("crash")
  const { table, mayAutobet, attempts, answer } = seat
  const deeds = usePanelActions(table, known, hear)
  const auto = useAutobet(known, terms, deeds.bet)
  const isLow = useIsBelowMinimum(figure) && isMoving
  const seen = { ...known, isLow, isNext: false }
  const pinned = pinnedPanels(known)
  const hidesNavigation = useIsNavigationHidden(known, isMoving)
  useSpaceBar(() => {
    const bet = spaceBarBet(seen)
    if (!bet) return isSpaceBarArmed(seen)
    if (!deeds.doings[bet.panel].isPending) void deeds.cashOut(bet.panel, bet.betId)
    return true
  })
  return (
    <>
      {panelNames.map((panel) => (
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
  round: ReturnType<typeof useLiveRound>
  terms: Terms
  lists: LoadedBetLists
  offered: readonly BetListName[]
  asked: CrashQuery
  isDemo: boolean
  /** Beside the heading: time and result, or what a demo has left. */
  figures: ReactNode
  /** Above the flight: what keeps somebody from betting, and what a sitting has come to. */
  notices?: ReactNode
  /** Null for whoever cannot bet here; `instead` then says why. */
  seat: BettingAccess | null
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
  const figure = useMultiplierStore(state, isMoving)
  const flight = useScrollIntoViewInFlight(known, isMoving)
  const said = useRoundAnnouncement(
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
            <RecentResults over={over} />
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
              <BetPanels
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
          <CrashRules state={state} terms={terms} isDemo={isDemo} />
        </div>
      </div>
    </div>
  )
}
