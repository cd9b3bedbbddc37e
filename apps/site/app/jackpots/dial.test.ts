import { describe, expect, it } from "vitest"
import { hourMs, minuteMs } from "../time.ts"
import { clockHands, windowOnDial } from "./dial.ts"

const at = (instant: string) => Date.parse(instant)

describe("the hands", () => {
  it("show the time in Belgium, in winter and in summer", () => {
    expect(clockHands(at("2026-11-20T13:18:00Z"))).toEqual({ hour: 69, minute: 108 })
    expect(clockHands(at("2026-07-20T13:30:00Z"))).toEqual({ hour: 105, minute: 180 })
  })

  it("start again at noon and at midnight", () => {
    expect(clockHands(at("2026-11-20T11:00:00Z"))).toEqual({ hour: 0, minute: 0 })
    expect(clockHands(at("2026-11-20T23:00:00Z"))).toEqual({ hour: 0, minute: 0 })
  })

  it("move with every second", () => {
    const minute = (instant: string) => clockHands(at(instant)).minute
    expect(minute("2026-11-20T13:18:01Z") - minute("2026-11-20T13:18:00Z")).toBeCloseTo(0.1)
  })
})

describe("the window on the dial", () => {
  const end = at("2026-11-20T15:00:00Z")

  it("spans its hours, and the hour hand divides it", () => {
    const now = at("2026-11-20T13:18:00Z")
    expect(windowOnDial(end, now)).toEqual({ from: 30, over: 39 })
    expect(clockHands(now).hour).toBe(30 + 39)
  })

  it("crosses twelve", () => {
    expect(windowOnDial(at("2026-11-20T12:00:00Z"), at("2026-11-20T10:30:00Z"))).toEqual({
      from: 300,
      over: 45,
    })
  })

  it("stays between not begun and over", () => {
    expect(windowOnDial(end, end + minuteMs).over).toBe(90)
    expect(windowOnDial(end, end - 4 * hourMs).over).toBe(0)
  })
})
