import { useEffect, useRef, useState } from "react"
import { countUpValue } from "./countUpValue.ts"

const lastsMs = 1_500

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches

/** Never beyond the value. It jumps under reduced motion, in a hidden window, and when the pool was won. */
export function useCountUp(euros: number): number {
  const to = Math.round(euros * 100)
  const [cents, setCents] = useState(to)
  const currentCents = useRef(cents)
  currentCents.current = cents
  useEffect(() => {
    const from = currentCents.current
    if (to <= from || document.hidden || prefersReducedMotion()) {
      setCents(to)
      return
    }
    const span = { from, to, beganMs: performance.now(), lastsMs }
    let frame = requestAnimationFrame(function step(nowMs) {
      const now = countUpValue(span, nowMs)
      setCents(now)
      if (now < to) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [to])
  return cents / 100
}
