import { n, type Point, path, polyline } from "../svg.ts"
import { figure, ghost } from "./figure.ts"
import { balustrade, columns, lamp } from "./iron.ts"
import {
  brass,
  floor,
  height,
  heightAt,
  inks,
  landingEnd,
  landingIndexes,
  landingLevel,
  landingStart,
  landings,
  width,
} from "./shape.ts"
import { wall } from "./wall.ts"
import { ribbon } from "./whip.ts"

const stops = (...each: [offset: number, colour: string, opacity?: number][]) =>
  each
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("")

const linear = (id: string, way: string, inside: string) =>
  `<linearGradient id="${id}" ${way}>${inside}</linearGradient>`
const onPage = 'gradientUnits="userSpaceOnUse"'

const gradients = [
  linear(
    "stairWall",
    'x1="0" x2="1" y1="0" y2=".35"',
    stops([0, "#1a0a1c"], [0.5, "#2a0e28"], [1, "#441533"]),
  ),
  linear(
    "stairBrass",
    `${onPage} x1="0" y1="440" x2="${width}" y2="60"`,
    stops([0, "#c9963f"], [0.36, "#f6d48c"], [0.6, "#cf9d4c"], [1, "#b58440"]),
  ),
  linear("stairBody", `${onPage} x1="0" y1="0" x2="${width}" y2="0"`, stops([0, "#4a1f42"], [1, "#2e1230"])),
  linear(
    "stairFade",
    `${onPage} x1="0" y1="0" x2="640" y2="0"`,
    stops([0, "#190a1b"], [0.55, "#190a1b", 0.92], [1, "#190a1b", 0]),
  ),
  linear("stairDown", 'x1="0" x2="0" y1="0" y2="1"', stops([0.45, "#170918", 0], [1, "#170918", 0.82])),
  `<radialGradient id="stairLamp">${stops([0, "#fbd892", 0.5], [0.35, "#e6a74c", 0.2], [1, "#e6a74c", 0])}</radialGradient>`,
].join("")

function corners(from: number, to: number, steps: number): Point[] {
  const deep = (to - from) / steps
  return Array.from({ length: steps }, (_, i): Point[] => {
    const y = heightAt(from + deep * (i + 1))
    return [
      [from + deep * i, y],
      [from + deep * (i + 1), y],
    ]
  }).flat()
}

type Flight = { from: number; to: number; steps: number; isLit: boolean }
/** Flights from the bottom; those that the player has climbed are lit. */
const flightsTo = (here: number): Flight[] => [
  { from: 8, to: landingStart(0), steps: 3, isLit: here >= 0 },
  ...landingIndexes
    .slice(0, -1)
    .map((i) => ({ from: landingEnd(i), to: landingStart(i + 1), steps: 5, isLit: i < here })),
]

function flights(here: number): string {
  const [first, ...others] = flightsTo(here)
  const top: Point[] = [
    [-10, floor],
    [8, floor],
    ...corners(first!.from, first!.to, first!.steps),
    ...landingIndexes.flatMap((i): Point[] => {
      const next = others[i]
      return [[landingEnd(i), landingLevel(i)], ...(next ? corners(next.from, next.to, next.steps) : [])]
    }),
  ]
  const under: Point[] = []
  for (let x = width + 40; x >= -10; x -= 6) {
    const isFlight = Math.abs(heightAt(x + 1) - heightAt(x - 1)) > 0.05
    under.push([x, Math.min(floor + 20, heightAt(x + 4) + (isFlight ? 20 : 17))])
  }
  const edge = Array.from({ length: 283 }, (_, j): Point => [30 + 4 * j, heightAt(34 + 4 * j) + 17])
  const treads = [first!, ...others].map(({ from, to, steps, isLit }) =>
    path(polyline([[from, heightAt(from)], ...corners(from, to, steps)]), {
      stroke: isLit ? inks.ivory : inks.worn,
      width: isLit ? 2 : 1.4,
      extra: 'stroke-linejoin="round"',
    }),
  )
  const floors = landingIndexes.map((i) =>
    path(`M${n(landingStart(i) - 2.5)} ${landingLevel(i)}H${landingEnd(i)}`, {
      stroke: i <= here ? inks.ivory : inks.worn,
      width: i <= here ? 3 : 2,
    }),
  )
  return [
    path(`${polyline([...top, ...under])}Z`, { fill: "url(#stairBody)" }),
    path(ribbon(edge, 2.4), { fill: brass }),
    path(polyline(edge.map(([x, y]) => [x, y - 5])), { stroke: inks.edge, width: 0.8, opacity: 0.55 }),
    ...treads,
    ...floors,
  ].join("")
}

const ground = (): string =>
  path(`M0 ${floor}H${width}V${height}H0Z`, { fill: "#170918" }) +
  path(`M0 ${floor}H${width}`, { stroke: inks.edge, width: 1.5 }) +
  path(`M0 ${floor + 5}H${width}`, { stroke: inks.edge, width: 0.8, opacity: 0.5 })

export const stairLandings = landings

/** 1152 × 468. The figure's landing `here` counts from 0; `next` is drawn as a dashed outline. */
export function staircase({ here, next }: { here?: number; next?: number } = {}): string {
  const climbed = here ?? -1
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${gradients}<clipPath id="stairFrame"><path d="M0 0H${width}V${height}H0Z"/></clipPath></defs>`,
    '<g clip-path="url(#stairFrame)">',
    wall(),
    columns(),
    next === undefined ? "" : ghost(next),
    here === undefined ? "" : figure(here),
    flights(climbed),
    balustrade(),
    ...landingIndexes.map((i) => lamp(i, i <= climbed)),
    ground(),
    "</g></svg>",
  ].join("")
}
