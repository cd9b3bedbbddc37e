import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { computeRefund, parseDays, toSpan } from "./rules.ts"

const now = new Date("2026-11-20T12:00:00.000Z")

describe("the days that an operator names", () => {
  it.each([
    ["all", { from: null, until: null }],
    ["2026-01-01..2026-03-31", { from: "2026-01-01", until: "2026-03-31" }],
    ["2026-01-01..2026-01-01", { from: "2026-01-01", until: "2026-01-01" }],
    ["2026-01-01..", { from: "2026-01-01", until: null }],
    ["..2028-02-29", { from: null, until: "2028-02-29" }],
  ])("%s is understood", (typed, days) => {
    expect(parseDays(typed)).toEqual(days)
  })
  it.each([
    "",
    "..",
    "everything",
    "2026-01-01",
    "2026-02-30..",
    "..2026-13-01",
    "2026-03-01..2026-02-28",
    "1-1-2026..",
  ])("%s is not", (typed) => {
    expect(parseDays(typed)).toBeUndefined()
  })
  it("are Belgian days, both included, also when the clocks change", () => {
    expect(toSpan({ from: "2026-03-29", until: "2026-03-29" }, now)).toEqual({
      from: new Date("2026-03-28T23:00:00Z"),
      until: new Date("2026-03-29T22:00:00Z"),
    })
  })
  it("end now at the latest, this millisecond included", () => {
    const end = new Date("2026-11-20T12:00:00.001Z")
    expect(toSpan({ from: null, until: null }, now)).toEqual({ from: null, until: end })
    expect(toSpan({ from: null, until: "2026-11-20" }, now).until).toEqual(end)
    expect(toSpan({ from: null, until: "2026-11-19" }, now).until).toEqual(new Date("2026-11-19T23:00:00Z"))
  })
})

describe("the refund", () => {
  it("is the loss, and zero for a win", () => {
    expect(computeRefund({ stakeUnits: 500n, winUnits: 120n })).toBe(380n)
    expect(computeRefund({ stakeUnits: 500n, winUnits: 500n })).toBe(0n)
    expect(computeRefund({ stakeUnits: 500n, winUnits: 900n })).toBe(0n)
  })
  it("restores the deposit, or leaves the higher win", () => {
    const units = fc.bigInt(0n, 10_000_000n)
    fc.assert(
      fc.property(units, units, (stakeUnits, winUnits) => {
        const after = winUnits - stakeUnits + computeRefund({ stakeUnits, winUnits })
        expect(after).toBe(winUnits > stakeUnits ? winUnits - stakeUnits : 0n)
      }),
    )
  })
})
