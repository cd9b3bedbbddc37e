import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { windowLimit } from "./windowLimit.ts"

describe("a window limit", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }))
  afterEach(() => void vi.useRealTimers())

  it("refuses what exceeds the sum of a window, and counts what it refused", () => {
    const limit = windowLimit({ atMost: 10, windowMs: 1_000 })
    expect([limit.take(7), limit.take(3), limit.take(1)]).toEqual([true, true, false])
  })
  it("counts each key on its own", () => {
    const limit = windowLimit({ atMost: 1, windowMs: 1_000 })
    expect([limit.take(1, "a"), limit.take(1, "b"), limit.take(1), limit.take(1, "a")]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
  it("begins again after its window, not before", () => {
    const limit = windowLimit({ atMost: 1, windowMs: 1_000 })
    expect(limit.take(1)).toBe(true)
    vi.advanceTimersByTime(1_000)
    expect(limit.take(1)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(limit.take(1)).toBe(true)
  })
})
