import { layOutLine } from "./lettering.ts"
import { brass, paletteNames, palettes } from "./palettes.ts"
import { createSeededRandom, hashText } from "./seededRandom.ts"
import { box, circle, path, polar, polygon, rays, sector, star } from "./svg.ts"

type Emblem = (ink: string) => string

const emblems: readonly Emblem[] = [
  (ink) => path(rays(60, 60, 16, 20, 44), { fill: ink }) + circle(60, 60, 15, { fill: ink }),
  (ink) => [40, 28, 16].map((r) => path(sector(60, 78, r - 7, r, -90, 90), { fill: ink })).join(""),
  (ink) =>
    path(
      polygon([
        [60, 20],
        [92, 60],
        [60, 100],
        [28, 60],
      ]),
      { stroke: ink, width: 5 },
    ) +
    path(
      polygon([
        [60, 38],
        [78, 60],
        [60, 82],
        [42, 60],
      ]),
      { fill: ink },
    ),
  (ink) => [0, 1, 2].map((i) => box(30 + i * 22, 74 - i * 20, 16, 22 + i * 20, { fill: ink })).join(""),
  (ink) =>
    path("M74 26A37 37 0 1 0 74 94 30 30 0 1 1 74 26Z", { fill: ink }) +
    path(star(76, 56, 4, 18, 5), { fill: ink }),
  (ink) =>
    [0, 60, 120, 180, 240, 300].map((t) => circle(...polar(60, 60, 27, t), 11, { fill: ink })).join("") +
    circle(60, 60, 11, { fill: ink }),
  (ink) =>
    path("M22 60Q60 22 98 60 60 98 22 60Z", { stroke: ink, width: 5 }) + circle(60, 60, 13, { fill: ink }),
  (ink) =>
    [0, 1, 2]
      .map((i) =>
        path(`M24 ${46 + i * 18}q18-18 36 0t36 0`, {
          stroke: ink,
          width: 6,
          extra: 'stroke-linecap="round"',
        }),
      )
      .join(""),
  (ink) =>
    path(sector(60, 88, 14, 62, -58, -24), { fill: ink }) +
    path(sector(60, 88, 14, 62, -17, 17), { fill: ink }) +
    path(sector(60, 88, 14, 62, 24, 58), { fill: ink }),
]

const studioNameLine = { x: 0, y: 0, size: 44, maxWidth: 520, tracking: 0.06 }

/** False for a name without a letter of the font; it gets {@link defaultStudioMark}. */
export const canDrawStudioMark = (name: string): boolean => layOutLine(name, studioNameLine).d !== ""

/** The mark of a studio whose name cannot be drawn: a star in a ring. 120 × 120. */
export function defaultStudioMark(): string {
  const { night, deep, pale } = palettes.ostend
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">`,
    `<defs><radialGradient id="md"><stop stop-color="${deep}"/><stop offset="1" stop-color="${night}"/></radialGradient></defs>`,
    circle(60, 60, 57, { fill: "url(#md)", stroke: brass.middle, width: 3 }),
    circle(60, 60, 51, { stroke: brass.middle, width: 1 }),
    path(star(60, 60, 8, 34, 14), { fill: pale }),
    "</svg>",
  ].join("")
}

/** The emblem is chosen by the name. 120 high, as wide as the name; deterministic. */
export function studioMark(name: string): string {
  const vary = createSeededRandom(`studio:${name}`)
  const { night, deep, light, pale } = palettes[vary.pick(paletteNames)]
  const id = `m${hashText(name).toString(36)}`
  const line = layOutLine(name, studioNameLine)
  const width = Math.ceil(148 + line.width)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 120" width="${width}" height="120">`,
    `<defs><radialGradient id="${id}"><stop stop-color="${deep}"/><stop offset="1" stop-color="${night}"/></radialGradient></defs>`,
    circle(60, 60, 57, { fill: `url(#${id})`, stroke: brass.middle, width: 3 }),
    circle(60, 60, 51, { stroke: brass.middle, width: 1 }),
    vary.pick(emblems)(vary.pick([light, pale, brass.middle])),
    `<path d="${line.d}" transform="translate(${136 + Math.ceil(line.width / 2)} 76)" fill="${pale}"/>`,
    "</svg>",
  ].join("")
}
