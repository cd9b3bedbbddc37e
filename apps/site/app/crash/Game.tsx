import type { Terms } from "@elite/crash"
import { Badge, Card, classes, Notice } from "@elite/ui"
import { type ReactNode, useMemo } from "react"
import { useTranslations } from "../i18n.tsx"
import { BetList } from "./BetList.tsx"
import { BetPanels, type BettingAccess } from "./BetPanels.tsx"
import { Flight } from "./flight/Flight.tsx"
import { useMultiplierStore } from "./flight/useFlight.ts"
import { RecentResults } from "./RecentResults.tsx"
import { CrashRules } from "./Rules.tsx"
import type { LoadedBetLists } from "./roundData.server.ts"
import type { BetListName, CrashQuery } from "./searchParams.ts"
import type { useLiveRound } from "./useLiveRound.ts"
import { useScrollIntoViewInFlight } from "./useNavigationInFlight.ts"
import { useRoundAnnouncement } from "./useRoundAnnouncement.ts"

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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-gutter py-2 sm:gap-4 md:py-6">
      <header className="crash-title flex items-center gap-x-4 max-md:min-h-6">
        <h1 className="text-lg leading-6 md:text-3xl">{t("title")}</h1>
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
      <div className="flex flex-col gap-3 md:grid md:grid-cols-[17.5rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:items-start md:gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        {/* On a phone the flight and the panels fill the first screen, and the flight stays in sight as long as the panels do. */}
        <div className="flex flex-col gap-2 max-md:min-h-(--crash-first-screen) md:contents">
          <div className="max-md:contents md:col-start-2 md:row-span-2 md:row-start-1 md:self-stretch">
            <Card
              as="section"
              padding="none"
              ref={flight}
              aria-label={t("flight")}
              className="relative flex scroll-mt-10 flex-col gap-3 max-md:sticky max-md:top-10 max-md:z-10 max-md:max-h-[46dvh] max-md:flex-1 md:sticky md:top-29 md:p-3 short:static"
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
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:col-start-1 md:row-start-1">
            {access ? (
              <div className={classes("grid grid-cols-[minmax(0,1fr)]", isDemo && "noscript:hidden")}>
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
        <div className="min-w-0 md:col-start-1 md:row-start-2">
          <BetList known={known} loaded={lists} query={query} lists={listNames} />
        </div>
        <div className="min-w-0 md:col-span-2">
          <CrashRules state={state} terms={terms} isDemo={isDemo} />
        </div>
      </div>
    </div>
  )
}
