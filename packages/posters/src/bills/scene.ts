import type { Brush } from "../brush.ts"
import { circle, n, path } from "../svg.ts"

export const middle = 208

/** The picture of a bill, 416 × 560, without text or frame; its main part is between y 130 and 400. */
export type Scene = (brush: Brush) => string

export const halo = (b: Brush, cx: number, cy: number, r: number): string =>
  circle(cx, cy, r, { stroke: b.gold, width: 1.5 }) +
  circle(cx, cy, r + 8, { stroke: b.gold, width: 0.8, opacity: 0.6 })

export const mirrored = (draw: (x: number) => string, x: number): string => draw(x) + draw(2 * middle - x)

export function pinnacle(b: Brush, at: { x: number; top: number; width: number; base: number }, ink: string) {
  const { x, top, width, base } = at
  const half = width / 2
  const tip = top - width * 2.2
  return (
    path(`M${n(x - half)} ${n(base)}V${n(top)}H${n(x + half)}V${n(base)}Z`, {
      fill: ink,
      stroke: b.gold,
      width: 1.5,
    }) +
    path(`M${n(x - half - 2)} ${n(top)}L${n(x)} ${n(tip)}L${n(x + half + 2)} ${n(top)}Z`, { fill: b.gold }) +
    path(`M${n(x)} ${n(tip)}v-8`, { stroke: b.pale, width: 2 })
  )
}
