import { useEffect } from "react"
import { useRevalidator } from "react-router"

/** What the page waits for happens in another tab. */
export function useRevalidateOnReturn(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const onVisibilityChange = () => {
      if (!document.hidden) void revalidate()
    }
    document.addEventListener("visibilitychange", onVisibilityChange)
    return () => document.removeEventListener("visibilitychange", onVisibilityChange)
  }, [isWaiting, revalidate])
}
