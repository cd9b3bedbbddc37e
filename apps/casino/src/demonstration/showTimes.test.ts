import { expect, test } from "vitest"
import { latestShow, nextShow } from "./showTimes.ts"

const shows = (at: string) =>
  [latestShow(new Date(at)), nextShow(new Date(at))].map((show) => show.toISOString())

test("shows begin at noon, at six and at nine in Brussels, whatever the minute", () => {
  expect(shows("2026-11-27T09:03:41Z")).toEqual(["2026-11-26T20:00:00.000Z", "2026-11-27T11:00:00.000Z"])
  expect(shows("2026-11-27T11:00:00Z")).toEqual(["2026-11-27T11:00:00.000Z", "2026-11-27T17:00:00.000Z"])
  expect(shows("2026-11-27T22:59:00Z")).toEqual(["2026-11-27T20:00:00.000Z", "2026-11-28T11:00:00.000Z"])
})

test("a show of the night begins at nine", () => {
  expect(nextShow(new Date("2026-11-27T09:03:41Z"), [21]).toISOString()).toBe("2026-11-27T20:00:00.000Z")
})

test("shows keep their hour on the days on which the clocks change", () => {
  expect(shows("2027-03-28T10:30:00Z")).toEqual(["2027-03-28T10:00:00.000Z", "2027-03-28T16:00:00.000Z"])
  expect(shows("2026-10-25T11:30:00Z")).toEqual(["2026-10-25T11:00:00.000Z", "2026-10-25T17:00:00.000Z"])
})
