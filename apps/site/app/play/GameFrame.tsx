import { Loading } from "@elite/ui"
import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { JackpotWinDialog } from "../jackpots/JackpotWinDialog.tsx"
import { useTo } from "../language.ts"
import { ConnectionLostOverlay } from "../shell/ConnectionLostOverlay.tsx"
import { useIsConnectionLost } from "../shell/connection.ts"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { useFreezeFigures } from "../shell/wallet.tsx"
import { BonusDuringGame, BonusStrip, StakeTooLarge } from "./BonusStrip.tsx"
import { DemoTime } from "./DemoTime.tsx"
import { EmptyBalance } from "./EmptyBalance.tsx"
import { GameBar } from "./GameBar.tsx"
import type { Round } from "./GamePanel.tsx"
import { DemoOverPlaceholder, RefusalPlaceholder } from "./GamePlaceholders.tsx"
import { LimitReached, type ReachedLimit } from "./LimitReached.tsx"
import { PrizeWon } from "./PrizeWon.tsx"
import type { PlayData } from "./play.server.ts"
import { RealityCheck } from "./RealityCheck.tsx"
import { SessionOver } from "./SessionOver.tsx"
import { type StudioMessage, useStudioMessages } from "./studioMessages.ts"
import { useTournamentAddress } from "./TournamentCreditFigures.tsx"
import { TournamentCreditSpent } from "./TournamentCreditSpent.tsx"
import { useGameProgress } from "./useGameProgress.ts"
import { useLaunch } from "./useLaunch.ts"
import { usePostBalance } from "./usePostBalance.ts"
import { useTournamentCredit } from "./useTournamentCredit.ts"
import { WatchedRound } from "./WatchedRound.tsx"

function useFullscreen() {
  const ref = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const onChange = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current)
    document.addEventListener("fullscreenchange", onChange)
    return () => document.removeEventListener("fullscreenchange", onChange)
  }, [])
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen()
    // The browser or an outer frame may refuse; the game stays as it is.
    change?.catch(() => {})
  }
  return { ref, isFull, toggle }
}

const roundMessages: readonly StudioMessage[] = ["roundStarted", "roundEnded", "roundRefused"]

type FigureFreeze = Pick<ReturnType<typeof useFreezeFigures>, "hold" | "release" | "drop">

function useFreezeBoth(one: FigureFreeze, other: FigureFreeze): FigureFreeze {
  const { hold, release, drop } = one
  const { hold: holdOther, release: releaseOther, drop: dropOther } = other
  return {
    hold: useCallback(() => {
      hold()
      holdOther()
    }, [hold, holdOther]),
    release: useCallback(() => {
      release()
      releaseOther()
    }, [release, releaseOther]),
    drop: useCallback(() => {
      drop()
      dropOther()
    }, [drop, dropOther]),
  }
}

/** Messages are accepted only from an origin that may be framed. */
function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  { isDemo, frameOrigins }: Pick<PlayData, "isDemo" | "frameOrigins">,
  credit: ReturnType<typeof useTournamentCredit>,
  progress: FigureFreeze,
): {
  isInRound: boolean
  reached: ReachedLimit | null
  largestStake: number | null
  clearReached: () => void
} {
  const to = useTo()
  const address = useTournamentAddress()
  const navigate = useNavigate()
  const { hold, release, drop } = useFreezeBoth(useFreezeBoth(useFreezeFigures(), credit), progress)
  const [isInRound, setInRound] = useState(false)
  const [reached, setReached] = useState<ReachedLimit | null>(null)
  const [largestStake, setLargestStake] = useState<number | null>(null)
  useLiveMessage("limitReached", setReached)
  useLiveMessage("stakeTooLarge", ({ largestStake: most }) => setLargestStake(most))
  const clearReached = () => {
    setReached(null)
    setLargestStake(null)
  }
  useEffect(() => drop, [drop])
  const postBalance = usePostBalance(frame, isDemo || credit.credit ? undefined : url)
  useStudioMessages(frame, url, frameOrigins, (message) => {
    // No deposit adds credit, so the tournament's page has to help.
    const tournamentPath = credit.credit && address(credit.credit)
    if (message === "balance") postBalance()
    if (message === "lobby") void navigate(tournamentPath ?? to("home"))
    if (message === "deposit") void navigate(tournamentPath ?? to("deposits"))
    if (isDemo || !roundMessages.includes(message)) return
    setInRound(message === "roundStarted")
    if (message === "roundStarted") {
      clearReached()
      hold()
    } else if (message === "roundEnded") release()
    // Nothing moved, and an ended session must not be read: the game itself says why there was no round.
    else {
      drop()
      void credit.readNow()
    }
  })
  return { isInRound, reached, largestStake, clearReached }
}

