import { reachedMs } from "@elite/crash"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  computeSlope,
  computeViewport,
  flightLine,
  flightPoint,
  multiplierMarks,
  secondMarks,
  toRelativeHeight,
} from "./viewport.ts"

/** Up to where a flight reaches the top. */
const elapsed = fc.integer({ min: 0, max: reachedMs(10_000_000) })

describe("the viewport of a flight", () => {
  it("starts in the corner and keeps the tip inside, however long the flight lasts", () => {
    fc.assert(
      fc.property(elapsed, (ms) => {
        const view = computeViewport(ms)
        expect(flightPoint(view, 0)).toEqual({ x: 0, y: 0 })
        const tip = flightPoint(view, ms)
        expect(tip.x).toBeLessThanOrEqual(0.8601)
        expect(tip.y).toBeLessThanOrEqual(0.8201)
      }),
    )
  })

  it("does not grow before the tip has come far", () => {
    expect(computeViewport(0)).toEqual(computeViewport(8_000))
    expect(computeViewport(20_000).lastMs).toBeGreaterThan(computeViewport(8_000).lastMs)
    expect(computeViewport(20_000).top).toBeGreaterThan(computeViewport(8_000).top)
  })

  it("draws a rising line from the take-off to the tip", () => {
    const view = computeViewport(30_000)
    const line = flightLine(view, 30_000, 40)
    expect(line[0]).toEqual({ x: 0, y: 0 })
    expect(line.at(-1)).toEqual(flightPoint(view, 30_000))
    for (const [n, point] of line.slice(1).entries()) {
      expect(point.x).toBeGreaterThan(line[n]!.x)
      expect(point.y).toBeGreaterThan(line[n]!.y)
    }
  })

  it("has one to five marks on each axis, all inside", () => {
    fc.assert(
      fc.property(elapsed, (ms) => {
        const view = computeViewport(ms)
        for (const marks of [multiplierMarks(view), secondMarks(view)]) {
          expect(marks.length).toBeGreaterThan(0)
          expect(marks.length).toBeLessThanOrEqual(5)
        }
        for (const at of multiplierMarks(view)) {
          expect(Number.isSafeInteger(at)).toBe(true)
          expect(toRelativeHeight(view, at / 100)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it("uses round heights", () => {
    expect(multiplierMarks(computeViewport(0))).toEqual([120, 140, 160, 180, 200])
    expect(multiplierMarks(computeViewport(reachedMs(468)))).toEqual([200, 300, 400, 500])
    expect(multiplierMarks(computeViewport(reachedMs(3_200)))).toEqual([1_000, 2_000, 3_000])
    expect(multiplierMarks(computeViewport(reachedMs(12_000)))).toEqual([5_000, 10_000])
    expect(secondMarks(computeViewport(0))).toEqual([2, 4, 6, 8, 10])
  })

  it("turns the tip upwards, more steeply with time", () => {
    const at = (ms: number) => computeSlope(computeViewport(ms), ms, 600, 400)
    expect(at(0)).toBeGreaterThan(0)
    expect(at(40_000)).toBeGreaterThan(at(5_000))
    expect(at(150_000)).toBeLessThan(Math.PI / 2)
  })
})
