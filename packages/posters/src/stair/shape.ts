import { path } from "../svg.ts"

export const [width, height, floor] = [1152, 468, 452]
export const landings = 6
const last = landings - 1
const levels = [410, 368, 322, 270, 212, 146]

export const landingStart = (i: number): number => 56 + 180 * i
export const landingEnd = (i: number): number => (i === last ? width + 40 : 146 + 180 * i)
export const landingMiddle = (i: number): number => 101 + 180 * i
export const landingLevel = (i: number): number => levels[i]!
export const landingIndexes = levels.map((_, i) => i)

const soft = (t: number) => 0.45 * t * t * (3 - 2 * t) + 0.55 * t
const between = (from: number, to: number, t: number) => from + (to - from) * soft(t)

/** The height of handrail and stringer at `x`: flat on landings, an S on flights. */
export function heightAt(x: number): number {
  if (x < landingStart(0))
    return between(floor, landingLevel(0), Math.max(0, (x - 8) / (landingStart(0) - 8)))
  for (const i of landingIndexes) {
    if (x <= landingEnd(i)) return landingLevel(i)
    if (i < last && x < landingStart(i + 1))
      return between(
        landingLevel(i),
        landingLevel(i + 1),
        (x - landingEnd(i)) / (landingStart(i + 1) - landingEnd(i)),
      )
  }
  return landingLevel(last)
}

export const brass = "url(#stairBrass)"
export const inks = {
  dark: "#150819",
  edge: "#e6b85c",
  shine: "#fde9b4",
  ivory: "#f6eedd",
  worn: "#b8915a",
} as const

/** Brass with a dark edge, to separate it from brass behind it. */
export const casedBrass = (d: string, edge = 3): string =>
  path(d, { fill: inks.dark, stroke: inks.dark, width: edge, extra: 'stroke-linejoin="round"' }) +
  path(d, { fill: brass })
