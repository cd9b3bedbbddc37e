import { type Motif, PALETTES, type PaletteName } from "../../src/studio/look.ts"
import * as blossom from "./blossom.ts"
import * as bourse from "./bourse.ts"
import * as city from "./city.ts"
import * as comics from "./comics.ts"
import type { Drawing } from "./draw.ts"
import * as falls from "./falls.ts"
import * as kitchen from "./kitchen.ts"
import * as machine from "./machine.ts"
import * as meadow from "./meadow.ts"
import * as nature from "./nature.ts"
import * as sky from "./sky.ts"
import * as tables from "./tables.ts"
import * as things from "./things.ts"

const DRAWINGS: Record<Motif, Drawing> = {
  ...blossom,
  ...city,
  ...falls,
  ...machine,
  ...bourse,
  ...city,
  ...comics,
  ...kitchen,
  ...meadow,
  ...nature,
  ...sky,
  ...tables,
  ...things,
}

/** Inner markup of a motif in a title's colours, for a 100 × 100 view box. */
export const draw = (motif: Motif, palette: PaletteName): string => DRAWINGS[motif](PALETTES[palette])
