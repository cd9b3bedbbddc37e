import { type RefObject, useCallback, useEffect, useRef, useState } from "react"

/** Long enough to read a slide twice. */
const slideMs = 8_000

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches

/** Plays until the user chooses a slide, swipes or stops it; pauses on hover, on focus and while hidden. */
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
  const setHeld = (isPaused: boolean) => () => {
    isHeld.current = isPaused
  }
  return {
    at,
    /** Scripts run, so controls may be shown. */
    isReady,
    isPlaying,
    toggle: () => setPlaying((now) => !now),
    previous: () => choose(at - 1),
    next: () => choose(at + 1),
    /** On keyboard focus. */
    reach: (slide: number) => {
      if (slide !== at) choose(slide)
    },
    holding: {
      onPointerEnter: setHeld(true),
      onPointerLeave: setHeld(false),
      onFocus: setHeld(true),
      onBlur: setHeld(false),
    },
    scrolling: {
      onScroll: () => {
        const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
        if (clientWidth > 0) setAt(Math.min(count - 1, Math.round(scrollLeft / clientWidth)))
      },
      onTouchStart: () => setPlaying(false),
    },
  }
}
