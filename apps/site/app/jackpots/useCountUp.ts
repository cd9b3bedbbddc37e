import { useEffect, useRef, useState } from "react"
import { countUpValue } from "./countUpValue.ts"

/** About as long as until the server says the next value. */
const lastsMs = 1_500

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches

/**
 * An amount that counts up to each new value of the server, and never beyond it. It jumps for whoever wishes for less
 * motion, in a window out of sight, and when it falls: the pool was won.
 */
export function useCountUp(euros: number): number {
  const to = Math.round(euros * 100)
  const [cents, setCents] = useState(to)
  const shown = useRef(cents)
  shown.current = cents
  useEffect(() => {
    const from = shown.current
    if (to <= from || document.hidden || prefersReducedMotion()) {
      setCents(to)
      return
    }
    const way = { from, to, beganMs: performance.now(), lastsMs }
    let frame = requestAnimationFrame(function step(nowMs) {
      const now = countUpValue(way, nowMs)
      setCents(now)
      if (now < to) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [to])
  return cents / 100
}
