import { useEffect, useState } from "react"

/** Whole seconds, started whenever `since` changes; null starts none. 0 without scripts. */
export function useCountdown(since: unknown, seconds: number): number {
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause is as long as it was when it began.
  useEffect(() => {
    setLeft(0)
    if (since === null) return
    const end = performance.now() + seconds * 1_000
    const update = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)))
    update()
    const timer = window.setInterval(update, 1_000)
    return () => window.clearInterval(timer)
  }, [since])
  return left
}
