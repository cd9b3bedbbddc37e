import { useEffect, useRef } from "react"
import { useLiveMessage } from "./liveSocket.tsx"
import { useRevalidateWithin } from "./useRevalidateWithin.ts"

/** What is the same for everybody is remembered for a second: read sooner, it might say what was. */
const cacheAgeMs = 1_100
/** All windows hear of it at the same moment, and must not all ask at once. */
const spreadMs = 2_000

/** Reads the page anew when the house switches a feature on or off: what is switched off is gone from open pages too. */
export function useRevalidateOnFeatureChange(): void {
  const readWithin = useRevalidateWithin()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useLiveMessage("feature", () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => readWithin(Math.random() * spreadMs), cacheAgeMs)
  })
}
