import { circle, group, path, polar, rays } from "../svg.ts"
import { inks, landingLevel, landingMiddle } from "./shape.ts"

const boots = "M-8 -8C-8 -4 -10 -2 -12 0H-2V-8ZM1 -8V0H12C9 -2 7 -4 7 -8Z"
const coat =
  "M-9 -80C-11 -66 -10 -56 -11 -46C-12 -30 -16 -18 -18 -7C-8 -3 8 -3 17 -7C14 -18 12 -32 11 -46C10 -56 11 -66 9 -80Z"
const coatShade = "M2 -80C6 -60 5 -36 8 -5C11 -5 14 -6 17 -7C14 -18 12 -32 11 -46C10 -56 11 -66 9 -80Z"
const cape =
  "M-6 -87C-14 -84 -18 -74 -19 -60C-14 -57 -9 -58 -6 -60C-3 -57 3 -57 6 -60C9 -58 14 -57 19 -60C18 -74 14 -84 6 -87Z"
const capeShade = "M4 -87C8 -78 9 -68 7 -59.5C10 -58 14 -57.5 19 -60C18 -74 14 -84 6 -87Z"
const neck = "M-3.4 -92H3.4V-84C1 -82 -1 -82 -3.4 -84Z"
const scarf =
  "M-7 -88C-3 -84.5 3 -84.5 7 -88L6.4 -83.5C2.6 -81 -2.6 -81 -6.4 -83.5ZM1 -83C3.6 -78 3 -71 4.6 -65H-.6C0 -71 -.6 -77 -1.4 -82.6Z"
const face = "M-6.2 -98a6.2 7 0 1 0 12.4 0a6.2 7 0 1 0 -12.4 0"
const hair =
  "M-7 -97C-8.6 -106 8.6 -106 7 -97C7.4 -94 6.6 -92.4 5.4 -92C6 -96 5 -99.6 3 -101C-1 -100 -4.6 -99.6 -5.6 -97C-5.8 -95 -5.6 -93.4 -5 -92C-6.6 -92.4 -7.4 -94.4 -7 -97Z"
const hat =
  "M-15 -103C-8 -107.5 9 -107.5 16 -102C9 -100.6 -8 -100.8 -15 -103ZM-8.4 -104.6C-9 -114 9 -115 9 -104.4C4 -106 -4 -106 -8.4 -104.6Z"
const band = "M-8.5 -105.4C-4 -107 4 -107 9 -105.2V-107.6C4 -109.2 -4 -109.2 -8.6 -107.8Z"
const outline = [boots, coat, cape, neck, face, hat]

const feetOn = (landing: number) => ({ x: landingMiddle(landing), y: landingLevel(landing) - 1.5 })
const standing = (landing: number, ...inside: string[]) => {
  const { x, y } = feetOn(landing)
  return group(`translate(${x} ${y})`, ...inside)
}

/** The dashed outline of a figure on a landing to be reached. */
export const ghost = (landing: number): string =>
  standing(
    landing,
    ...outline.map((d) => path(d, { stroke: "#b9adc2", width: 2.6, extra: 'stroke-dasharray="3.5 3"' })),
    ...outline.map((d) => path(d, { fill: "#22102a" })),
  )

function halo(landing: number): string {
  const { x, y: feet } = feetOn(landing)
  const y = feet - 88
  const beads = Array.from({ length: 40 }, (_, i) => {
    const [bx, by] = polar(x, y, 37.5, i * 9)
    return circle(bx, by, i % 2 ? 1.1 : 1.8, { fill: inks.edge })
  })
  return [
    circle(x, y, 110, { fill: "url(#stairLamp)" }),
    circle(x, y, 45, { fill: "#140818" }),
    circle(x, y, 43, { fill: "#5d1f3f", stroke: inks.edge, width: 2 }),
    circle(x, y, 31.5, { fill: "#2a0f2a", stroke: inks.edge, width: 1.3 }),
    ...beads,
    path(rays(x, y, 24, 0, 30), { fill: "#7a2148", opacity: 0.8 }),
  ].join("")
}

export const figure = (landing: number): string =>
  halo(landing) +
  standing(
    landing,
    path(boots, { fill: "#12060f" }),
    path(coat, { fill: "#1d6562" }),
    path(coatShade, { fill: "#134847" }),
    path(neck, { fill: "#dbb68d" }),
    path(cape, { fill: inks.ivory }),
    path(capeShade, { fill: "#d9c6a8" }),
    path(scarf, { fill: "#b2474f" }),
    path(face, { fill: "#edcfa9" }),
    path(hair, { fill: "#3a1a22" }),
    path(hat, { fill: inks.ivory }),
    path(band, { fill: "#b2474f" }),
  )
