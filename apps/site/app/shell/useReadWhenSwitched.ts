import { useEffect, useRef } from "react"
import { useLive } from "./live.tsx"
import { useReadWithin } from "./useReadWithin.ts"

/** What is the same for everybody is remembered for a second: read sooner, it might say what was. */
const rememberedMs = 1_100
/** All windows hear of it at the same moment, and must not all ask at once. */
const spreadMs = 2_000

/** Reads the page anew when the house switches a feature on or off: what is switched off is gone from open pages too. */
export function useReadWhenSwitched(): void {
  const readWithin = useReadWithin()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useLive("feature", () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => readWithin(Math.random() * spreadMs), rememberedMs)
  })
}