function OpeningPoster({ game }: Pick<PlayData, "game">) {
  const t = useTranslations("play")
  return (
    <Loading label={t("loading", { game: game.name })} className="grid size-full place-items-center">
      <div className="grid justify-items-center gap-4">
        <div
          className="w-40 animate-pulse overflow-hidden rounded-tile sm:w-52"
          style={{ backgroundColor: game.placeholderColour }}
        >
          <img src={game.thumbnailUrl} alt="" width={360} height={480} className="block h-auto w-full" />
        </div>
        <p aria-hidden="true" className="text-muted">
          {t("loading", { game: game.name })}
        </p>
      </div>
    </Loading>
  )
}

type GameStageProps = Pick<PlayData, "game" | "isDemo" | "frameOrigins"> & {
  frame: RefObject<HTMLIFrameElement | null>
  launch: ReturnType<typeof useLaunch>["launch"]
  /** The finished round that is shown in place of the game. */
  watched: Round | null
  onUnwatch: () => void
  isInRound: boolean
}

/** The studio's frame, and what covers it. */
function GameStage(props: GameStageProps) {
  const { game, isDemo, frameOrigins, frame, launch, watched, onUnwatch, isInRound } = props
  const t = useTranslations("play")
  const isLost = useIsConnectionLost()
  return (
    <div className="relative min-h-0 flex-1">
      {launch.state === "open" ? (
        <iframe
          ref={frame}
          src={launch.url}
          inert={isLost || watched !== null}
          title={t("frameTitle", { game: game.name, studio: game.studio })}
          allow="autoplay; fullscreen"
          referrerPolicy="origin"
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <OpeningPoster game={game} />
      )}
      {watched && (
        <WatchedRound
          frameOrigins={frameOrigins}
          round={watched}
          backLabel={t("panel.watchedBack")}
          onClose={onUnwatch}
        />
      )}
      {!isDemo && <RealityCheck isInRound={isInRound} />}
      {!isDemo && <JackpotWinDialog />}
      {isLost && (
        <ConnectionLostOverlay title={t("lostTitle")}>
          {t(launch.state === "open" ? "lostText" : "lostOpening")}
        </ConnectionLostOverlay>
      )}
    </div>
  )
}

type GameFrameProps = Pick<PlayData, "game" | "isDemo" | "credit" | "attempt" | "frameOrigins">

/** In full screen the bar stays. */
export function GameFrame({ game, isDemo, credit: loaded, attempt, frameOrigins }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { launch, tryAgain, end } = useLaunch(game.casinoGameId, isDemo, loaded?.tournamentId ?? null)
  const creditState = useTournamentCredit(loaded)
  const { credit } = creditState
  const progress = useGameProgress(!isDemo && loaded === null)
  const fullscreen = useFullscreen()
  const [watched, setWatched] = useState<Round | null>(null)
  const { isInRound, reached, largestStake, clearReached } = useGameMessages(
    frame,
    launch.state === "open" ? launch.url : undefined,
    { isDemo, frameOrigins },
    creditState,
    progress,
  )
  if (launch.state === "refused")
    return <RefusalPlaceholder refusal={launch.refusal} game={game} credit={credit} onTryAgain={tryAgain} />
  if (launch.state === "over") return <DemoOverPlaceholder game={game} />
  const demoEnd = launch.state === "open" ? launch.expiresAt : null
  const playsBonus = launch.state === "open" && launch.playsBonus
  const isOpenWithCash = launch.state === "open" && !playsBonus && !isDemo && credit === null
  return (
    <div
      ref={fullscreen.ref}
      data-game-open
      className="flex h-[calc(100dvh-2.3125rem)] min-h-90 flex-col bg-ink-deep pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] short:h-dvh! short:min-h-0"
    >
      <GameBar
        game={game}
        isDemo={isDemo}
        credit={credit}
        progress={progress.progress}
        isInRound={isInRound}
        onWatch={setWatched}
        isFull={fullscreen.isFull}
        onFullscreen={fullscreen.toggle}
        demoTime={demoEnd && <DemoTime endsAt={demoEnd} onOver={end} />}
      />
      {isOpenWithCash && <BonusDuringGame isInRound={isInRound} onReopen={tryAgain} />}
      {!isDemo && credit === null && <EmptyBalance game={game} playsBonus={playsBonus} />}
      {credit && (
        <TournamentCreditSpent
          credit={credit}
          game={game}
          attempt={attempt}
          isInRound={isInRound}
          onBoard={creditState.onBoardMessage}
          onRebought={tryAgain}
        />
      )}
      {!isDemo && <SessionOver isInRound={isInRound} />}
      {!isDemo && reached && <LimitReached reached={reached} onClose={clearReached} />}
      {largestStake !== null && <StakeTooLarge largestStake={largestStake} onClose={clearReached} />}
      <GameStage
        {...{ game, isDemo, frameOrigins, frame, launch, watched, isInRound }}
        onUnwatch={() => setWatched(null)}
      />
      {playsBonus && <BonusStrip isInRound={isInRound} onReopen={tryAgain} />}
      {!isDemo && <PrizeWon isInRound={isInRound} />}
    </div>
  )
}
