import type { Palette } from "../palettes/palette.ts"
import { FIRST_SCENES } from "./first.ts"
import { PLACES } from "./places.ts"
import { HEIGHT, type Picture, WIDTH } from "./stage.ts"

const PICTURES = { ...FIRST_SCENES, ...PLACES } satisfies Record<string, Picture>

/** The background of a game. */
export type Scene = keyof typeof PICTURES

const rays = (x: number, y: number, fill: string): string =>
  Array.from({ length: 36 }, (_, ray) => {
    const at = (angle: number) =>
      `${(x + 1500 * Math.cos(angle)).toFixed(0)} ${(y + 1500 * Math.sin(angle)).toFixed(0)}`
    const from = (ray * Math.PI) / 18
    return `<path d="M${x} ${y}L${at(from)}L${at(from + Math.PI / 36)}Z" fill="${fill}"/>`
  }).join("")

/** A title's background of 1600 × 1000: rays from the foot of the stage, and its own scene, both held dark. */
export const sceneMarkup = (name: Scene, palette: Palette): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.deep}"/><g opacity=".42">${rays(800, 1000, palette.shade)}</g><g opacity=".3">${PICTURES[name](palette)}</g>`
