import { useCallback, useEffect, useRef } from "react"
import { useRevalidatePage } from "./useRevalidatePage.ts"

/** Spreads the requests of many clients that get a message at once. */
export const randomDelayMs = (): number => 1_000 + Math.random() * 4_000

/** Reads the page within some ms; an earlier time wins. A hidden window reads when it is visible again. */
export function useRevalidateWithin(): (ms: number) => void {
  const revalidatePage = useRevalidatePage()
  const due = useRef<{ timer: number; at: number } | null>(null)
  const isPending = useRef(false)
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.hidden || !isPending.current) return
      isPending.current = false
      revalidatePage()
    }
    document.addEventListener("visibilitychange", onVisibilityChange)
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange)
      window.clearTimeout(due.current?.timer)
      due.current = null
    }
  }, [revalidatePage])
  return useCallback(
    (ms) => {
      const at = performance.now() + ms
      if (due.current && due.current.at <= at) return
      window.clearTimeout(due.current?.timer)
      const timer = window.setTimeout(() => {
        due.current = null
        if (document.hidden) isPending.current = true
        else revalidatePage()
      }, ms)
      due.current = { timer, at }
    },
    [revalidatePage],
  )
}
