import { useEffect, useRef, useState } from "react"
import { panelNames } from "./betForm.ts"
import type { LiveRound } from "./liveState.ts"
import { findPanelBet } from "./panelAction.ts"

/** So long after a flight the bottom navigation stays away: a finger on its way to the button does not land on a link. */
const showAgainDelayMs = 1_000

/** Whether a bet of the reader's is in the flight that is heard of. */
const hasFlyingBet = (known: LiveRound, isMoving: boolean): boolean =>
  isMoving && panelNames.some((panel) => findPanelBet(known, panel)?.state === "placed")

/** Whether the bottom navigation of a phone is hidden: while a bet of the reader's flies, and for a second after. */
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

/** Brings an element into sight when a flight with a bet of the reader's begins; where it is seen already nothing moves. */
export function useScrollIntoViewInFlight(known: LiveRound, isMoving: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const isFlown = hasFlyingBet(known, isMoving)
  useEffect(() => {
    if (isFlown) element.current?.scrollIntoView({ block: "nearest" })
  }, [isFlown])
  return element
}
