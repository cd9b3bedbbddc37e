import { FIRST_PALETTES } from "./first.ts"
import type { Palette } from "./palette.ts"
import { SECOND_PALETTES } from "./second.ts"

/** The colours of every game, by name: each game has its own. */
export const PALETTES = { ...FIRST_PALETTES, ...SECOND_PALETTES } satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
