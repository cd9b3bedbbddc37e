import { expect, test } from "vitest"
import { ageInDays, areRatesDue } from "./rules.ts"

test.each([
  ["no rates yet", "2026-11-21T03:00:00Z", undefined, true],
  ["Friday before publication", "2026-11-20T15:14:59Z", "2026-11-19", false],
  ["Friday after publication", "2026-11-20T15:15:00Z", "2026-11-19", true],
  ["Friday's are there", "2026-11-20T22:00:00Z", "2026-11-20", false],
  ["Saturday and Sunday have none", "2026-11-22T20:00:00Z", "2026-11-20", false],
  ["Monday morning", "2026-11-23T09:00:00Z", "2026-11-20", false],
  ["Monday evening", "2026-11-23T15:20:00Z", "2026-11-20", true],
  ["in summer an hour earlier by UTC", "2026-07-06T14:15:00Z", "2026-07-03", true],
  ["and not before", "2026-07-06T14:14:59Z", "2026-07-03", false],
])("%s", (_, now, newest, due) => {
  expect(areRatesDue(new Date(now), newest)).toBe(due)
})

test("counts the age of a rate in days of Brussels", () => {
  expect(ageInDays(new Date("2026-11-20T22:59:59Z"), "2026-11-20")).toBe(0)
  expect(ageInDays(new Date("2026-11-20T23:00:00Z"), "2026-11-20")).toBe(1)
  expect(ageInDays(new Date("2026-03-30T10:00:00Z"), "2026-03-27")).toBe(3)
})
