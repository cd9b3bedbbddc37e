import { useCallback, useEffect, useRef } from "react"
import { useRevalidatePage } from "./useRevalidatePage.ts"

/** Many hear of something at the same moment, and must not all ask at once: ms to wait. */
export const randomDelayMs = (): number => 1_000 + Math.random() * 4_000

/**
 * Reads the page anew within some milliseconds; whoever asks for sooner is heard. A window out of sight is read when it is
 * looked at again.
 */
export function useRevalidateWithin(): (ms: number) => void {
  const readPage = useRevalidatePage()
  const due = useRef<{ timer: number; at: number } | null>(null)
  const isOwed = useRef(false)
  useEffect(() => {
    const look = () => {
      if (document.hidden || !isOwed.current) return
      isOwed.current = false
      readPage()
    }
    document.addEventListener("visibilitychange", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      window.clearTimeout(due.current?.timer)
      due.current = null
    }
  }, [readPage])
  return useCallback(
    (ms) => {
      const at = performance.now() + ms
      if (due.current && due.current.at <= at) return
      window.clearTimeout(due.current?.timer)
      const timer = window.setTimeout(() => {
        due.current = null
        if (document.hidden) isOwed.current = true
        else readPage()
      }, ms)
      due.current = { timer, at }
    },
    [readPage],
  )
}
