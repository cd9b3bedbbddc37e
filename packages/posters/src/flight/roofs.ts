import { box, n, path } from "../svg.ts"

const [width, height] = [960, 96]
const [far, near, edge, pane] = ["#20142b", "#150d1c", "#4a3858", "#f3bf62"]

type House = readonly [x: number, wide: number, high: number]

function steps([x, wide, high]: House): string {
  const [rise, run] = [6, wide / 8]
  const left = Array.from({ length: 3 }, () => `v${-rise}h${n(run)}`).join("")
  const right = Array.from({ length: 3 }, () => `h${n(run)}v${rise}`).join("")
  return `M${n(x)} ${height}V${n(height - high)}${left}h${n(wide - run * 6)}${right}V${height}Z`
}

const slopes = ([x, wide, high]: House): string =>
  `M${n(x)} ${height}V${n(height - high)}L${n(x + wide / 2)} ${n(height - high - wide / 3)}l${n(wide / 5)} ${n(wide / 7.5)}v-12h7v${n(12 + 4.7)}L${n(x + wide)} ${n(height - high)}V${height}Z`

const mansard = ([x, wide, high]: House): string =>
  `M${n(x)} ${height}V${n(height - high)}l5 -16H${n(x + wide * 0.3)}v-9h9v9H${n(x + wide - 5)}l5 16V${height}Z`

const tower = ([x, wide, high]: House): string => {
  const [middle, top] = [x + wide / 2, height - high]
  return `M${n(x)} ${height}V${n(top + 34)}h3v-8h4v-6L${n(middle - 4)} ${n(top + 16)}L${n(middle)} ${n(top)}L${n(middle + 4)} ${n(top + 16)}L${n(x + wide - 7)} ${n(top + 20)}v6h4v8h3V${height}Z`
}

const dome = ([x, wide, high]: House): string => {
  const [top, r] = [height - high, wide / 6]
  return `M${n(x)} ${height}V${n(top + 30)}H${n(x + wide / 3)}V${n(top + 16)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(top + 30)}H${n(x + wide)}V${height}ZM${n(x + wide / 2 - 1)} ${n(top + 2)}V${n(top - 7)}h2V${n(top + 2)}Z`
}

const behind = [
  mansard([0, 92, 34]),
  slopes([92, 58, 30]),
  tower([166, 30, 90]),
  steps([204, 56, 30]),
  mansard([262, 110, 38]),
  slopes([372, 64, 28]),
  steps([438, 52, 36]),
  dome([498, 108, 66]),
  slopes([612, 60, 32]),
  mansard([672, 96, 30]),
  steps([770, 58, 34]),
  slopes([828, 66, 30]),
  mansard([894, 66, 36]),
]
const before = [
  steps([0, 54, 20]),
  slopes([54, 62, 14]),
  mansard([116, 84, 16]),
  slopes([200, 50, 18]),
  steps([250, 60, 18]),
  mansard([310, 96, 12]),
  slopes([406, 58, 16]),
  steps([464, 48, 20]),
  mansard([512, 100, 14]),
  slopes([612, 62, 18]),
  steps([674, 56, 16]),
  slopes([730, 52, 14]),
  mansard([782, 90, 18]),
  steps([872, 52, 14]),
  slopes([924, 36, 16]),
]

const lights = [
  [22, 82],
  [82, 86],
  [150, 88],
  [276, 84],
  [344, 90],
  [488, 84],
  [560, 88],
  [640, 84],
  [700, 86],
  [820, 86],
  [896, 88],
  [904, 88],
] as const

/** Roofs of Brussels at night, 960 × 96; the edges match, so that it can repeat. */
export const roofs = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    path(behind.join(""), { fill: far, stroke: edge, width: 0.8, extra: 'stroke-opacity=".55"' }),
    path(before.join(""), { fill: near, stroke: edge, width: 0.8 }),
    ...lights.map(([x, y]) => box(x, y, 3, 4.5, { fill: pane, opacity: 0.8 })),
    "</svg>",
  ].join("")
