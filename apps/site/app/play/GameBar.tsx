import { Anchor, Badge, Button, classes, Icon, LinkButton } from "@elite/ui"
import { stretch, truncate } from "@elite/words/formats.ts"
import { Maximize2, Minimize2, ShieldCheck } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { BalanceLink } from "../shell/BalanceLink.tsx"
import { BalanceText } from "../shell/BalanceText.tsx"
import { useFavourite } from "../shell/favourites.tsx"
import { NotificationBell, useUnseenCount } from "../shell/NotificationBell.tsx"
import { usePlayer, useShell } from "../shell/shellData.ts"
import { useServerTime } from "../shell/useServerTime.ts"
import { useFiguresAsOf, useSummary, useWallet } from "../shell/wallet.tsx"
import { BarFigure } from "./BarFigure.tsx"
import type { Round } from "./GamePanel.tsx"
import type { GameProgress } from "./gameProgress.ts"
import { computeGameSessionNet } from "./gameSessionNet.ts"
import { ProgressButton } from "./ProgressButton.tsx"
import type { PlayData } from "./play.server.ts"
import { GameRules } from "./Rules.tsx"
import {
  TournamentCreditFigures,
  TournamentCreditMark,
  useTournamentAddress,
} from "./TournamentCreditFigures.tsx"
import type { TournamentCredit } from "./tournamentCredit.ts"

/** Visible where the page's strip is not: in full screen, and on a phone held sideways. */
const hiddenBesideStripClass = (isFull: boolean) => (isFull ? "" : "hidden short:grid")

function SessionTimes({ isFull, demoTime }: Pick<GameBarProps, "isFull" | "demoTime">) {
  const t = useTranslations("play")
  const shell = useTranslations("shell")
  const formats = useFormats()
  const madeAt = useShell()?.madeAt ?? ""
  const loginTime = useSummary()?.loginTime
  const [openedAt] = useState(() => Date.parse(madeAt))
  const now = useServerTime(madeAt)
  return (
    <>
      <BarFigure label={t("time")} className={hiddenBesideStripClass(isFull)}>
        <span suppressHydrationWarning>{formats.time(now)}</span>
      </BarFigure>
      {loginTime !== undefined && (
        <BarFigure label={shell("session")} className={hiddenBesideStripClass(isFull)}>
          <span suppressHydrationWarning>{stretch(now - Date.parse(loginTime)).slice(0, 5)}</span>
        </BarFigure>
      )}
      {demoTime || (
        <BarFigure label={t("here")} className={isFull ? "" : "max-s:hidden short:hidden"}>
          <span suppressHydrationWarning>{stretch(now - openedAt).slice(-8)}</span>
        </BarFigure>
      )}
    </>
  )
}

function BalanceFigure() {
  const t = useTranslations("play")
  const shell = useTranslations("shell")
  const formats = useFormats()
  const wallet = useWallet()
  const asOf = useFiguresAsOf()
  if (!wallet) return null
  return (
    <BalanceLink className="grid min-h-10 shrink-0 items-center px-2 sm:px-3">
      <BarFigure
        label={
          asOf === null ? t("balance") : `${t("balance")} ${shell("asOf", { time: formats.time(asOf) })}`
        }
        labelClassName={wallet.bonus > 0 ? "max-lg:sr-only" : ""}
        testId="bar-balance"
      >
        <BalanceText
          amount={wallet.amount}
          bonus={wallet.bonus}
          className={asOf === null ? "" : "text-muted"}
        />
      </BarFigure>
    </BalanceLink>
  )
}

function BalanceFigures({ isFull, credit }: Pick<GameBarProps, "isFull" | "credit">) {
  const t = useTranslations("play")
  const shell = useTranslations("shell")
  const formats = useFormats()
  const wallet = useWallet()
  const summary = useSummary()
  const [opened] = useState(summary?.today)
  if (!wallet || !summary || !opened) return null
  return (
    <>
      <BarFigure label={shell("today")} className={hiddenBesideStripClass(isFull)}>
        {formats.signedEuros(summary.today.net)}
      </BarFigure>
      {credit ? (
        <TournamentCreditFigures credit={credit} />
      ) : (
        <>
          <BarFigure label={t("coins")} className="max-lg:hidden short:hidden" testId="bar-coins">
            {formats.figure(truncate(wallet.coins, 0))}
          </BarFigure>
          <BarFigure
            label={t("net")}
            hint={t("netHint")}
            className={isFull ? "" : "max-s:hidden short:hidden"}
          >
            {formats.signedEuros(computeGameSessionNet(opened, summary.today))}
          </BarFigure>
          <BalanceFigure />
        </>
      )}
    </>
  )
}

