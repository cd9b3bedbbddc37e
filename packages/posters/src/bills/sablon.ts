import type { Brush } from "../brush.ts"
import { circle, n, path, polar, polygon, rays } from "../svg.ts"
import { halo, middle, mirrored, pinnacle, type Scene } from "./scene.ts"

const base = 420

function lancet(b: Brush, x: number, y: number, width: number, height: number): string {
  const [left, right, shoulder] = [n(x - width / 2), n(x + width / 2), n(y + width * 0.8)]
  const bend = n(y + width * 0.2)
  return path(
    `M${left} ${n(y + height)}V${shoulder}Q${left} ${bend} ${n(x)} ${n(y)}Q${right} ${bend} ${right} ${shoulder}V${n(y + height)}Z`,
    { fill: b.night, stroke: b.gold, width: 1.2 },
  )
}

const aisle = (b: Brush) => (x: number) => {
  const inward = Math.sign(middle - x)
  const roof = polygon([
    [x, base],
    [x, 352],
    [x + inward * 40, 322],
    [x + inward * 86, 322],
    [x + inward * 86, base],
  ])
  return path(roof, { fill: b.deepFall, stroke: b.gold, width: 1.5 })
}

function rose(b: Brush): string {
  const beads = Array.from({ length: 12 }, (_, i) =>
    circle(...polar(middle, 270, 37, i * 30 + 15), 3, { fill: b.warm }),
  )
  return [
    circle(middle, 270, 42, { fill: b.night, stroke: b.gold, width: 3 }),
    path(rays(middle, 270, 12, 14, 37), { fill: b.light }),
    circle(middle, 270, 10, { fill: b.warm }),
    ...beads,
  ].join("")
}

function front(b: Brush): string {
  return [
    path("M140 420V258L208 158L276 258V420Z", { fill: b.warmFall, stroke: b.night, width: 3 }),
    path("M150 420V262L208 176L266 262V420Z", { stroke: b.warm, width: 1.4, opacity: 0.9 }),
    rose(b),
    lancet(b, middle, 332, 34, 90),
    mirrored((x) => lancet(b, x, 344, 22, 78), 168),
    path("M208 346V420M196 360V420M220 360V420", { stroke: b.light, width: 1.6, opacity: 0.8 }),
    mirrored((x) => pinnacle(b, { x, top: 244, width: 15, base }, b.light), 140),
    path("M208 158v-22M200 144h16", { stroke: b.pale, width: 3 }),
  ].join("")
}

/** The church on the Sablon before a low sun. */
export const sablon: Scene = (b) =>
  [
    path(rays(middle, 330, 44, 0, 520), { fill: b.deep, opacity: 0.75 }),
    circle(middle, 300, 128, { fill: b.mainFall, opacity: 0.9 }),
    halo(b, middle, 300, 140),
    mirrored(aisle(b), 52),
    ...[76, 112].map((x) => mirrored((at) => lancet(b, at, 356, 18, 52), x)),
    mirrored((x) => pinnacle(b, { x, top: 344, width: 12, base }, b.main), 52),
    mirrored((x) => pinnacle(b, { x, top: 310, width: 12, base }, b.main), 94),
    front(b),
  ].join("")
