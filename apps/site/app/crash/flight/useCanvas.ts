import { type RefObject, useEffect, useState } from "react"

export type Sheet = { readonly to: CanvasRenderingContext2D; readonly wide: number; readonly high: number }

/** More dots than these nobody sees, and a phone has to fill them sixty times a second. */
const mostDots = 2

/** A canvas as large as its place on the screen, in pixels of the page; another one whenever that changes. */
export function useCanvas(canvas: RefObject<HTMLCanvasElement | null>): Sheet | null {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  useEffect(() => {
    const element = canvas.current
    const to = element?.getContext("2d")
    if (!element || !to) return
    const fit = () => {
      const { width: wide, height: high } = element.getBoundingClientRect()
      const dots = Math.min(mostDots, window.devicePixelRatio || 1)
      element.width = Math.round(wide * dots)
      element.height = Math.round(high * dots)
      to.setTransform(dots, 0, 0, dots, 0, 0)
      setSheet({ to, wide, high })
    }
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => watch.disconnect()
  }, [canvas])
  return sheet
}
