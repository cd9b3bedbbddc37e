import { useEffect, useRef } from "react"

/** Short waits first, because most answers come within seconds, then ever longer ones. */
const pollDelaysMs = [2_000, 3_000, 4_000, 6_000, 8_000, 12_000]
const maxPollDelayMs = 15_000

/** Asks now and then while something is awaited: nothing while the page is out of sight, and at once when it comes back. */
export function usePolling(isWaiting: boolean, ask: () => void): void {
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (!isWaiting) return
    let times = 0
    let timer: number | undefined
    const askNow = () => {
      window.clearTimeout(timer)
      if (!document.hidden) latest.current()
      timer = window.setTimeout(askNow, pollDelaysMs[times++] ?? maxPollDelayMs)
    }
    const look = () => {
      if (!document.hidden) askNow()
    }
    timer = window.setTimeout(askNow, pollDelaysMs[times++])
    document.addEventListener("visibilitychange", look)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [isWaiting])
}
