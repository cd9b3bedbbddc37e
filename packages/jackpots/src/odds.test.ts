import { expect, it } from "vitest"
import type { SealedCycle } from "./cycle.ts"
import { computeChance, longRunReturnPpm, oneIn } from "./odds.ts"
import { partsPerUnit, windowMs } from "./terms.ts"

const euro = 100_000n
const endMs = Date.UTC(2026, 10, 23, 12)
const common = { cycle: 3, since: 17 }
const threeHour = (hasDropped = false): SealedCycle => ({
  ...common,
  jackpot: "threeHour",
  terms: { ratePpm: 3_000, seedUnits: 150n * euro },
  parts: 150n * euro * partsPerUnit,
  window: { endMs, expectedUnits: 300_000n * euro, hasDropped },
})
const hitTheTarget = (euros: bigint): SealedCycle => ({
  ...common,
  jackpot: "hitTheTarget",
  terms: { ratePpm: 5_000, seedUnits: 1_000n * euro, ceilingUnits: 5_000n * euro },
  parts: euros * euro * partsPerUnit,
})
const anyTime: SealedCycle = {
  ...common,
  jackpot: "anyTime",
  terms: { ratePpm: 3_000, seedUnits: 2_500n * euro, perDropUnits: 1_000_000n * euro },
  parts: 0n,
}
const bigWin: SealedCycle = {
  ...common,
  jackpot: "bigWin",
  terms: { ratePpm: 2_000, seedUnits: 2_500n * euro, multiple: 500n, fullStakeUnits: euro },
  parts: 0n,
}
const ofAEuro = (pool: SealedCycle, atMs = endMs - windowMs) => oneIn(computeChance(pool, euro, atMs))

it("the chance in a window grows towards its end, is certain in its last minute, and zero after its drop", () => {
  expect(ofAEuro(threeHour())).toBe(300_000)
  expect(ofAEuro(threeHour(), endMs - windowMs / 2)).toBe(150_000)
  expect(ofAEuro(threeHour(), endMs - 60_000)).toBe(1)
  expect(ofAEuro(threeHour(true))).toBeUndefined()
})

it("the target may be any amount up to the ceiling", () => {
  expect(ofAEuro(hitTheTarget(1_000n))).toBe(800_000)
  expect(ofAEuro(hitTheTarget(4_871n))).toBe(25_800)
})

it("the chance of any time is the stake out of that of a drop, and that of a big win is unknown", () => {
  expect(ofAEuro(anyTime)).toBe(1_000_000)
  expect(oneIn(computeChance(anyTime, euro / 10n, 0))).toBe(10_000_000)
  expect(ofAEuro(bigWin)).toBeUndefined()
})

it("the long-run return is the rate and the seed spread over the stakes of a drop", () => {
  expect(longRunReturnPpm(threeHour())).toBe(3_500)
  expect(longRunReturnPpm(hitTheTarget(1_000n))).toBe(7_500)
  expect(longRunReturnPpm(anyTime)).toBe(5_500)
  expect(longRunReturnPpm(bigWin)).toBe(2_000)
})
