import type { crash } from "@elite/contract"
import { type Hundredths, multiplierAt } from "@elite/crash"
import { useEffect, useRef, useState } from "react"
import { type CanvasStyle, drawScene, type Scene } from "./drawScene.ts"
import type { LeaderClock } from "./leaderClock.ts"
import { createMultiplierStore, type MultiplierStore } from "./multiplierStore.ts"
import type { CanvasSurface } from "./useCanvas.ts"

type RoundState = crash.CrashState
/** Whoever wishes for less motion is told how high a flight is so often. */
const reducedMotionIntervalMs = 500

const startHundredths: Hundredths = 100

/** What is shown of a round that does not fly at this moment, or of which nothing was heard. */
const multiplierAtRest = (state: RoundState | null): Hundredths =>
  state?.result ?? state?.multiplier ?? startHundredths

/** The picture of a round that does not fly; how long a flight lasted that is over. */
function toStillScene(state: RoundState | null): Scene {
  const lastedMs = state?.overMs === undefined ? 0 : state.overMs - state.takesOffMs
  const isOver = state?.phase === "crashed" || state?.phase === "void"
  return {
    elapsedMs: Math.max(0, lastedMs),
    phase: isOver && lastedMs > 0 ? (state.phase as "crashed" | "void") : "waiting",
    hasFlight: true,
  }
}

/** How high a flight is, moved on by the leader's clock while it flies and is heard of; it stands otherwise. */
export function useMultiplierStore(state: RoundState | null, isMoving: boolean): MultiplierStore {
  const [figure] = useState(() => createMultiplierStore(multiplierAtRest(state)))
  const moved = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (isMoving) moved.current = state?.roundId
    // A flight of which no more is heard is shown as high as it was.
    else if (state?.phase !== "flying" || moved.current !== state.roundId) figure.set(multiplierAtRest(state))
  }, [figure, state, isMoving])
  return figure
}

type FlightView = {
  state: RoundState | null
  clock: LeaderClock
  figure: MultiplierStore
  isMoving: boolean
  isCalm: boolean
}

/** Tells the figure and paints the picture: sixty times a second while a flight moves, and once for what stands. */
export function useFlight(sheet: CanvasSurface | null, easel: CanvasStyle | null, painted: FlightView): void {
  const { state, clock, figure, isMoving, isCalm } = painted
  useEffect(() => {
    const draw = (scene: Scene) => {
      if (sheet && easel) drawScene(sheet.context, scene, easel)
    }
    if (!isMoving || !state) {
      draw(toStillScene(state))
      return
    }
    const elapsed = () => Math.max(0, (clock.nowMs() ?? state.takesOffMs) - state.takesOffMs)
    const tell = () => figure.set(multiplierAt(Math.floor(elapsed())))
    if (isCalm) {
      tell()
      const timer = window.setInterval(tell, reducedMotionIntervalMs)
      return () => window.clearInterval(timer)
    }
    let frame = requestAnimationFrame(function step() {
      tell()
      draw({ elapsedMs: elapsed(), phase: "flying", hasFlight: true })
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [sheet, easel, state, clock, figure, isMoving, isCalm])
}
