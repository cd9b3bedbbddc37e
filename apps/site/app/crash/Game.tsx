import type { Terms } from "@elite/crash"
import { Badge, Card, classes, Notice } from "@elite/ui"
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

export type BettingAccess = {
  betApi: BetApi
  mayAutobet: boolean
  attempts: Readonly<Record<PanelName, string>>
  answer: FormRefusal | undefined
}

type PanelsProps = {
  access: BettingAccess
  known: LiveRound
  addOwnBet: ReturnType<typeof useLiveRound>["addOwnBet"]
  terms: Terms
  figure: MultiplierStore
  isMoving: boolean
  isDemo: boolean
}

/** The space bar cashes out the first flying bet. */
function BetPanels({ access, known, addOwnBet, terms, figure, isMoving, isDemo }: PanelsProps) {
  const t = useTranslations("crash")
  const { betApi, mayAutobet, attempts, answer } = access
  const actions = usePanelActions(betApi, known, addOwnBet)
  const auto = useAutobet(known, terms, actions.bet)
  const isLow = useIsBelowMinimum(figure) && isMoving
  const context = { ...known, isLow, isNext: false }
  const pinned = pinnedPanels(known)
  const hidesNavigation = useIsNavigationHidden(known, isMoving)
  useSpaceBar(() => {
    const bet = spaceBarBet(context)
    if (!bet) return isSpaceBarArmed(context)
    if (!actions.statuses[bet.panel].isPending) void actions.cashOut(bet.panel, bet.betId)
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
          actions={actions}
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
  listNames: readonly BetListName[]
  query: CrashQuery
  isDemo: boolean
  figures: ReactNode
  belowPanels?: ReactNode
  /** Null where the reader cannot bet; `instead` says why. */
  access: BettingAccess | null
  instead: ReactNode
}

export function Game(props: GameProps) {
  const { round, terms, lists, listNames, query, isDemo, figures, access, belowPanels, instead } = props
  const t = useTranslations("crash")
  const play = useTranslations("play")
  const { known, clock, isStale, addOwnBet } = round
  const { state, isPaused, over } = known
  const isMoving = state?.phase === "flying" && !isStale
  const figure = useMultiplierStore(state, isMoving)
  const flight = useScrollIntoViewInFlight(known, isMoving)
  const announcement = useRoundAnnouncement(
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
      {isPaused && (
        <Notice tone="info" live>
          {t("pausedText")}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {announcement}
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
              isStale={isStale}
              isPaused={isPaused}
            />
          </Card>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:col-start-1 md:row-span-2 md:row-start-1 lg:row-span-1">
            {access ? (
              <div className={classes("grid grid-cols-[minmax(0,1fr)] gap-3", isDemo && "noscript:hidden")}>
                <BetPanels
                  access={access}
                  known={known}
                  addOwnBet={addOwnBet}
                  terms={terms}
                  figure={figure}
                  isMoving={isMoving}
                  isDemo={isDemo}
                />
              </div>
            ) : (
              instead
            )}
            {belowPanels}
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:col-start-2 lg:col-start-3 lg:row-start-1">
          <BetList known={known} loaded={lists} query={query} lists={listNames} />
          <CrashRules state={state} terms={terms} isDemo={isDemo} />
        </div>
      </div>
    </div>
  )
}
