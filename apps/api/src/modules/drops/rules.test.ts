import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findRefusal } from "../../../testing/findRefusal.ts"
import { hourMs } from "../../platform/lib/calendar.ts"
import { parseCampaign } from "./campaigns/schema.ts"
import { computeChance } from "./rules.ts"

const euro = 100_000n
/** Five prizes of ten euros in an hour, without a ceiling. */
const block = {
  beginsMs: 0,
  endsMs: hourMs,
  expectedUnits: 1_000n * euro,
  left: { count: 5, units: 50n * euro },
  addedPpm: null,
  among: 1,
}
const chance = (stake: bigint, atMs: number, count = 5) => {
  const { of, outOf } = computeChance({ ...block, left: { ...block.left, count } }, stake, atMs)
  return Number(of) / Number(outOf)
}

describe("the chance of a bet", () => {
  it("is its stake times the prizes left, out of what is still expected to be staked", () => {
    expect(chance(euro, 0)).toBe(5 / 1_000)
    expect(chance(euro, 0, 1)).toBe(1 / 1_000)
    expect(chance(4n * euro, 0)).toBe(20 / 1_000)
    expect(chance(euro, hourMs / 2)).toBe(5 / 500)
    expect(chance(euro, 0, 0)).toBe(0)
  })
  it("grows to certainty in the last fiftieth, whatever the stake", () => {
    const last = hourMs / 50
    expect(chance(1_000n, hourMs - last)).toBeCloseTo(0.0025)
    expect(chance(1_000n, hourMs - last / 2)).toBe(0.5)
    expect(chance(1_000n, hourMs - last / 100)).toBe(0.99)
    // A stake that has more of its own keeps it.
    expect(chance(100n * euro, hourMs - last / 2)).toBeGreaterThan(1)
  })
})

describe("the expected win of a bet", () => {
  const drawn = fc.record({
    stake: fc.bigInt(10n, 50_000n).map((cents) => cents * 1_000n),
    atMs: fc.integer({ min: 0, max: hourMs - 1 }),
    left: fc.array(fc.bigInt(1n, 1_000_000n), { minLength: 1, maxLength: 500 }).map((cents) => ({
      count: cents.length,
      units: cents.reduce((sum, each) => sum + each * 1_000n, 0n),
    })),
    expectedUnits: fc.bigInt(1n, 10n ** 12n),
    among: fc.integer({ min: 1, max: 5 }),
    addedPpm: fc.integer({ min: 100, max: 4_000 }),
  })
  /** In millionths of its stake, rounded up, in all blocks that the bet takes part in, if they are alike. */
  const expectedPpm = (
    at: typeof drawn extends fc.Arbitrary<infer Drawn> ? Drawn : never,
    addedPpm: number | null,
  ) => {
    const { of, outOf } = computeChance({ ...block, ...at, addedPpm }, at.stake, at.atMs)
    const won = of * at.left.units * BigInt(at.among) * 1_000_000n
    const outOfAll = outOf * BigInt(at.left.count) * at.stake
    return (won + outOfAll - 1n) / outOfAll
  }

  it("is never above the ceiling, whatever is left and whenever it is made", () => {
    fc.assert(
      fc.property(drawn, (at) => {
        expect(expectedPpm(at, at.addedPpm)).toBeLessThanOrEqual(BigInt(at.addedPpm))
      }),
      { numRuns: 2_000 },
    )
  })
  it("exceeds the ceiling somewhere in a block without one", () => {
    const found = fc.check(
      fc.property(drawn, (at) => expectedPpm(at, null) <= BigInt(at.addedPpm)),
      { numRuns: 2_000 },
    )
    expect(found.failed).toBe(true)
  })
})

const good = {
  name: { en: "Autumn", fr: "Automne", nl: "Herfst" },
  from: "2026-12-01T18:00:00Z",
  blockMinutes: 60,
  blocks: 24,
  prizes: [
    { amountCents: 10_000, count: 1 },
    { amountCents: 500, count: 4 },
  ],
  totalCents: 288_000,
  expectedStakesCents: 500_000,
  leastStakeCents: 20,
  games: null,
}
const refused = (change: object) => findRefusal(() => parseCampaign(JSON.stringify({ ...good, ...change })))

describe("a campaign", () => {
  it("is parsed from JSON", () => {
    expect(parseCampaign(JSON.stringify(good))).toEqual(good)
  })
  it.each([
    [
      "prizes that do not add up",
      { totalCents: 300_000 },
      "The prizes come to €\u00a0120,00 in each block and €\u00a02.880,00 in all, and totalCents says €\u00a03.000,00.",
    ],
    [
      "a chance above 1",
      { expectedStakesCents: 99 },
      "The chance of a stake of €\u00a00,20 would be above 1: 5 prizes for €\u00a00,99 of stakes.",
    ],
    ["as many prizes as there may be", { blocks: 1_000, totalCents: 12_000_000 }, undefined],
    [
      "too many prizes",
      { prizes: [{ amountCents: 1, count: 500 }], totalCents: 12_000, expectedStakesCents: 1_000_000 },
      "There are 12000 prizes, and 5000 at most.",
    ],
    ["a block of no length", { blockMinutes: 0 }, expect.stringContaining("is the length of a block")],
    ["no block", { blocks: 0 }, expect.stringContaining("→ at blocks")],
    ["no prize", { prizes: [] }, expect.stringContaining("→ at prizes")],
    ["half a cent", { leastStakeCents: 0.5 }, expect.stringContaining("→ at leastStakeCents")],
    ["no instant", { from: "tomorrow" }, expect.stringContaining("is no instant")],
    [
      "a language without its name",
      { name: { en: "Autumn", fr: "Automne" } },
      expect.stringContaining("name.nl"),
    ],
    ["a field that nobody knows", { certain: true }, expect.stringContaining("certain")],
  ])("%s", (_, change, problem) => {
    expect(refused(change)).toEqual(problem)
  })
  it("is refused when it is no JSON", () => {
    expect(findRefusal(() => parseCampaign("{"))).toBe("This is no JSON.")
  })
})
