import { useEffect } from "react"
import { useRevalidator } from "react-router"

/** Short waits first, because most answers come within seconds, then ever longer ones. */
const waitsMs = [2_000, 3_000, 4_000, 6_000, 8_000, 12_000]
const longestWaitMs = 15_000

/**
 * Reads the page again now and then while something is awaited. A live message usually comes first; this is for
 * when it does not. Nothing is asked while the page is out of sight, and at once when it comes back.
 */
export function useGentlePolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    let times = 0
    let timer: number | undefined
    const ask = () => {
      window.clearTimeout(timer)
      if (!document.hidden) void revalidate()
      timer = window.setTimeout(ask, waitsMs[times++] ?? longestWaitMs)
    }
    const look = () => {
      if (!document.hidden) ask()
    }
    timer = window.setTimeout(ask, waitsMs[times++])
    document.addEventListener("visibilitychange", look)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [isWaiting, revalidate])
}
