import { limits } from "@elite/contract"
import { expect, test } from "vitest"
import { offeredLengths, toDurationParts } from "./sessionTime.ts"

test("every length that is offered can be asked for, and what holds stands among them once", () => {
  for (const each of offeredLengths(null)) {
    expect(each).toBeGreaterThanOrEqual(limits.leastSessionMinutes)
    expect(each).toBeLessThanOrEqual(limits.longestSessionMinutes)
  }
  expect(offeredLengths(60)).toEqual(offeredLengths(null))
  const own = offeredLengths(75)
  expect(own).toHaveLength(offeredLengths(null).length + 1)
  expect(own.slice(own.indexOf(60), own.indexOf(90) + 1)).toEqual([60, 75, 90])
})

test("minutes are written as hours where they are some", () => {
  expect([45, 60, 90].map(toDurationParts)).toEqual([
    { as: "minutes", hours: 0, minutes: 45 },
    { as: "hours", hours: 1, minutes: 0 },
    { as: "both", hours: 1, minutes: 30 },
  ])
})
