import { expect, test } from "vitest"
import { computePauseEnd, parsePause, pauseOffersBeyond } from "./pauseOffers.ts"

const now = Date.parse("2026-11-22T20:00:00.000Z")

test("offers all pauses to a player without one", () => {
  const { TAKE_A_BREAK: breaks, SELF_EXCLUSION: exclusions } = pauseOffersBeyond(null, now)
  expect([breaks.length, breaks[0], breaks.at(-1)]).toEqual([30, 1, 30])
  expect(exclusions).toEqual([1, 7, 30, 180, -1])
})

test("offers only longer pauses during a pause, and always a permanent one", () => {
  expect(pauseOffersBeyond("2026-12-20T20:00:00.000Z", now)).toEqual({
    TAKE_A_BREAK: [29, 30],
    SELF_EXCLUSION: [30, 180, -1],
  })
  expect(pauseOffersBeyond(computePauseEnd(180, now), now)).toEqual({
    TAKE_A_BREAK: [],
    SELF_EXCLUSION: [-1],
  })
})

test("ends a pause after multiples of 24 hours, also across a clock change", () => {
  expect(computePauseEnd(1, now)).toBe("2026-11-23T20:00:00.000Z")
  expect(computePauseEnd(30, Date.parse("2026-10-20T10:00:00.000Z"))).toBe("2026-11-19T10:00:00.000Z")
  expect(computePauseEnd(-1, now)).toBeNull()
})

test("accepts only offered pauses", () => {
  const offers = pauseOffersBeyond(computePauseEnd(7, now), now)
  const asked = (type: string | null, days: string | null) => parsePause({ type, days }, offers)
  expect(asked("TAKE_A_BREAK", "8")).toEqual({ type: "TAKE_A_BREAK", days: 8 })
  expect(asked("SELF_EXCLUSION", "-1")).toEqual({ type: "SELF_EXCLUSION", days: -1 })
  for (const [type, days] of [
    ["TAKE_A_BREAK", "7"],
    ["TAKE_A_BREAK", "31"],
    ["TAKE_A_BREAK", "08"],
    ["SELF_EXCLUSION", "8"],
    ["COOLDOWN_PERIOD", "8"],
    ["TAKE_A_BREAK", null],
    [null, "8"],
  ] as const)
    expect(asked(type, days)).toBeNull()
})
