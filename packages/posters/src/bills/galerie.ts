import type { Brush } from "../brush.ts"
import { circle, group, n, path, polar, polygon } from "../svg.ts"
import { middle as cx, type Scene } from "./scene.ts"

/** The vanishing point of the hall, and its width and height at the front. */
const vanishing = 344
const [half, crown, spring] = [176, 136, 60]
/** The arches from front to back, as fractions of the first. */
const bays = [1, 0.78, 0.6, 0.46, 0.35, 0.265, 0.2]
const far = bays.at(-1)!

const springOf = (k: number) => vanishing - spring * k

/** The arch of the vault, left to right, without its start. */
const vault = (k: number) => `A${n(half * k)} ${n(crown * k)} 0 0 1 ${n(cx + half * k)} ${n(springOf(k))}`
const bow = (k: number) => `M${n(cx - half * k)} ${n(springOf(k))}${vault(k)}`

const cut = (k: number) => {
  const ground = n(vanishing + 96 * k)
  return `M${n(cx - half * k)} ${ground}V${n(springOf(k))}${vault(k)}V${ground}Z`
}

/** Shop windows between two bays, two rows on each side. */
function shops(b: Brush, i: number): string {
  const [near, next] = [bays[i]!, bays[i + 1]!]
  return [-1, 1]
    .flatMap((side) =>
      [0, 1].map((row) => {
        const outer = cx + side * (half * near * 0.985 - 6 * near)
        const inner = cx + side * half * next * 1.02
        const top = (k: number) => vanishing + (row * 62 - 42) * k
        const pane = polygon([
          [outer, top(near * 0.97)],
          [inner, top(next)],
          [inner, top(next) + 40 * next],
          [outer, top(near * 0.97) + 40 * near * 0.97],
        ])
        return path(pane, {
          fill: (i + row) % 2 ? b.warm : b.pale,
          stroke: b.night,
          width: 1.2,
          opacity: 0.82,
        })
      }),
    )
    .join("")
}

const ribs = Array.from({ length: 13 }, (_, i) => {
  const turn = ((i * 15 - 180) * Math.PI) / 180
  const end = (k: number) =>
    `${n(cx + Math.cos(turn) * half * k)} ${n(springOf(k) + Math.sin(turn) * crown * k)}`
  return `M${end(1)}L${end(far)}`
}).join("")

function floor(b: Brush): string {
  const along = Array.from({ length: 9 }, (_, i) => `M${cx} ${vanishing}L${cx + (i - 4) * 88} 560`).join("")
  const across = [14, 32, 58, 94, 140]
    .map((depth) => `M${n(cx - depth * 1.5)} ${vanishing + depth}H${n(cx + depth * 1.5)}`)
    .join("")
  return (
    path(`M0 560L${cx} ${vanishing}L${cx * 2} 560Z`, { fill: b.night, opacity: 0.78 }) +
    path(along + across, { stroke: b.light, width: 1, opacity: 0.35 })
  )
}

function clock(b: Brush): string {
  const hours = Array.from({ length: 12 }, (_, i) =>
    circle(...polar(cx, 218, 18.5, i * 30), 1.2, { fill: b.night }),
  )
  return [
    path(`M${cx} 150V196`, { stroke: b.gold, width: 2 }),
    circle(cx, 218, 24, { fill: b.pale, stroke: b.gold, width: 4 }),
    path(`M${cx} 218V203M${cx} 218L${cx - 10} 225`, {
      stroke: b.night,
      width: 3,
      extra: 'stroke-linecap="round"',
    }),
    ...hours,
  ].join("")
}

/** The glass vault of the Galeries Saint-Hubert, with its clock. */
export const galerie: Scene = (b) =>
  group(
    "translate(0 -14)",
    path(cut(1.16), { fill: b.ground, stroke: b.gold, width: 1.6 }),
    ...bays.map((k, i) =>
      path(cut(k), { fill: i % 2 ? b.deep : b.mainFall, stroke: b.gold, width: i < 3 ? 2 : 1.3 }),
    ),
    ...bays.slice(0, -1).map((_, i) => shops(b, i)),
    path(ribs, { stroke: b.light, width: 1.1, opacity: 0.75 }),
    path([0.9, 0.69, 0.53].map(bow).join(""), { stroke: b.light, width: 1, opacity: 0.7 }),
    path(cut(far), { fill: b.warmFall }),
    floor(b),
    clock(b),
  )
