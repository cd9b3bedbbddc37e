import type { crash } from "@elite/contract"
import { type Hundredths, multiplierAt } from "@elite/crash"
import { useEffect, useRef, useState } from "react"
import { type Figure, figureOf } from "./figure.ts"
import type { LeaderClock } from "./leaderTime.ts"
import { type Easel, paint, type Scene } from "./paint.ts"
import type { Sheet } from "./useCanvas.ts"

type State = crash.CrashState
/** Whoever wishes for less motion is told how high a flight is so often. */
const calmMs = 500

const startHundredths: Hundredths = 100

/** What is shown of a round that does not fly at this moment, or of which nothing was heard. */
const standing = (state: State | null): Hundredths => state?.result ?? state?.multiplier ?? startHundredths

/** The picture of a round that does not fly; how long a flight lasted that is over. */
function stillOf(state: State | null): Scene {
  const lastedMs = state?.overMs === undefined ? 0 : state.overMs - state.takesOffMs
  const isOver = state?.phase === "crashed" || state?.phase === "void"
  return {
    elapsedMs: Math.max(0, lastedMs),
    phase: isOver && lastedMs > 0 ? (state.phase as "crashed" | "void") : "waiting",
    hasFlight: true,
  }
}

/** How high a flight is, moved on by the leader's clock while it flies and is heard of; it stands otherwise. */
export function useFigure(state: State | null, isMoving: boolean): Figure {
  const [figure] = useState(() => figureOf(standing(state)))
  const moved = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (isMoving) moved.current = state?.roundId
    // A flight of which no more is heard is shown as high as it was.
    else if (state?.phase !== "flying" || moved.current !== state.roundId) figure.tell(standing(state))
  }, [figure, state, isMoving])
  return figure
}

type Painted = { state: State | null; clock: LeaderClock; figure: Figure; isMoving: boolean; isCalm: boolean }

/** Tells the figure and paints the picture: sixty times a second while a flight moves, and once for what stands. */
export function useFlight(sheet: Sheet | null, easel: Easel | null, painted: Painted): void {
  const { state, clock, figure, isMoving, isCalm } = painted
  useEffect(() => {
    const draw = (scene: Scene) => {
      if (sheet && easel) paint(sheet.to, scene, easel)
    }
    if (!isMoving || !state) {
      draw(stillOf(state))
      return
    }
    const elapsed = () => Math.max(0, (clock.nowMs() ?? state.takesOffMs) - state.takesOffMs)
    const tell = () => figure.tell(multiplierAt(Math.floor(elapsed())))
    if (isCalm) {
      tell()
      const timer = window.setInterval(tell, calmMs)
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
