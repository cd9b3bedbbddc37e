import { expect, it } from "vitest"
import { computeRailEdges } from "./useRail.ts"

it.each([
  ["a rail that fits", 0, 800, 800, { atStart: true, atEnd: true }],
  ["the start", 0, 800, 2000, { atStart: true, atEnd: false }],
  ["the middle", 500, 800, 2000, { atStart: false, atEnd: false }],
  ["the end, in fractions of a pixel", 1199.4, 800, 2000, { atStart: false, atEnd: true }],
  ["right to left, where positions are negative", -1200, 800, 2000, { atStart: false, atEnd: true }],
])("%s", (_, left, width, content, edges) => {
  expect(computeRailEdges(left, width, content)).toEqual(edges)
})
