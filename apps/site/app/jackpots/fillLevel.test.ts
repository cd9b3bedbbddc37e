import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { computeFillLevel } from "./fillLevel.ts"

describe("the level of a pool", () => {
  it("is the share between start and top", () => {
    expect(computeFillLevel(150, 150, 2310)).toBe(0)
    expect(computeFillLevel(3000, 1000, 5000)).toBe(0.5)
    expect(computeFillLevel(5000, 1000, 5000)).toBe(1)
  })

  it("stays between 0 and 1 for every input", () => {
    expect(computeFillLevel(149, 150, 2310)).toBe(0)
    expect(computeFillLevel(2400, 150, 2310)).toBe(1)
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, (pool, start, top) => {
        const level = computeFillLevel(pool, start, top)
        expect(level >= 0 && level <= 1).toBe(true)
      }),
    )
  })

  it("is 1 above a start that equals the top", () => {
    expect(computeFillLevel(150, 150, 150)).toBe(0)
    expect(computeFillLevel(151, 150, 150)).toBe(1)
  })
})
