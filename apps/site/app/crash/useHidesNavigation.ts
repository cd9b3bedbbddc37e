import { useEffect, useRef, useState } from "react"
import { betAt } from "./deed.ts"
import type { Known } from "./heard.ts"
import { panels } from "./wish.ts"

/** So long after a flight the bottom navigation stays away: a finger on its way to the button does not land on a link. */
const lingerMs = 1_000

/** Whether a bet of the reader's is in the flight that is heard of. */
const isFlownBy = (known: Known, isMoving: boolean): boolean =>
  isMoving && panels.some((panel) => betAt(known, panel)?.state === "placed")

/** Whether the bottom navigation of a phone is hidden: while a bet of the reader's flies, and for a second after. */
export function useHidesNavigation(known: Known, isMoving: boolean): boolean {
  const isFlown = isFlownBy(known, isMoving)
  const [lingers, setLingers] = useState(false)
  useEffect(() => {
    if (isFlown) return setLingers(true)
    const timer = window.setTimeout(() => setLingers(false), lingerMs)
    return () => window.clearTimeout(timer)
  }, [isFlown])
  return isFlown || lingers
}

/** Brings an element into sight when a flight with a bet of the reader's begins; where it is seen already nothing moves. */
export function useShownInFlight(known: Known, isMoving: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const isFlown = isFlownBy(known, isMoving)
  useEffect(() => {
    if (isFlown) element.current?.scrollIntoView({ block: "nearest" })
  }, [isFlown])
  return element
}
