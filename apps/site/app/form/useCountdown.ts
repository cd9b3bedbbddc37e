import { useEffect, useState } from "react"

/**
 * Whole seconds until something may be asked for again, counted down from `seconds` each time `since` is another; null
 * begins none. Nought where no script runs: the server says no itself.
 */
export function useCountdown(since: unknown, seconds: number): number {
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause is as long as it was when it began.
  useEffect(() => {
    setLeft(0)
    if (since === null) return
    const end = performance.now() + seconds * 1_000
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)))
    count()
    const timer = window.setInterval(count, 1_000)
    return () => window.clearInterval(timer)
  }, [since])
  return left
}
