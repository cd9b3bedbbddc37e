import { describe, expect, it } from "vitest"
import { crashMs, heightAt, multiplierAt, reachedMs } from "./flight.ts"
import { topHundredths } from "./result.ts"
import { exponential, hundredthsIn, product } from "./testing/second.ts"

describe("a flight", () => {
  it("has a height between the hundredths and at each of them", () => {
    for (const ms of [0, 1, 165, 166, 11_552, 60_000, 191_882])
      expect(Math.floor(100 * heightAt(ms))).toBe(multiplierAt(ms))
    expect(heightAt(300_000)).toBe(100_000)
    expect(heightAt(-5)).toBe(1)
  })

  it("grows by the published formula", () => {
    expect([0, 3_039, 11_553, 38_377, 76_753, 115_130].map(multiplierAt)).toEqual([
      100, 120, 200, 1_000, 10_000, 100_004,
    ])
  })

  it("is exact in every millisecond up to the top, none of which is close to a rounding error", () => {
    // A float of this size is off by less than a hundred-millionth, of a hundredth.
    const doubt = 1e-7
    const [step, beyond] = [exponential(1), reachedMs(topHundredths) + 1_000]
    let [power, wrong] = [exponential(0), 0]
    for (let ms = 0; ms <= beyond; ms++) {
      // From time to time anew, so that what is cut off does not add up.
      if (ms % 1_000 === 0) power = exponential(ms)
      const { whole, rest } = hundredthsIn(power)
      if (multiplierAt(ms) !== Math.min(whole, topHundredths)) wrong += 1
      if (ms > 0 && Math.min(rest, 1 - rest) < doubt) wrong += 1
      power = product(power, step)
    }
    expect(wrong).toBe(0)
  })

  it("reaches a multiplier in the first millisecond that has it", () => {
    const some = [...Array(3_000).keys()]
      .map((n) => Math.min(topHundredths, 100 + n + n ** 3 / 2_000))
      .map(Math.floor)
    for (const hundredths of [...some, topHundredths]) {
      const ms = reachedMs(hundredths)
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(hundredths)
      if (ms > 0) expect(multiplierAt(ms - 1)).toBeLessThan(hundredths)
    }
    expect(reachedMs(100)).toBe(0)
  })

  it("is over in the first millisecond that would exceed its result", () => {
    for (const result of [100, 101, 198, 1_024, 102_403, topHundredths - 1]) {
      expect(multiplierAt(crashMs(result) - 1)).toBeLessThanOrEqual(result)
      expect(multiplierAt(crashMs(result))).toBeGreaterThan(result)
    }
    expect(crashMs(100)).toBe(166)
    expect(crashMs(topHundredths)).toBe(reachedMs(topHundredths) + 1)
  })

  it("refuses multipliers that it cannot reach", () => {
    for (const ms of [-1, 0.5, Number.NaN]) expect(() => multiplierAt(ms)).toThrow(RangeError)
    for (const at of [99, 100.5, topHundredths + 1]) expect(() => reachedMs(at)).toThrow(RangeError)
  })
})
