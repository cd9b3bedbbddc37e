import { type RefObject, useEffect, useState } from "react"

export type CanvasSurface = {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
}

/** More are invisible, and a phone has to fill them sixty times a second. */
const maxPixelRatio = 2

export function useCanvas(canvas: RefObject<HTMLCanvasElement | null>): CanvasSurface | null {
  const [surface, setSurface] = useState<CanvasSurface | null>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext("2d")
    if (!element || !context) return
    const fit = () => {
      const { width, height } = element.getBoundingClientRect()
      const pixelRatio = Math.min(maxPixelRatio, window.devicePixelRatio || 1)
      element.width = Math.round(width * pixelRatio)
      element.height = Math.round(height * pixelRatio)
      context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
      setSurface({ context, width, height })
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas])
  return surface
}