type GameBarProps = Pick<PlayData, "game" | "isDemo"> & {
  /** Null where the game is played from cash. */
  credit: TournamentCredit | null
  isFull: boolean
  onFullscreen: () => void
  progress: GameProgress
  isInRound: boolean
  onWatch: (round: Round) => void
  /** Replaces the time in the game. */
  demoTime: ReactNode
}

function GameTools({ game, isFull, onFullscreen }: Pick<GameBarProps, "game" | "isFull" | "onFullscreen">) {
  const t = useTranslations("play")
  const g = useTranslations("tiles")
  const { favourite, setFavourite } = useFavourite(game)
  const [isReading, setReading] = useState(false)
  const { name } = game
  const Sign = isFull ? Minimize2 : Maximize2
  return (
    <>
      <span className="flex shrink-0">
        {favourite !== undefined && (
          <Button
            kind="quiet"
            square
            aria-label={g(favourite ? "removeFavourite" : "addFavourite", { name })}
            aria-pressed={favourite}
            onClick={() => setFavourite(!favourite)}
            className={classes("max-s:hidden", favourite ? "text-coral" : "text-muted")}
          >
            <Icon name="heart" filled={favourite} />
          </Button>
        )}
        <Button
          kind="quiet"
          square
          aria-label={t("rules")}
          onClick={() => setReading(true)}
          className="text-muted max-s:hidden"
        >
          <Icon name="info" />
        </Button>
        <Button
          kind="quiet"
          square
          aria-label={t(isFull ? "leaveFullscreen" : "fullscreen")}
          onClick={onFullscreen}
          className="text-muted max-s:hidden"
        >
          <Sign className="size-5" aria-hidden="true" />
        </Button>
      </span>
      <GameRules game={game} isOpen={isReading} onClose={() => setReading(false)} />
    </>
  )
}

/** The bar is too low for a badge above its edge. */
const bellClass = "contents [&_a]:border-transparent [&_a>span]:top-0.5 [&_a>span]:right-0"

/** New messages show on every screen; a phone has no room for a bell without one. */
function GameBell() {
  const unseen = useUnseenCount()
  const isOld = useFiguresAsOf() !== null
  return (
    <span className={unseen === 0 ? `${bellClass} max-s:hidden` : bellClass}>
      <NotificationBell unseen={unseen} isOld={isOld} isTight={false} />
    </span>
  )
}

export function GameBar({
  game,
  isDemo,
  credit,
  isFull,
  onFullscreen,
  demoTime,
  progress,
  isInRound,
  onWatch,
}: GameBarProps) {
  const t = useTranslations("play")
  const isPlayer = usePlayer() !== null
  const to = useTo()
  const tournament = useTournamentAddress()
  const { name, studio } = game
  const ageMark = useShell()?.site.ageMark
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 border-line border-b bg-ink px-1.5 sm:gap-4 sm:px-3 md:h-13 short:h-11! short:gap-2">
      {!isFull && (
        <Anchor
          href={credit ? tournament(credit) : to("home")}
          aria-label={t(credit ? "credit.toTournament" : "back")}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-ivory"
        >
          <Icon name="previous" className="size-6" />
        </Anchor>
      )}
      <div className="min-w-0 flex-1 leading-tight">
        <h1 className="font-sans font-semibold text-sm leading-tight tracking-normal max-sm:line-clamp-2 sm:truncate sm:text-base">
          {name}
        </h1>
        <p className="truncate text-muted text-xs max-sm:sr-only">{studio}</p>
      </div>
      {credit && <TournamentCreditMark credit={credit} />}
      {isDemo && (
        <span title={t("demoNote")}>
          <Badge tone="azure">{t("demo")}</Badge>
        </span>
      )}
      <span
        className={classes(
          "rounded-full border border-brass px-2 py-0.5 font-bold text-2xs text-brass",
          hiddenBesideStripClass(isFull),
        )}
      >
        {ageMark}
      </span>
      <SessionTimes isFull={isFull} demoTime={demoTime} />
      {!isDemo && !credit && <ProgressButton {...{ game, progress, isInRound, onWatch }} />}
      {!isDemo && <BalanceFigures isFull={isFull} credit={credit} />}
      {isDemo && (
        <LinkButton size="small" href={to("play", { gameId: game.slug })} className="max-s:hidden">
          {t("playForReal")}
        </LinkButton>
      )}
      {isPlayer && <GameBell />}
      <Anchor
        href={to("responsibleGambling")}
        aria-label={t("limits")}
        title={t("limits")}
        className="hidden size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-ivory short:grid"
      >
        <ShieldCheck className="size-5" aria-hidden="true" />
      </Anchor>
      <GameTools game={game} isFull={isFull} onFullscreen={onFullscreen} />
    </div>
  )
}
