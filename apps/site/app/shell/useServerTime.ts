import { useEffect, useState } from "react"

/**
 * The server's time, ticking: the instant the page was made until the page is alive, then every second. The visitor's
 * own clock may be wrong, so only its steps are used.
 *
 * @param madeAt the server's time when the page was made, ISO 8601.
 */
export function useServerTime(madeAt: string): number {
  const start = Date.parse(madeAt)
  const [now, setNow] = useState(start)
  useEffect(() => {
    const begun = performance.now()
    const tick = () => setNow(start + performance.now() - begun)
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [start])
  return now
}
