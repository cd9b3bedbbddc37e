import { BONUS } from "../src/studio/dice/model.ts"
import type { Palette } from "../src/studio/palettes/palette.ts"

const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [28, 26],
    [28, 50],
    [28, 74],
    [72, 26],
    [72, 50],
    [72, 74],
  ],
}

/** Markup of one die: ivory with pips, the bonus die in brass with a star. */
export function dieMarkup(face: string, p: Palette): string {
  const bonus = face === BONUS
  const body = `<rect x="4" y="4" width="92" height="92" rx="20" fill="${bonus ? p.first : p.light}"/><rect x="9" y="9" width="82" height="82" rx="16" fill="none" stroke="${bonus ? p.deep : p.second}" stroke-width="2.5"/>`
  if (bonus) return `${body}<path d="M50 18L59 41L82 50L59 59L50 82L41 59L18 50L41 41Z" fill="${p.deep}"/>`
  const fill = face === "1" ? p.second : p.ground
  return (
    body +
    (PIPS[face] ?? [])
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${face === "1" ? 13 : 9.5}" fill="${fill}"/>`)
      .join("")
  )
}
