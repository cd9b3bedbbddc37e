import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { computeFillLevel } from "./fillLevel.ts"

describe("the level of a pool", () => {
  it("is its share of the top, the operator's seed included", () => {
    expect(computeFillLevel(1000, 5000)).toBe(0.2)
    expect(computeFillLevel(5000, 5000)).toBe(1)
  })

  it("stays between 0 and 1 for every input", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(cents, cents, (pool, top) => {
        const level = computeFillLevel(pool, top)
        expect(level >= 0 && level <= 1).toBe(true)
      }),
    )
  })
})
