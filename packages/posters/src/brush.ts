import { brass, type Palette } from "./palettes.ts"
import type { SeededRandom } from "./seededRandom.ts"

/** Inks, metals and seeded variety for a motif. Ids of gradients are unique to the poster. */
export type Brush = Palette & {
  gold: string
  lightFall: string
  mainFall: string
  warmFall: string
  deepFall: string
  orb: string
  vary: SeededRandom
}

/** A picture of 600 × 800 without title or frame; its main part is between y 250 and 720. */
export type Motif = (brush: Brush) => string

export function createBrush(
  palette: Palette,
  vary: SeededRandom,
  prefix: string,
): { brush: Brush; defs: string } {
  const fall = (name: string, from: string, to: string) =>
    `<linearGradient id="${prefix}${name}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  const defs =
    `<linearGradient id="${prefix}g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${brass.high}"/><stop offset=".45" stop-color="${brass.middle}"/><stop offset="1" stop-color="${brass.low}"/></linearGradient>` +
    fall("l", palette.light, palette.main) +
    fall("m", palette.main, palette.deep) +
    fall("w", palette.pale, palette.warm) +
    fall("d", palette.deep, palette.night) +
    `<radialGradient id="${prefix}o" cx=".36" cy=".3" r=".8"><stop stop-color="${palette.pale}"/><stop offset=".38" stop-color="${palette.light}"/><stop offset="1" stop-color="${palette.deep}"/></radialGradient>`
  const ink = (name: string) => `url(#${prefix}${name})`
  const brush = {
    ...palette,
    gold: ink("g"),
    lightFall: ink("l"),
    mainFall: ink("m"),
    warmFall: ink("w"),
    deepFall: ink("d"),
    orb: ink("o"),
    vary,
  }
  return { brush, defs }
}
