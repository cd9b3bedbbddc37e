import { type RefObject, useCallback, useEffect, useRef, useState } from "react"

export type RailEdges = { atStart: boolean; atEnd: boolean }

/** Allows one pixel, because browsers report fractions at zoom levels other than 100 %. */
export function computeRailEdges(scrollLeft: number, clientWidth: number, scrollWidth: number): RailEdges {
  const gone = Math.abs(scrollLeft)
  return { atStart: gone <= 1, atEnd: gone + clientWidth >= scrollWidth - 1 }
}

type RailControls<E extends HTMLElement> = RailEdges & {
  ref: RefObject<E | null>
  turn: (way: -1 | 1) => void
}

/** Tracks a horizontal scroller and pages it, keeping a part of the last page visible. */
export function useRail<E extends HTMLElement>(): RailControls<E> {
  const ref = useRef<E>(null)
  const [edges, setEdges] = useState<RailEdges>({ atStart: true, atEnd: false })

  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const measure = () => {
      const next = computeRailEdges(scroller.scrollLeft, scroller.clientWidth, scroller.scrollWidth)
      setEdges((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next))
    }
    scroller.addEventListener("scroll", measure, { passive: true })
    // It also reports the first size, after the browser's own layout: measuring here would force one for each rail.
    const size = new ResizeObserver(measure)
    size.observe(scroller)
    const content = new MutationObserver(measure)
    content.observe(scroller, { childList: true })
    return () => {
      scroller.removeEventListener("scroll", measure)
      size.disconnect()
      content.disconnect()
    }
  }, [])

  const turn = useCallback((way: -1 | 1) => {
    const scroller = ref.current
    scroller?.scrollBy({ left: way * scroller.clientWidth * 0.85 })
  }, [])

  return { ref, ...edges, turn }
}
