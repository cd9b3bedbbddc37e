import { type RefObject, useEffect, useState } from "react"

export type CanvasSurface = {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
}

/** More dots than these nobody sees, and a phone has to fill them sixty times a second. */
const maxPixelRatio = 2

/** A canvas as large as its place on the screen, in pixels of the page; another one whenever that changes. */
export function useCanvas(canvas: RefObject<HTMLCanvasElement | null>): CanvasSurface | null {
  const [sheet, setSheet] = useState<CanvasSurface | null>(null)
  useEffect(() => {
    const element = canvas.current
    const to = element?.getContext("2d")
    if (!element || !to) return
    const fit = () => {
      const { width: wide, height: high } = element.getBoundingClientRect()
      const dots = Math.min(maxPixelRatio, window.devicePixelRatio || 1)
      element.width = Math.round(wide * dots)
      element.height = Math.round(high * dots)
      to.setTransform(dots, 0, 0, dots, 0, 0)
      setSheet({ context: to, width: wide, height: high })
    }
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => watch.disconnect()
  }, [canvas])
  return sheet
}
