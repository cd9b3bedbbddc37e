import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { computeFullStake } from "./bigWin.ts"
import { applyItem, type Cycle, type CycleStart, startCycle } from "./cycle.ts"
import { computeChance, currentReturnPpm } from "./odds.ts"
import type { Jackpot, Terms } from "./pools.ts"
import { computePaidUnits, computeShare, partsPerUnit, windowMs } from "./terms.ts"

// The expected win of a bet never exceeds the ceiling of its pool, whatever the state of the pool.
const euro = 100_000n
/** Of the types that are tested here. */
const terms = {
  threeHour: { ratePpm: 3_000, seedUnits: 150n * euro, addedPpm: 4_000 },
  hitTheTarget: { ratePpm: 5_000, seedUnits: 1_000n * euro, addedPpm: 8_000, ceilingUnits: 5_000n * euro },
  anyTime: { ratePpm: 3_000, seedUnits: 2_500n * euro, addedPpm: 4_000, perDropUnits: 1_000_000n * euro },
  bigWin: {
    ...{ ratePpm: 2_000, seedUnits: 2_500n * euro, addedPpm: 4_000 },
    ...{ multiple: 500n, fullStakeUnits: euro, mostOftenPpm: 100 },
  },
} as Terms
const endMs = Date.UTC(2026, 10, 23, 12)
const seed = "5".repeat(64)

function cycleOf(jackpot: Jackpot, parts: bigint, of: Terms = terms): Cycle {
  const window = { endMs, expectedUnits: 1_000n * euro, hasDropped: false }
  return startCycle({
    ...{ jackpot, cycle: 1, seed, since: 0, parts, terms: of[jackpot] },
    ...(jackpot === "threeHour" && { window }),
  } as CycleStart)
}

const state = fc.record({
  /** From a small seed to a hundred times the usual one, with the edges of the target. */
  pool: fc.oneof(
    fc.bigInt(100n * euro, 250_000n * euro),
    fc.constantFrom(4_999n, 5_000n, 5_001n).map((n) => n * euro),
  ),
  stake: fc.bigInt(100n, 500n * 100n).map((cents) => (cents * euro) / 1_000n),
  leftMs: fc.integer({ min: -60_000, max: windowMs }),
})

/** The exact expected win times a million, less what the ceiling allows; above 0 is too much. */
function excess(
  of: Terms,
  jackpot: Jackpot,
  { pool, stake, leftMs }: { pool: bigint; stake: bigint; leftMs: number },
): bigint {
  const parts = pool * partsPerUnit
  const cycle = cycleOf(jackpot, parts, of)
  const atMs = endMs - leftMs
  const chance = computeChance(cycle, stake, atMs)!
  const all = parts + computeShare(cycle.terms, stake)
  const most = jackpot === "hitTheTarget" ? of.hitTheTarget.ceilingUnits * partsPerUnit : all
  const payable = all < most ? all : most
  const allowed = BigInt(of[jackpot].addedPpm ?? terms[jackpot].addedPpm!)
  // The winner of the target is paid whole cents: half a cent more at most.
  const paid = jackpot === "hitTheTarget" ? payable / partsPerUnit : computePaidUnits(payable)
  return chance.of * paid * 1_000_000n - allowed * stake * chance.outOf
}
const drawn = ["threeHour", "hitTheTarget", "anyTime"] as const

describe("the expected gain of a bet", () => {
  it.each(drawn)("is never above the ceiling of %s, at any state", (jackpot) => {
    fc.assert(
      fc.property(state, (at) => {
        expect(excess(terms, jackpot, at)).toBeLessThanOrEqual(0n)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(drawn)("exceeds it at some state of %s without a ceiling", (jackpot) => {
    const { addedPpm: _, ...without } = terms[jackpot]
    const planted = { ...terms, [jackpot]: without } as Terms
    const found = fc.check(
      fc.property(state, (at) => excess(planted, jackpot, at) <= 0n),
      { numRuns: 2_000 },
    )
    expect(found.failed).toBe(true)
  })

  it("is never above the ceiling of the big win at games that win so often at most", () => {
    fc.assert(
      fc.property(state, ({ pool, stake }) => {
        const parts = pool * partsPerUnit
        const full = computeFullStake(terms.bigWin, parts)
        const taken = stake >= full ? parts : (parts * stake) / full
        const often = BigInt(terms.bigWin.mostOftenPpm!)
        expect(often * taken).toBeLessThanOrEqual(BigInt(terms.bigWin.addedPpm!) * stake * partsPerUnit)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe("a pool with a ceiling", () => {
  it("is not forced to drop in the last minute of a window, but left to the next", () => {
    const cycle = cycleOf("threeHour", 150n * euro * partsPerUnit)
    const bet = { kind: "bet" as const, ref: "a", stakeUnits: euro, atMs: endMs - 1_000 }
    expect(applyItem(cycle, bet).drop).toBeUndefined()
    const next = applyItem(cycle, { kind: "window", endMs: endMs + windowMs, expectedUnits: euro }).cycle
    expect(next).toMatchObject({ cycle: 1, parts: cycle.parts, window: { hasDropped: false } })
  })

  it("states the chance with which it is drawn", () => {
    for (const [jackpot, euros, ppm] of [
      ["threeHour", 150n, 4_000],
      ["anyTime", 2_500n, 2_500],
      ["anyTime", 8_000n, 4_000],
      ["hitTheTarget", 1_000n, 1_250],
      ["hitTheTarget", 4_500n, 8_000],
    ] as const)
      expect(
        currentReturnPpm(cycleOf(jackpot, euros * euro * partsPerUnit), euro, endMs - windowMs / 2),
      ).toBeCloseTo(ppm, -2)
    expect(currentReturnPpm(cycleOf("bigWin", euro), euro, endMs)).toBeUndefined()
  })

  it("is drawn beyond the reach of its target, and a target that was passed no longer applies", () => {
    const { targetUnits } = cycleOf("hitTheTarget", 0n) as Extract<Cycle, { jackpot: "hitTheTarget" }>
    const before = (targetUnits - 1_000n) * partsPerUnit
    const reaches = { kind: "bet" as const, ref: "a", stakeUnits: 10n * euro, atMs: 0 }
    const isLow = targetUnits < 3_000n * euro
    expect(applyItem(cycleOf("hitTheTarget", before), reaches).isOver ?? false).toBe(isLow)
    const passed = cycleOf("hitTheTarget", (targetUnits + 1_000n) * partsPerUnit)
    expect(applyItem(passed, { ...reaches, stakeUnits: 100n }).isOver ?? false).toBe(false)
  })
})
