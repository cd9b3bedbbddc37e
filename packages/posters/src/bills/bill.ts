import { createBrush } from "../brush.ts"
import { brass, type Palette, palettes } from "../palettes.ts"
import { createSeededRandom } from "../seededRandom.ts"
import { box, path } from "../svg.ts"
import { atomium } from "./atomium.ts"
import { dunes } from "./dunes.ts"
import { galerie } from "./galerie.ts"
import { grandPlace } from "./grandPlace.ts"
import { sablon } from "./sablon.ts"
import type { Scene } from "./scene.ts"

export const [billWidth, billHeight] = [416, 560]

/** The scenes, in the order in which neighbouring bills get them. */
const scenes = { sablon, atomium, dunes, galerie, grandPlace } satisfies Record<string, Scene>
export type BillScene = keyof typeof scenes
export const billScenes = Object.keys(scenes) as BillScene[]

const azure: Palette = {
  night: "#070d2b",
  ground: "#101a52",
  deep: "#1d2f86",
  main: "#4a6fe6",
  light: "#9cc4ff",
  warm: "#f3b95f",
  pale: "#fdf0d2",
}

const palettesByKind = {
  cash: { day: palettes.velvet, night: palettes.copper },
  credit: { day: palettes.ostend, night: azure },
  cashPoint: { day: palettes.sonian, night: palettes.sonian },
} satisfies Record<string, Record<"day" | "night", Palette>>
export type BillKind = keyof typeof palettesByKind
export const billKinds = Object.keys(palettesByKind) as BillKind[]

const nightScenes: readonly BillScene[] = ["galerie", "grandPlace"]
const paletteOf = (scene: BillScene, kind: BillKind): Palette =>
  palettesByKind[kind][nightScenes.includes(scene) ? "night" : "day"]

const gradient = (id: string, colour: string, ...stops: [offset: number, opacity: number][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("")}</linearGradient>`

const corners = [
  "",
  "translate(416 0) scale(-1 1)",
  "translate(0 560) scale(1 -1)",
  "translate(416 560) scale(-1 -1)",
]

const frame = (gold: string) =>
  box(9, 9, 398, 542, { stroke: gold, width: 3 }) +
  box(17, 17, 382, 526, { stroke: gold, width: 1.2 }) +
  corners
    .map((turn) =>
      path("M18 44H31V31H44V18", {
        stroke: brass.middle,
        width: 1.2,
        ...(turn ? { extra: `transform="${turn}"` } : {}),
      }),
    )
    .join("")

export const billNight = (scene: BillScene, kind: BillKind): string => paletteOf(scene, kind).night

/** 416 × 560. The page sets title and times above and below the scene, where the paper is dark enough. */
export function bill(scene: BillScene, kind: BillKind): string {
  const palette = paletteOf(scene, kind)
  const { brush, defs } = createBrush(palette, createSeededRandom(`bill:${scene}`), "b")
  const { night } = palette
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${billWidth} ${billHeight}" width="${billWidth}" height="${billHeight}">`,
    `<defs>${defs}`,
    `<radialGradient id="paper" cx=".5" cy=".56" r=".62"><stop stop-color="${palette.deep}"/><stop offset="1" stop-color="${night}"/></radialGradient>`,
    gradient("above", night, [0, 1], [0.72, 0.82], [1, 0]),
    gradient("below", night, [0, 0], [0.2, 0.92], [0.3, 1]),
    `<clipPath id="sheet"><path d="M0 0H416V560H0Z"/></clipPath></defs>`,
    `<g clip-path="url(#sheet)">`,
    path("M0 0H416V560H0Z", { fill: "url(#paper)" }),
    scenes[scene](brush),
    path("M0 0H416V172H0Z", { fill: "url(#above)" }),
    path("M0 318H416V560H0Z", { fill: "url(#below)" }),
    "</g>",
    frame(brush.gold),
    "</svg>",
  ].join("")
}
