import type { Brush } from "../brush.ts"
import { at, circle, n, type Point, path, polar, rays } from "../svg.ts"
import { halo, middle, type Scene } from "./scene.ts"

const [cx, cy, radius] = [middle, 282, 92]

const outer = [0, 60, 120, 180, 240, 300].map((turn) => polar(cx, cy, radius, turn))
const inner = [30, 210].map((turn) => polar(cx, cy, radius * 0.47, turn))

const tubes = outer
  .map((ball, i) => `M${at(ball)}L${at(outer[(i + 1) % outer.length]!)}M${at(ball)}L${n(cx)} ${n(cy)}`)
  .join("")

function ball(b: Brush, [x, y]: Point, r: number): string {
  const seam = `M${n(x - r * 0.92)} ${n(y + r * 0.2)}Q${n(x)} ${n(y + r * 0.62)} ${n(x + r * 0.92)} ${n(y + r * 0.2)}`
  return (
    circle(x, y, r, { fill: b.orb, stroke: b.night, width: 2.5 }) + path(seam, { stroke: b.gold, width: 1.2 })
  )
}

const drawn = (b: Brush) =>
  [
    path(rays(cx, cy, 36, 0, 460, 5), { fill: b.deep, opacity: 0.85 }),
    circle(cx, cy, 146, { fill: b.night, opacity: 0.5 }),
    halo(b, cx, cy, 146),
    path("M208 380L176 460H240Z", { fill: b.deepFall, stroke: b.gold, width: 1.4 }),
    path("M128 332L96 440M288 332L320 440", { stroke: b.warm, width: 4 }),
    path(tubes, { stroke: b.night, width: 12 }),
    path(tubes, { stroke: b.warm, width: 7 }),
    path(tubes, { stroke: b.pale, width: 2 }),
    ...inner.map((point) => ball(b, point, 17)),
    ...outer.map((point) => ball(b, point, 26)),
    ball(b, [cx, cy], 31),
  ].join("")

export const atomium: Scene = (b) =>
  `<g transform="translate(208 260) scale(.86) translate(-208 -282)">${drawn(b)}</g>`
