import { type Motif, PALETTES, type PaletteName } from "../../src/studio/look.ts"
import * as blossom from "./blossom.ts"
import * as city from "./city.ts"
import type { Drawing } from "./draw.ts"
import * as falls from "./falls.ts"
import * as machine from "./machine.ts"
import * as nature from "./nature.ts"
import * as sky from "./sky.ts"
import * as tables from "./tables.ts"
import * as things from "./things.ts"

const DRAWINGS: Record<Motif, Drawing> = {
  ...blossom,
  ...city,
  ...falls,
  ...machine,
  ...nature,
  ...sky,
  ...tables,
  ...things,
}

/** Inner markup of a motif in a title's colours, for a 100 × 100 view box. */
export const draw = (motif: Motif, palette: PaletteName): string => DRAWINGS[motif](PALETTES[palette])
