import { roofs } from "virtual:flight-art"
import type { crash } from "@elite/contract"
import { classes } from "@elite/ui"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslations } from "../../i18n.tsx"
import { ConnectionLostOverlay } from "../../shell/ConnectionLostOverlay.tsx"
import { useIsConnectionLost } from "../../shell/connection.ts"
import { useFormatMultiplier } from "../format.ts"
import { foot } from "./drawScene.ts"
import { LiveMultiplier } from "./LiveMultiplier.tsx"
import type { LeaderClock } from "./leaderClock.ts"
import type { MultiplierStore } from "./multiplierStore.ts"
import { useCanvas } from "./useCanvas.ts"
import { useCanvasStyle } from "./useCanvasStyle.ts"
import { useFlight } from "./useFlight.ts"
import { usePrefersReducedMotion } from "./usePrefersReducedMotion.ts"

type RoundState = crash.CrashState

/** Whole seconds by the leader's clock; undefined while that is unknown. */
function useSecondsToTakeOff(state: RoundState | null, clock: LeaderClock): number | undefined {
  const [left, setLeft] = useState<number | undefined>(undefined)
  const takesOffMs = state?.phase === "betting" ? state.takesOffMs : undefined
  useEffect(() => {
    setLeft(undefined)
    if (takesOffMs === undefined) return
    const update = () => {
      const nowMs = clock.nowMs()
      setLeft(nowMs === undefined ? undefined : Math.max(0, Math.ceil((takesOffMs - nowMs) / 1_000)))
    }
    update()
    const timer = window.setInterval(update, 250)
    return () => window.clearInterval(timer)
  }, [takesOffMs, clock])
  return left
}

function StatusLine({ children }: { children: ReactNode }) {
  return <p className="text-muted text-sm sm:text-base">{children}</p>
}

function TakeOffCountdown({ state, clock }: { state: RoundState; clock: LeaderClock }) {
  const t = useTranslations("crash")
  const left = useSecondsToTakeOff(state, clock)
  return (
    <>
      <p className="amount text-3xl sm:text-4xl">{t("phase.betting")}</p>
      <StatusLine>
        {left === undefined
          ? t("takesOff")
          : left === 0
            ? t("takesOffNow")
            : t("takesOffIn", { seconds: String(left) })}
      </StatusLine>
    </>
  )
}

function MultiplierFigure({
  state,
  figure,
  isStale,
}: {
  state: RoundState
  figure: MultiplierStore
  isStale: boolean
}) {
  const t = useTranslations("crash")
  const times = useFormatMultiplier()
  const { phase, result } = state
  const isCrashed = phase === "crashed"
  if (phase === "void")
    return (
      // The line of a void flight may end under it.
      <div className="grid justify-items-center gap-2 rounded-control bg-ink-deep/80 px-2 pb-1">
        <p className="amount text-3xl sm:text-4xl">{t("phase.void")}</p>
        <StatusLine>{t("voidText")}</StatusLine>
      </div>
    )
  return (
    <>
      <p
        className={classes(
          "amount text-5xl leading-none max-md:[@media(max-height:700px)]:text-4xl md:text-7xl lg:text-8xl",
          isCrashed ? "text-coral" : isStale ? "text-muted" : "text-ivory",
        )}
        // Announced once the round has ended, and not with every hundredth.
        aria-hidden="true"
      >
        {isCrashed && result !== undefined ? (
          times(result)
        ) : (
          <LiveMultiplier figure={figure} write={times} className="data-long:text-[0.7em]" />
        )}
      </p>
      {/* A low flight has no room for it. */}
      <div className={isCrashed || isStale ? undefined : "max-md:[@media(max-height:700px)]:hidden"}>
        <StatusLine>{t(isCrashed ? "phase.crashed" : isStale ? "unheard" : "phase.flying")}</StatusLine>
      </div>
    </>
  )
}

function NoRound({ isPaused }: { isPaused: boolean }) {
  const t = useTranslations("crash")
  return (
    <>
      <p className="amount text-2xl sm:text-3xl">{t(isPaused ? "pausedTitle" : "noneTitle")}</p>
      <StatusLine>{t(isPaused ? "pausedText" : "noneText")}</StatusLine>
    </>
  )
}

type FlightProps = {
  state: RoundState | null
  clock: LeaderClock
  figure: MultiplierStore
  isMoving: boolean
  isStale: boolean
  isPaused: boolean
}

/** Under reduced motion only the figures are shown. */
export function Flight({ state, clock, figure, isMoving, isStale, isPaused }: FlightProps) {
  const t = useTranslations("crash")
  const canvas = useRef<HTMLCanvasElement>(null)
  const prefersReducedMotion = usePrefersReducedMotion()
  const isLost = useIsConnectionLost()
  const surface = useCanvas(canvas)
  useFlight(surface, useCanvasStyle(surface), { state, clock, figure, isMoving, prefersReducedMotion })
  return (
    <div
      data-theme="dark"
      className="crash-sky relative min-h-[max(7rem,24dvh)] overflow-clip rounded-card max-md:flex-1 md:h-[clamp(22rem,calc(100dvh-19rem),42rem)]"
    >
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 bg-repeat-x"
        style={{
          height: `min(${foot.mostPx}px, ${foot.share * 100}%)`,
          backgroundImage: `url(${roofs})`,
          backgroundSize: "auto 100%",
        }}
      />
      <div aria-hidden="true" className="absolute inset-0 motion-reduce:hidden">
        <canvas ref={canvas} className="size-full" />
      </div>
      {/* Above the line of a flight, which climbs to the right. */}
      <div className="absolute top-11 right-4 left-14 grid justify-items-start gap-1 max-md:[@media(max-height:600px)]:top-3 md:top-[12%] md:right-[22%] md:justify-items-center md:gap-2 md:text-center md:motion-reduce:right-14">
        {!state ? (
          <NoRound isPaused={isPaused} />
        ) : state.phase === "betting" ? (
          <TakeOffCountdown state={state} clock={clock} />
        ) : (
          <MultiplierFigure state={state} figure={figure} isStale={isStale} />
        )}
      </div>
      {isLost && <ConnectionLostOverlay title={t("lostTitle")}>{t("lostText")}</ConnectionLostOverlay>}
    </div>
  )
}
