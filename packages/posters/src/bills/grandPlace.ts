import type { Brush } from "../brush.ts"
import { circle, group, n, path, polygon, rays, star } from "../svg.ts"
import { halo, type Scene } from "./scene.ts"

const base = 460
const [moonX, moonY] = [290, 246]

type House = { x: number; top: number; width: number; ink: string; lamp: string; steps?: number }

function house(b: Brush, { x, top, width, ink, lamp, steps = 4 }: House): string {
  const step = n(width / 2 / (steps + 0.8))
  const ridge = n((width / 2 / (steps + 0.8)) * 1.6)
  const outline = `M${n(x)} ${base}V${n(top)}${`h${step}v-16`.repeat(steps)}h${ridge}${`v16h${step}`.repeat(steps)}V${base}Z`
  const [pane, arch] = [n(width * 0.18), n(width * 0.09)]
  let panes = ""
  for (let y = top + 12; y < 420; y += 34)
    for (const share of [0.16, 0.41, 0.66])
      panes += `M${n(x + width * share)} ${n(y)}v20h${pane}v-20a${arch} ${arch} 0 0 0 -${pane} 0Z`
  return [
    path(outline, { fill: ink, stroke: b.gold, width: 1.4 }),
    path(panes, { fill: lamp, opacity: 0.92 }),
    circle(x + width / 2, top - 34, width * 0.07, { fill: lamp }),
    path(`M${n(x)} ${n(top + 4)}H${n(x + width)}`, { stroke: b.gold, width: 1.2 }),
  ].join("")
}

const spire = polygon([
  [132, base],
  [132, 286],
  [148, 286],
  [148, 250],
  [160, 200],
  [164, 172],
  [168, 200],
  [180, 250],
  [180, 286],
  [196, 286],
  [196, base],
])

function townHall(b: Brush): string {
  const windows = [144, 160, 176].map((x) => `M${x} 330v-22a5 5 0 0 1 10 0v22Z`).join("")
  return [
    path(spire, { fill: b.main, stroke: b.gold, width: 1.4 }),
    path("M164 174v-10", { stroke: b.pale, width: 2.5 }),
    circle(164, 161, 3.4, { fill: b.gold }),
    path("M148 286h32M152 262h24M155 234h18M158 214h12", { stroke: b.gold, width: 1.4 }),
    path(windows, { fill: b.pale, opacity: 0.9 }),
  ].join("")
}

function stars(b: Brush): string {
  return Array.from({ length: 14 }, (_, i) => [40 + ((i * 97) % 340), 176 + ((i * 53) % 120)] as const)
    .filter(([x, y]) => Math.hypot(x - moonX, y - moonY) > 80 && Math.abs(x - 164) > 22)
    .map(([x, y], i) => path(star(x, y, 4, 3 + (i % 3) * 2, 1.1), { fill: b.pale, opacity: 0.75 }))
    .join("")
}

/** The Grand-Place at night: town hall and guild houses under a full moon. */
export const grandPlace: Scene = (b) =>
  group(
    "translate(0 -14)",
    path(rays(moonX, moonY, 36, 0, 460, 3), { fill: b.deep, opacity: 0.55 }),
    circle(moonX, moonY, 50, { fill: b.warmFall }),
    halo(b, moonX, moonY, 60),
    townHall(b),
    house(b, { x: 14, top: 344, width: 72, ink: b.deepFall, lamp: b.light }),
    house(b, { x: 330, top: 338, width: 76, ink: b.deepFall, lamp: b.light }),
    house(b, { x: 78, top: 372, width: 62, ink: b.lightFall, lamp: b.night }),
    house(b, { x: 196, top: 352, width: 68, ink: b.mainFall, lamp: b.pale }),
    house(b, { x: 262, top: 372, width: 70, ink: b.warmFall, lamp: b.deep }),
    house(b, { x: 136, top: 392, width: 62, ink: b.warmFall, lamp: b.deep, steps: 3 }),
    stars(b),
  )
