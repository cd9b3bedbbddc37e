import { type RefObject, useCallback, useEffect, useRef, useState } from "react"

/** How long a slide stays before the next one comes by itself, ms: long enough to read it twice. */
const slideMs = 8_000

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches

/**
 * Moves a row of slides that scrolls and snaps. It moves on by itself until somebody chooses a slide, swipes or stops it; it waits
 * while it is pointed at, focused or out of sight, and never moves by itself where less motion is wished for.
 *
 * @param row the row that scrolls; each slide is as wide as it.
 */
export function useCarousel(row: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0)
  const [isReady, setReady] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const isHeld = useRef(false)
  useEffect(() => {
    setReady(true)
    setPlaying(!prefersReducedMotion())
  }, [])

  const show = useCallback(
    (slide: number) => {
      const left = ((slide + count) % count) * (row.current?.clientWidth ?? 0)
      row.current?.scrollTo({ left, behavior: prefersReducedMotion() ? "instant" : "smooth" })
    },
    [row, count],
  )

  const latest = useRef(at)
  latest.current = at
  useEffect(() => {
    if (!isPlaying || count < 2) return
    const timer = window.setInterval(() => {
      if (!isHeld.current && !document.hidden) show(latest.current + 1)
    }, slideMs)
    return () => window.clearInterval(timer)
  }, [isPlaying, count, show])

  const choose = (slide: number) => {
    setPlaying(false)
    show(slide)
  }
  const hold = (held: boolean) => () => {
    isHeld.current = held
  }
  return {
    at,
    /** Scripts run: controls that need them may be shown. */
    isReady,
    isPlaying,
    toggle: () => setPlaying((now) => !now),
    previous: () => choose(at - 1),
    next: () => choose(at + 1),
    /** Brings the slide that the keyboard has reached. */
    reach: (slide: number) => {
      if (slide !== at) choose(slide)
    },
    /** For the whole carousel. */
    holding: {
      onPointerEnter: hold(true),
      onPointerLeave: hold(false),
      onFocus: hold(true),
      onBlur: hold(false),
    },
    /** For the row. */
    scrolling: {
      onScroll: () => {
        const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
        if (clientWidth > 0) setAt(Math.min(count - 1, Math.round(scrollLeft / clientWidth)))
      },
      onTouchStart: () => setPlaying(false),
    },
  }
}
