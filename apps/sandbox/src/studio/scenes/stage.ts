import type { Palette } from "../palettes/palette.ts"

/** A picture behind a game, as SVG markup of 1600 × 1000. */
export type Picture = (p: Palette) => string

export const WIDTH = 1600
export const HEIGHT = 1000
