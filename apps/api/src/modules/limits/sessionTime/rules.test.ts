import { describe, expect, it } from "vitest"
import { computeSessionEnds, minutesSince, startsNewSession } from "./rules.ts"

const at = (time: string) => new Date(`2026-11-23T${time}Z`)

describe("the end of a session", () => {
  it("comes the limit in minutes after its beginning, followed by the rest", () => {
    const ends = computeSessionEnds(at("10:00:00"), { minutes: 90, restMinutes: 60 }, at("10:20:00"))
    expect(ends).toEqual({ endsAt: at("11:30:00"), restsUntil: at("12:30:00") })
    expect(computeSessionEnds(at("10:00:00"), { minutes: null, restMinutes: 60 }, at("10:20:00"))).toBeNull()
  })

  it("is now when the session is longer than the limit already", () => {
    const ends = computeSessionEnds(at("10:00:00"), { minutes: 30, restMinutes: 60 }, at("11:45:00"))
    expect(ends).toEqual({ endsAt: at("11:45:00"), restsUntil: at("12:45:00") })
  })
})

describe("a login", () => {
  const before = { beganAt: at("10:00:00"), restsUntil: null, seenAt: at("10:30:00") }

  it("begins a session for a new player, and after a voluntary rest", () => {
    expect(startsNewSession({ beganAt: null, restsUntil: null, seenAt: null }, 60, at("10:00:00"))).toBe(true)
    expect(startsNewSession({ ...before, seenAt: null }, 60, at("10:31:00"))).toBe(true)
    expect(startsNewSession(before, 60, at("11:29:59"))).toBe(false)
    expect(startsNewSession(before, 60, at("11:30:00"))).toBe(true)
  })

  it("begins a session when the rest is over, whatever the player did meanwhile", () => {
    const over = { ...before, restsUntil: at("12:00:00"), seenAt: at("11:59:59") }
    expect(startsNewSession(over, 60, at("11:59:59"))).toBe(false)
    expect(startsNewSession(over, 60, at("12:00:00"))).toBe(true)
  })
})

it("counts whole minutes, and zero before a session began", () => {
  expect(minutesSince(at("10:00:00"), at("10:59:59"))).toBe(59)
  expect(minutesSince(at("10:00:00"), at("09:59:00"))).toBe(0)
})
