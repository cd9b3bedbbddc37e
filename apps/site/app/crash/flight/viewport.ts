import { heightAt } from "@elite/crash"

/** 0 to 1 from the left and from the foot. */
export type Point = { readonly x: number; readonly y: number }

export type Viewport = { readonly lastMs: number; readonly top: number }

const minVisibleMs = 10_000
const minVisibleMultiplier = 2
/** The viewport grows once the tip passes this. */
const maxTipPosition = { x: 0.86, y: 0.82 }

export const computeViewport = (elapsedMs: number): Viewport => ({
  lastMs: Math.max(minVisibleMs, elapsedMs / maxTipPosition.x),
  top: Math.max(minVisibleMultiplier, 1 + (heightAt(elapsedMs) - 1) / maxTipPosition.y),
})

/** 0 to 1, from the foot. */
export const toRelativeHeight = ({ top }: Viewport, height: number): number => (height - 1) / (top - 1)

export const flightPoint = (view: Viewport, elapsedMs: number): Point => ({
  x: elapsedMs / view.lastMs,
  y: toRelativeHeight(view, heightAt(elapsedMs)),
})

export const flightLine = (view: Viewport, elapsedMs: number, count: number): Point[] =>
  Array.from({ length: count }, (_, n) => flightPoint(view, (elapsedMs * n) / (count - 1)))

const maxGridLines = 5
/** 1, 2, 5, 10, 20, 50, … of a unit. */
function* niceSteps(unit: number) {
  for (let decade = unit; ; decade *= 10) yield* [decade, decade * 2, decade * 5]
}

function multiplesBetween(from: number, to: number, unit: number): number[] {
  for (const step of niceSteps(unit)) {
    const first = Math.floor(from / step) + 1
    const count = Math.floor(to / step) - first + 1
    if (count <= maxGridLines) return Array.from({ length: count }, (_, n) => step * (first + n))
  }
  return []
}

/** Hundredths. */
export const multiplierMarks = ({ top }: Viewport): number[] =>
  // In whole hundredths, so that 1.2 is not 1.2000000000000002.
  multiplesBetween(100, Math.floor(top * 100), 10)

export const secondMarks = ({ lastMs }: Viewport): number[] =>
  multiplesBetween(0, Math.floor(lastMs / 1_000), 2)

/** Radians, upwards from the right, in a picture of this size. */
export function computeSlope(view: Viewport, elapsedMs: number, width: number, height: number): number {
  const before = flightPoint(view, Math.max(0, elapsedMs - 40))
  const after = flightPoint(view, Math.max(0, elapsedMs - 40) + 80)
  return Math.atan2((after.y - before.y) * height, (after.x - before.x) * width)
}
