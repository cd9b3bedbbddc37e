import { useCallback, useEffect, useRef, useState } from "react"

/** Figures are shown at the latest this long after the first of them moved, whatever the game reports. */
export const maxFreezeMs = 15_000
const maxReadMs = 1_000

/** `release` reads the figures anew and shows them all at once; `read` resolves when they have arrived. */
export function useFrozenFigures<Figures>(now: Figures, read: () => Promise<void>) {
  const [frozen, setFrozen] = useState<{ figures: Figures; text: string } | null>(null)
  const latest = useRef(now)
  latest.current = now
  const holds = useRef(0)

  const hold = useCallback(() => {
    holds.current++
    setFrozen((before) => before ?? { figures: latest.current, text: JSON.stringify(latest.current) })
  }, [])
  const drop = useCallback(() => {
    holds.current++
    setFrozen(null)
  }, [])
  const release = useCallback(() => {
    const ownHold = holds.current
    const end = () => {
      if (holds.current === ownHold) drop()
    }
    const timeout = new Promise((resolve) => setTimeout(resolve, maxReadMs))
    void Promise.race([read(), timeout]).then(end, end)
  }, [read, drop])

  const hasMoved = frozen !== null && frozen.text !== JSON.stringify(now)
  useEffect(() => {
    if (!hasMoved) return
    const timer = setTimeout(drop, maxFreezeMs)
    return () => clearTimeout(timer)
  }, [hasMoved, drop])

  return { visibleFigures: frozen ? frozen.figures : now, hold, release, drop }
}
