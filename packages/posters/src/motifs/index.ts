import type { Motif } from "../brush.ts"
import { diamond, fan, lily, mask, scales } from "./ornament.ts"
import { comet, eye, moon, sun, waves } from "./sky.ts"
import { cards, crown, dice, wheel } from "./table.ts"
import { arches, atomium, skyline, tram } from "./town.ts"

export const motifs = {
  sun,
  scales,
  skyline,
  dice,
  wheel,
  arches,
  moon,
  diamond,
  eye,
  waves,
  tram,
  comet,
  atomium,
  fan,
  cards,
  crown,
  lily,
  mask,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
export const motifNames = Object.keys(motifs) as MotifName[]
