import { limits } from "@elite/contract"
import { expect, test } from "vitest"
import { offeredLengths, toDurationParts } from "./sessionTime.ts"

test("offers valid lengths, and the current limit once", () => {
  for (const each of offeredLengths(null)) {
    expect(each).toBeGreaterThanOrEqual(limits.leastSessionMinutes)
    expect(each).toBeLessThanOrEqual(limits.longestSessionMinutes)
  }
  expect(offeredLengths(60)).toEqual(offeredLengths(null))
  const own = offeredLengths(75)
  expect(own).toHaveLength(offeredLengths(null).length + 1)
  expect(own.slice(own.indexOf(60), own.indexOf(90) + 1)).toEqual([60, 75, 90])
})

test("writes minutes as hours from one hour on", () => {
  expect([45, 60, 90].map(toDurationParts)).toEqual([
    { as: "minutes", hours: 0, minutes: 45 },
    { as: "hours", hours: 1, minutes: 0 },
    { as: "both", hours: 1, minutes: 30 },
  ])
})
