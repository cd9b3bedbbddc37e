import type { Art } from "../src/studio/art.ts"
import type { Stroke } from "./scratch-strokes.ts"

/** The cover in its own pixels; the page scales it. */
const size = 160
const brush = 30
/** The cover is measured in squares; this share of them has to be scratched off before the field opens. */
const squares = 10
const enough = 0.42

/** Brushed metal with the studio’s drawing, and a line around it. */
function paint(context: CanvasRenderingContext2D, { palette, cover }: Art): void {
  context.globalCompositeOperation = "source-over"
  const metal = context.createLinearGradient(0, 0, size, size)
  for (const [at, colour] of [palette.frame, palette.light, palette.frame, palette.shade].entries())
    metal.addColorStop(at / 3, colour)
  context.fillStyle = metal
  context.fillRect(0, 0, size, size)
  context.save()
  context.translate(0.15 * size, 0.15 * size)
  context.scale((0.7 * size) / 100, (0.7 * size) / 100)
  context.globalAlpha = 0.5
  context.fillStyle = palette.deep
  context.fill(new Path2D(cover.filled))
  context.strokeStyle = palette.deep
  context.lineWidth = 3
  context.stroke(new Path2D(cover.lines))
  context.restore()
  context.globalAlpha = 0.7
  context.strokeStyle = palette.deep
  context.lineWidth = 3
  context.strokeRect(9, 9, size - 18, size - 18)
  context.globalAlpha = 1
}

function erase(context: CanvasRenderingContext2D, x: number, y: number, endX: number, endY: number): void {
  context.globalCompositeOperation = "destination-out"
  context.lineCap = "round"
  context.lineWidth = brush * 2
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(endX, endY)
  context.stroke()
}

export function scratchCover(art: Art) {
  const node = document.createElement("canvas")
  node.width = size
  node.height = size
  node.className = "cover"
  const context = node.getContext("2d")
  const gone = new Set<number>()

  function count(x: number, y: number): void {
    for (let square = 0; square < squares ** 2; square++) {
      const middleX = (((square % squares) + 0.5) * size) / squares
      const middleY = ((Math.floor(square / squares) + 0.5) * size) / squares
      if (Math.hypot(middleX - x, middleY - y) < brush) gone.add(square)
    }
  }

  return {
    node,
    /** Lays the cover again. */
    lay(): void {
      gone.clear()
      if (context) paint(context, art)
    },
    /** Scratches along a stroke over the field in `box`; whether enough of the cover is gone. */
    scratch({ fromX, fromY, toX, toY }: Stroke, box: DOMRect): boolean {
      const scale = size / box.width
      const [x, y] = [(fromX - box.left) * scale, (fromY - box.top) * scale]
      const [endX, endY] = [(toX - box.left) * scale, (toY - box.top) * scale]
      if (Math.max(x, endX) < -brush || Math.min(x, endX) > size + brush) return false
      if (Math.max(y, endY) < -brush || Math.min(y, endY) > size + brush) return false
      if (context) erase(context, x, y, endX, endY)
      const steps = Math.ceil(Math.hypot(endX - x, endY - y) / (brush / 2)) || 1
      for (let step = 0; step <= steps; step++)
        count(x + ((endX - x) * step) / steps, y + ((endY - y) * step) / steps)
      return gone.size >= enough * squares ** 2
    },
  }
}
