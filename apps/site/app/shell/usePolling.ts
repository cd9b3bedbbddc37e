import { useEffect, useRef } from "react"

/** Most answers come within seconds. */
const pollDelaysMs = [2_000, 3_000, 4_000, 6_000, 8_000, 12_000]
const maxPollDelayMs = 15_000

export function usePolling(isWaiting: boolean, poll: () => void): void {
  const latest = useRef(poll)
  latest.current = poll
  useEffect(() => {
    if (!isWaiting) return
    let times = 0
    let timer: number | undefined
    const pollNow = () => {
      window.clearTimeout(timer)
      if (!document.hidden) latest.current()
      timer = window.setTimeout(pollNow, pollDelaysMs[times++] ?? maxPollDelayMs)
    }
    const onVisibilityChange = () => {
      if (!document.hidden) pollNow()
    }
    timer = window.setTimeout(pollNow, pollDelaysMs[times++])
    document.addEventListener("visibilitychange", onVisibilityChange)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener("visibilitychange", onVisibilityChange)
    }
  }, [isWaiting])
}
