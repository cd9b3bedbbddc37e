import { heightAt } from "@elite/crash"

/** A place in the picture: 0 to 1 from its left, and from its foot. */
export type Point = { readonly x: number; readonly y: number }

/** What of time and height the picture shows: both from the take-off, which stands in its left corner. */
export type Viewport = { readonly lastMs: number; readonly top: number }

/** A flight is seen over this long at least, and up to this height. */
const minVisibleMs = 10_000
const minVisibleMultiplier = 2
/** How far into the picture its tip may come before the picture grows with it. */
const maxTipPosition = { x: 0.86, y: 0.82 }

/** The part of a flight that is shown so long after its take-off. */
export const computeViewport = (elapsedMs: number): Viewport => ({
  lastMs: Math.max(minVisibleMs, elapsedMs / maxTipPosition.x),
  top: Math.max(minVisibleMultiplier, 1 + (heightAt(elapsedMs) - 1) / maxTipPosition.y),
})

/** Where a height stands. */
export const toRelativeHeight = ({ top }: Viewport, height: number): number => (height - 1) / (top - 1)

/** Where a flight is so long after its take-off. */
export const flightPoint = (view: Viewport, elapsedMs: number): Point => ({
  x: elapsedMs / view.lastMs,
  y: toRelativeHeight(view, heightAt(elapsedMs)),
})

/** The line of a flight from its take-off, so many points of it. */
export const flightLine = (view: Viewport, elapsedMs: number, count: number): Point[] =>
  Array.from({ length: count }, (_, n) => flightPoint(view, (elapsedMs * n) / (count - 1)))

const maxGridLines = 5
/** 1, 2, 5, 10, 20, 50, … of a unit. */
function* niceSteps(unit: number) {
  for (let decade = unit; ; decade *= 10) yield* [decade, decade * 2, decade * 5]
}

function multiplesBetween(from: number, to: number, unit: number): number[] {
  for (const step of niceSteps(unit)) {
    const count = Math.floor((to - from) / step)
    if (count <= maxGridLines) return Array.from({ length: count }, (_, n) => from + step * (n + 1))
  }
  return []
}

/** Heights at which there is a line across, hundredths: few enough to be read. */
export const multiplierMarks = ({ top }: Viewport): number[] =>
  // In whole hundredths, so that 1.2 is not 1.2000000000000002.
  multiplesBetween(100, Math.floor(top * 100), 20)

/** Seconds after the take-off that are written at the foot. */
export const secondMarks = ({ lastMs }: Viewport): number[] =>
  multiplesBetween(0, Math.floor(lastMs / 1_000), 2)

/** How a tip is turned: the angle of the line there, in radians, upwards from the right, in a picture of this shape. */
export function computeSlope(view: Viewport, elapsedMs: number, wide: number, high: number): number {
  const before = flightPoint(view, Math.max(0, elapsedMs - 40))
  const after = flightPoint(view, Math.max(0, elapsedMs - 40) + 80)
  return Math.atan2((after.y - before.y) * high, (after.x - before.x) * wide)
}
