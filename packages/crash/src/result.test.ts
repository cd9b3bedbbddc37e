import { createHash } from "node:crypto"
import fc from "fast-check"
import { expect, it } from "vitest"
import { computeDraw, computeResult, topHundredths, toResult } from "./result.ts"
import { secondOfDraw, secondResult } from "./testing/second.ts"

// Four rounds that a house with the same rule has published, with its salt.
const salt = "00000000000000000001e08b7fd44f95e3e950ac65650a8031a6d5e1750e34be"
it.each([
  ["4488d92d89d0ed7fbb2ea23b219d569f63207e32fc44b957858838835c1719f1", 0x53574071c0ebcn, 146],
  ["1f497e8ba3a58b87976a9207a4596c2e00c11494237127f22d0f57785fcadd23", 0xd27834dcec1c7n, 556],
  ["70857ecd59a239f3589824a993a37c3141bcfec87686a06e65b3c59acf92cf30", 0xf9e35a587a626n, 4146],
  ["fca482ef66e40c70662fd002c99c5bb50ea21637484874e01f897ee8e4af130e", 0xee06f5159809cn, 1410],
])("%s", (hash, draw, result) => {
  expect(computeDraw(hash, salt)).toBe(draw)
  expect([computeResult(hash, salt), secondResult(hash, salt)]).toEqual([result, result])
})

const span = 2n ** 52n
it.each([
  ["nothing", 0n, 100],
  ["half", span / 2n, 198],
  ["the last below 1.00", span / 100n, 100],
  ["the last that ends at 1.00", (2n * span) / 101n, 100],
  ["the first that ends at 1.01", (2n * span) / 101n + 1n, 101],
  ["what lies nearest the end", span - 1n, topHundredths],
])("a draw of %s", (_, draw, result) => {
  expect([toResult(draw), secondOfDraw(draw)]).toEqual([result, result])
})

it("refuses a draw of other than 52 bits", () => {
  expect(() => toResult(-1n)).toThrow(RangeError)
  expect(() => toResult(span)).toThrow(RangeError)
})

it("each boundary is where the quotient reaches it: the draw before gives a hundredth less", () => {
  for (let hundredths = 101n; hundredths < 20_000n; hundredths += 7n) {
    // The smallest r with 99 · 2^52 ≥ hundredths · (2^52 − r).
    const first = span - (99n * span) / hundredths
    expect(toResult(first)).toBe(Number(hundredths))
    expect(toResult(first - 1n)).toBe(Number(hundredths) - 1)
  }
})

it("whole numbers are exact at a boundary where floats are a hundredth too high", () => {
  const draw = 174_897_072_907_592n
  expect(Math.floor(99 / (1 - Number(draw) / 2 ** 52))).toBe(103)
  expect([toResult(draw), secondOfDraw(draw)]).toEqual([102, 102])
  expect(103n * (span - draw) > 99n * span).toBe(true)
})

it("ten thousand rounds agree with a second implementation", () => {
  let hash = createHash("sha256").update("a test").digest("hex")
  for (let n = 0; n < 10_000; n++) {
    expect(computeResult(hash, salt)).toBe(secondResult(hash, salt))
    hash = createHash("sha256").update(hash, "hex").digest("hex")
  }
})

it("any draw agrees with the second implementation, and a higher draw gives no less", () => {
  const draw = fc.bigInt({ min: 0n, max: span - 1n })
  const late = fc.bigInt({ min: 0n, max: 2n ** 36n }).map((left) => span - 1n - left)
  fc.assert(
    fc.property(fc.oneof(draw, late), fc.oneof(draw, late), (a, b) => {
      expect(toResult(a)).toBe(secondOfDraw(a))
      expect(toResult(a) <= toResult(b)).toBe(a <= b || toResult(a) === toResult(b))
    }),
    { numRuns: 2_000 },
  )
})
