import { COAST_PALETTES } from "./coast.ts"
import { FIRST_PALETTES } from "./first.ts"
import { GARDEN_PALETTES } from "./garden.ts"
import type { Palette } from "./palette.ts"
import { SECOND_PALETTES } from "./second.ts"
import { STONE_PALETTES } from "./stone.ts"
import { THIRD_PALETTES } from "./third.ts"

/** The colours of every game, by name: each game has its own. */
export const PALETTES = {
  ...FIRST_PALETTES,
  ...SECOND_PALETTES,
  ...THIRD_PALETTES,
  ...COAST_PALETTES,
  ...GARDEN_PALETTES,
  ...STONE_PALETTES,
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
