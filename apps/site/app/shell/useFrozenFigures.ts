import { useCallback, useEffect, useRef, useState } from "react"

/** A round's money is told at the latest this long after it moved, whatever its game says. */
export const maxFreezeMs = 15_000
/** How long the figures wait to be read anew once a round has been shown. */
const maxReadMs = 1_000

/**
 * Figures that stand still while a game shows a round. `hold` keeps what is shown now; `release` reads them anew and
 * shows them all at once. They are released by themselves fifteen seconds after the first of them moved.
 *
 * @param now the figures as they are.
 * @param read reads them again; settles when they have arrived.
 */
export function useFrozenFigures<Figures>(now: Figures, read: () => Promise<void>) {
  const [held, setHeld] = useState<{ figures: Figures; text: string } | null>(null)
  const latest = useRef(now)
  latest.current = now
  const holds = useRef(0)

  const hold = useCallback(() => {
    holds.current++
    setHeld((before) => before ?? { figures: latest.current, text: JSON.stringify(latest.current) })
  }, [])
  const drop = useCallback(() => {
    holds.current++
    setHeld(null)
  }, [])
  const release = useCallback(() => {
    const mine = holds.current
    const end = () => {
      if (holds.current === mine) drop()
    }
    const late = new Promise((resolve) => setTimeout(resolve, maxReadMs))
    void Promise.race([read(), late]).then(end, end)
  }, [read, drop])

  const hasMoved = held !== null && held.text !== JSON.stringify(now)
  useEffect(() => {
    if (!hasMoved) return
    const timer = setTimeout(drop, maxFreezeMs)
    return () => clearTimeout(timer)
  }, [hasMoved, drop])

  return { shown: held ? held.figures : now, hold, release, drop }
}
