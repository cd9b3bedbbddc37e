import { useEffect } from "react"
import { useRevalidator } from "react-router"

/** Reads the page again when it comes back into sight: what it waits for happens in another tab. */
export function useRevalidateOnReturn(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      if (!document.hidden) void revalidate()
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [isWaiting, revalidate])
}
