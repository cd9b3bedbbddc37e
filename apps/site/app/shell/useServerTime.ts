import { useEffect, useState } from "react"

/** The visitor's clock may be wrong, so only its differences count. `madeAt` is ISO 8601. */
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
