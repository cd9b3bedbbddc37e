import { Anchor, Badge, Button, classes, Icon } from "@elite/ui"
import { stretch } from "@elite/words/formats.ts"
import { Maximize2, Minimize2 } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useFormats, useTo } from "../language.ts"
import { BalanceText } from "../shell/BalanceText.tsx"
import { useServerTime } from "../shell/clock.ts"
import { useShell } from "../shell/data.ts"
import { useFavourite } from "../shell/favourites.tsx"
import { useSummary, useWallet } from "../shell/wallet.tsx"
import { useTranslations } from "../speech.tsx"
import { CreditFigures, CreditMark, useTournamentAddress } from "./CreditFigures.tsx"
import type { Credit } from "./credit.ts"
import { Figure } from "./Figure.tsx"
import type { PlayData } from "./play.server.ts"
import { Rules } from "./Rules.tsx"
import { sittingNet } from "./sitting.ts"

/** Shown where the strip of the page is not: in full screen, and on a phone on its side. */
const withoutStrip = (isFull: boolean) => (isFull ? "" : "hidden short:grid")

/** The times of day and of the session where the strip cannot be seen, and the time in this game. */
function Times({ isFull, demoTime }: Pick<BarProps, "isFull" | "demoTime">) {
  const t = useTranslations("play")
  const shell = useTranslations("shell")
  const formats = useFormats()
  const madeAt = useShell()?.madeAt ?? ""
  const loginTime = useSummary()?.loginTime
  const [openedAt] = useState(() => Date.parse(madeAt))
  const now = useServerTime(madeAt)
  return (
    <>
      <Figure label={t("time")} className={withoutStrip(isFull)}>
        <span suppressHydrationWarning>{formats.time(now)}</span>
      </Figure>
      {loginTime !== undefined && (
        <Figure label={shell("session")} className={withoutStrip(isFull)}>
          <span suppressHydrationWarning>{stretch(now - Date.parse(loginTime)).slice(0, 5)}</span>
        </Figure>
      )}
      {demoTime || (
        <Figure label={t("here")} className={isFull ? "" : "max-s:hidden short:hidden"}>
          <span suppressHydrationWarning>{stretch(now - openedAt).slice(-8)}</span>
        </Figure>
      )}
    </>
  )
}

/** Today's result, which stands on every page of a player; then what this game is played with. */
function Money({ isFull, credit }: Pick<BarProps, "isFull" | "credit">) {
  const t = useTranslations("play")
  const shell = useTranslations("shell")
  const formats = useFormats()
  const wallet = useWallet()
  const summary = useSummary()
  const [opened] = useState(summary?.today)
  if (!wallet || !summary || !opened) return null
  return (
    <>
      <Figure label={shell("today")} className={withoutStrip(isFull)}>
        {formats.signedEuros(summary.today.net)}
      </Figure>
      {credit ? (
        <CreditFigures credit={credit} />
      ) : (
        <>
          <Figure label={t("net")} hint={t("netHint")} className={isFull ? "" : "short:hidden"}>
            {formats.signedEuros(sittingNet(opened, summary.today))}
          </Figure>
          <Figure
            label={t("balance")}
            className={isFull ? "" : "md:hidden short:grid!"}
            labelClassName={wallet.bonus > 0 ? "max-lg:sr-only" : ""}
            testId="bar-balance"
          >
            <BalanceText amount={wallet.amount} bonus={wallet.bonus} />
          </Figure>
        </>
      )}
    </>
  )
}

type BarProps = Pick<PlayData, "game" | "isDemo"> & {
  /** The credit it is played with, as it stands; null: cash. */
  credit: Credit | null
  isFull: boolean
  onFullscreen: () => void
  /** What is left of a visitor's demo, in the place of the time spent in the game. */
  demoTime: ReactNode
}

/** What can be done about a game: keep it, read its rules, fill the screen with it. */
function Tools({ game, isFull, onFullscreen }: Pick<BarProps, "game" | "isFull" | "onFullscreen">) {
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
            className={classes("max-[359px]:hidden", favourite ? "text-coral" : "text-muted")}
          >
            <Icon name="heart" filled={favourite} />
          </Button>
        )}
        <Button
          kind="quiet"
          square
          aria-label={t("rules")}
          onClick={() => setReading(true)}
          className="text-muted"
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
      <Rules game={game} isOpen={isReading} onClose={() => setReading(false)} />
    </>
  )
}

/** Above the game: the way back, what it is, time and result, and what can be done about it. */
export function Bar({ game, isDemo, credit, isFull, onFullscreen, demoTime }: BarProps) {
  const t = useTranslations("play")
  const to = useTo()
  const tournament = useTournamentAddress()
  const { name, studio } = game
  const ageMark = useShell()?.site.ageMark
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 border-line border-b bg-ink px-1.5 sm:gap-4 sm:px-3 md:h-13 short:h-11!">
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
        <h1 className="truncate font-sans font-semibold text-sm tracking-normal sm:text-base">{name}</h1>
        <p className="truncate text-muted text-xs">{studio}</p>
      </div>
      {credit && <CreditMark credit={credit} />}
      {isDemo && (
        <span title={t("demoNote")}>
          <Badge tone="azure">{t("demo")}</Badge>
        </span>
      )}
      <span
        className={classes(
          "rounded-full border border-brass px-2 py-0.5 font-bold text-2xs text-brass",
          withoutStrip(isFull),
        )}
      >
        {ageMark}
      </span>
      <Times isFull={isFull} demoTime={demoTime} />
      {!isDemo && <Money isFull={isFull} credit={credit} />}
      <Anchor
        href={to("responsibleGambling")}
        className="hidden min-h-11 items-center whitespace-nowrap text-muted text-sm hover:text-ivory hover:underline short:flex"
      >
        {t("limits")}
      </Anchor>
      <Tools game={game} isFull={isFull} onFullscreen={onFullscreen} />
    </div>
  )
}
