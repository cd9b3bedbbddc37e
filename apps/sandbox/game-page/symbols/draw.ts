import type { Palette } from "../../src/studio/palettes/palette.ts"

/** A drawing in a 100 × 100 square, as SVG markup made of constants only. */
export type Drawing = (p: Palette) => string

/** Repeats a shape around the centre. */
export const around = (count: number, shape: string, x = 50, y = 50): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(360 / count) * at} ${x} ${y})">${shape}</g>`,
  ).join("")

export const circle = (x: number, y: number, r: number, fill: string, attributes = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${attributes}/>`

export const path = (d: string, fill: string, attributes = ""): string =>
  `<path d="${d}" fill="${fill}" ${attributes}/>`

export const rule = (d: string, stroke: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
