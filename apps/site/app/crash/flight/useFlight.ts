import type { crash } from "@elite/contract"
import { type Hundredths, multiplierAt } from "@elite/crash"
import { useEffect, useRef, useState } from "react"
import { type CanvasStyle, drawScene, type Scene } from "./drawScene.ts"
import type { LeaderClock } from "./leaderClock.ts"
import { createMultiplierStore, type MultiplierStore } from "./multiplierStore.ts"
import type { CanvasSurface } from "./useCanvas.ts"

type RoundState = crash.CrashState
const reducedMotionIntervalMs = 500

const startHundredths: Hundredths = 100

/** For a round that does not fly, or without recent messages. */
const multiplierAtRest = (state: RoundState | null): Hundredths =>
  state?.result ?? state?.multiplier ?? startHundredths

function toStillScene(state: RoundState | null): Scene {
  const lastedMs = state?.overMs === undefined ? 0 : state.overMs - state.takesOffMs
  const isOver = state?.phase === "crashed" || state?.phase === "void"
  return {
    elapsedMs: Math.max(0, lastedMs),
    phase: isOver && lastedMs > 0 ? (state.phase as "crashed" | "void") : "waiting",
    hasFlight: true,
  }
}

export function useMultiplierStore(state: RoundState | null, isMoving: boolean): MultiplierStore {
  const [figure] = useState(() => createMultiplierStore(multiplierAtRest(state)))
  const lastMovingRoundId = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (isMoving) lastMovingRoundId.current = state?.roundId
    // Without messages a flight keeps its last height.
    else if (state?.phase !== "flying" || lastMovingRoundId.current !== state.roundId)
      figure.set(multiplierAtRest(state))
  }, [figure, state, isMoving])
  return figure
}

type FlightView = {
  state: RoundState | null
  clock: LeaderClock
  figure: MultiplierStore
  isMoving: boolean
  prefersReducedMotion: boolean
}

/** Draws sixty times a second while a flight moves, else once. */
export function useFlight(surface: CanvasSurface | null, style: CanvasStyle | null, view: FlightView): void {
  const { state, clock, figure, isMoving, prefersReducedMotion } = view
  useEffect(() => {
    const draw = (scene: Scene) => {
      if (surface && style) drawScene(surface.context, scene, style)
    }
    if (!isMoving || !state) {
      draw(toStillScene(state))
      return
    }
    const elapsed = () => Math.max(0, (clock.nowMs() ?? state.takesOffMs) - state.takesOffMs)
    const updateFigure = () => figure.set(multiplierAt(Math.floor(elapsed())))
    if (prefersReducedMotion) {
      updateFigure()
      const timer = window.setInterval(updateFigure, reducedMotionIntervalMs)
      return () => window.clearInterval(timer)
    }
    let frame = requestAnimationFrame(function step() {
      updateFigure()
      draw({ elapsedMs: elapsed(), phase: "flying", hasFlight: true })
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [surface, style, state, clock, figure, isMoving, prefersReducedMotion])
}
