import { useEffect, useRef, useState } from "react"
import { panelNames } from "./betForm.ts"
import type { LiveRound } from "./liveState.ts"
import { findPanelBet } from "./panelAction.ts"

/** A finger on its way to the button must not land on a link. */
const showAgainDelayMs = 1_000

const hasFlyingBet = (known: LiveRound, isMoving: boolean): boolean =>
  isMoving && panelNames.some((panel) => findPanelBet(known, panel)?.state === "placed")

export function useIsNavigationHidden(known: LiveRound, isMoving: boolean): boolean {
  const isFlown = hasFlyingBet(known, isMoving)
  const [lingers, setLingers] = useState(false)
  useEffect(() => {
    if (isFlown) return setLingers(true)
    const timer = window.setTimeout(() => setLingers(false), showAgainDelayMs)
    return () => window.clearTimeout(timer)
  }, [isFlown])
  return isFlown || lingers
}

export function useScrollIntoViewInFlight(known: LiveRound, isMoving: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const isFlown = hasFlyingBet(known, isMoving)
  useEffect(() => {
    if (isFlown) element.current?.scrollIntoView({ block: "nearest" })
  }, [isFlown])
  return element
}
