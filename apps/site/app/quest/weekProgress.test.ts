import { expect, it } from "vitest"
import { computeWeekProgress, toWeekDays } from "./weekProgress.ts"

const week = { from: "2026-11-15T23:00:00.000Z", until: "2026-11-22T23:00:00.000Z" }

it("computes the elapsed share of the week", () => {
  expect(computeWeekProgress(week, week.from)).toBe(0)
  expect(computeWeekProgress(week, "2026-11-19T11:00:00.000Z")).toBe(0.5)
  expect([
    computeWeekProgress(week, "2026-11-30T00:00:00.000Z"),
    computeWeekProgress(week, "2026-11-01T00:00:00.000Z"),
  ]).toEqual([1, 0])
})

it.each([
  ["2026-11-15T23:00:00.000Z", "2026-11-22T23:00:00.000Z"],
  ["2026-03-22T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["2026-10-18T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
])("seven days follow each other, also where the clocks change", (from, until) => {
  const name = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "Europe/Brussels" })
  const days = toWeekDays({ from, until }).map((at) => name.format(at))
  expect(days).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
})
