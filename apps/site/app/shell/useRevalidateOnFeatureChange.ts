import { useEffect, useRef } from "react"
import { useLiveMessage } from "./liveSocket.tsx"
import { useRevalidateWithin } from "./useRevalidateWithin.ts"

/** Shared answers are cached for a second: an earlier read might return the old state. */
const cacheAgeMs = 1_100
/** All windows get the message at once, and must not all read at once. */
const spreadMs = 2_000

export function useRevalidateOnFeatureChange(): void {
  const revalidateWithin = useRevalidateWithin()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useLiveMessage("feature", () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => revalidateWithin(Math.random() * spreadMs), cacheAgeMs)
  })
}
