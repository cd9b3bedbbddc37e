import { PALETTES, type PaletteName } from "../../src/studio/palettes/index.ts"
import * as blossom from "./blossom.ts"
import * as bourse from "./bourse.ts"
import * as cabaret from "./cabaret.ts"
import * as city from "./city.ts"
import * as comics from "./comics.ts"
import type { Drawing } from "./draw.ts"
import * as falls from "./falls.ts"
import * as garden from "./garden.ts"
import * as guilds from "./guilds.ts"
import * as harbour from "./harbour.ts"
import * as kitchen from "./kitchen.ts"
import { LOW_DRAWINGS } from "./lows/index.ts"
import * as machine from "./machine.ts"
import * as meadow from "./meadow.ts"
import * as morning from "./morning.ts"
import * as nature from "./nature.ts"
import * as shore from "./shore.ts"
import * as sky from "./sky.ts"
import * as stage from "./stage.ts"
import * as stone from "./stone.ts"
import * as tables from "./tables.ts"
import * as things from "./things.ts"
import * as vermeil from "./vermeil.ts"
import * as workshop from "./workshop.ts"

export const DRAWINGS = {
  ...blossom,
  ...falls,
  ...garden,
  ...harbour,
  ...machine,
  ...bourse,
  ...city,
  ...comics,
  ...kitchen,
  ...meadow,
  ...nature,
  ...shore,
  ...sky,
  ...stage,
  ...stone,
  ...tables,
  ...things,
  ...vermeil,
  ...morning,
  ...cabaret,
  ...guilds,
  ...workshop,
  ...LOW_DRAWINGS,
} satisfies Record<string, Drawing>

export type Motif = keyof typeof DRAWINGS

/** Inner markup of a motif in a title's colours, for a 100 × 100 view box. */
export const draw = (motif: Motif, palette: PaletteName): string => DRAWINGS[motif](PALETTES[palette])
