import { expect, it } from "vitest"
import { toResultCurve } from "./resultCurve.ts"

const whole = { from: undefined, to: undefined }

it("adds the days up from zero", () => {
  const days = [
    { date: "2026-11-01", net: 10 },
    { date: "2026-11-02", net: -30 },
    { date: "2026-11-04", net: 5 },
  ]
  const curve = toResultCurve(days, whole)
  expect(curve).toMatchObject({ highest: 10, lowest: -20, end: -15, first: "2026-11-01", last: "2026-11-04" })
  expect(curve.points).toEqual([
    { x: 0, y: 33.33 },
    { x: 25, y: 0 },
    { x: 50, y: 100 },
    // Nothing was played on the third.
    { x: 75, y: 100 },
    { x: 100, y: 83.33 },
    { x: 100, y: 83.33 },
  ])
  expect(curve.zero).toBe(33.33)
})

it("covers the requested period, beyond the days with bets", () => {
  const days = [{ date: "2026-11-05", net: -2.1 }]
  const { points, end } = toResultCurve(days, { from: "2026-11-01", to: "2026-11-10" })
  expect(points).toEqual([
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 50, y: 100 },
    { x: 100, y: 100 },
  ])
  expect(end).toBe(-2.1)
})

it("is a level line where the days cancel nothing", () => {
  expect(toResultCurve([{ date: "2026-11-05", net: 0 }], whole)).toMatchObject({
    zero: 50,
    highest: 0,
    lowest: 0,
  })
})
