import { brass } from "./palettes.ts"
import { box, circle, n, path, polar, rays } from "./svg.ts"

const [width, height] = [720, 300]
const floor = 256
const [left, right] = [40, width - 40]
const folds = 18
const swags = 6

/** A hanging piece of velvet; its lower edge is a row of arcs. */
function valance(depth: number): string {
  const step = (right - left) / swags
  const arcs = Array.from({ length: swags }, () => `a${n(step / 2)} ${depth} 0 0 1 ${n(-step)} 0`)
  return `M${left} 34H${right}V74${arcs.join("")}Z`
}

/** A closed curtain, for pages with nothing to show. */
export function curtain(): string {
  const fold = (right - left) / folds
  const velvet = Array.from({ length: folds }, (_, i) =>
    box(left + i * fold, 34, fold + 0.5, floor - 34, { fill: "url(#velvet)" }),
  )
  const step = (right - left) / swags
  const tassels = Array.from({ length: swags - 1 }, (_, i) => {
    const x = left + (i + 1) * step
    return (
      path(`M${n(x - 5)} 84L${n(x)} 72L${n(x + 5)} 84Z`, { fill: brass.middle }) +
      path(`M${n(x - 5)} 86V98M${n(x)} 86V101M${n(x + 5)} 86V98`, { stroke: brass.middle, width: 1.5 })
    )
  })
  const lights = Array.from({ length: 9 }, (_, i) => {
    const x = left + 48 + (i * (right - left - 96)) / 8
    return path(`M${n(x - 13)} ${floor}a13 13 0 0 1 26 0Z`, { fill: brass.high })
  })
  const turns = [-60, -30, 0, 30, 60].map((turn) => [
    polar(width / 2, 34, 12, turn),
    polar(width / 2, 34, 26, turn),
  ])
  const crown = turns.map(([a, b]) => `M${n(a![0])} ${n(a![1])}L${n(b![0])} ${n(b![1])}`).join("")
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="velvet" x1="0" x2="1"><stop stop-color="#2a0a1f"/><stop offset=".45" stop-color="#7a1f45"/><stop offset=".62" stop-color="#8d2a52"/><stop offset="1" stop-color="#2a0a1f"/></linearGradient>`,
    `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#120d18" stop-opacity=".55"/><stop offset=".45" stop-color="#120d18" stop-opacity=".1"/><stop offset="1" stop-color="#120d18" stop-opacity=".7"/></linearGradient>`,
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="${floor}" r="260"><stop stop-color="#ffb36b" stop-opacity=".3"/><stop offset="1" stop-color="#ff8f6b" stop-opacity="0"/></radialGradient>`,
    `<clipPath id="house"><path d="M${left} 34H${right}V${floor}H${left}Z"/></clipPath></defs>`,
    ...velvet,
    `<g clip-path="url(#house)">${path(rays(width / 2, floor, 40, 0, 420), { fill: "#ff8f6b", opacity: 0.08 })}</g>`,
    box(left, 34, right - left, floor - 34, { fill: "url(#shade)" }),
    box(left, 34, right - left, floor - 34, { fill: "url(#glow)" }),
    path(valance(34), { fill: "#4f1638" }),
    path(valance(26), { stroke: brass.middle, width: 1.5 }),
    path(valance(34), { stroke: brass.high, width: 2.5 }),
    ...tassels,
    box(left, 34, right - left, floor - 34, { stroke: brass.middle, width: 1.5 }),
    box(left - 8, 26, right - left + 16, floor - 18, { stroke: brass.middle, width: 2 }),
    path(`M${left - 24} ${floor + 1}H${right + 24}M${left - 16} ${floor + 9}H${right + 16}`, {
      stroke: brass.middle,
      width: 2,
    }),
    ...lights,
    path(crown, { stroke: brass.high, width: 2, extra: 'stroke-linecap="round"' }),
    circle(width / 2, 34, 8, { fill: brass.high }),
    "</svg>",
  ].join("")
}
