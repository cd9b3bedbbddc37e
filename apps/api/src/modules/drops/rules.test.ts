import { describe, expect, it } from "vitest"
import { readCampaign } from "./campaigns/shape.ts"
import { chanceIn } from "./rules.ts"

const hourMs = 3_600_000
const euro = 100_000n
const block = { beginsMs: 0, endsMs: hourMs, expectedUnits: 1_000n * euro, left: 5 }
const chance = (stake: bigint, atMs: number, left = block.left) => {
  const { of, outOf } = chanceIn({ ...block, left }, stake, atMs)
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
const refused = (change: object) => readCampaign(JSON.stringify({ ...good, ...change })).problem

describe("a campaign", () => {
  it("is read as it is written", () => {
    expect(readCampaign(JSON.stringify(good))).toEqual({ value: good })
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
  it("is JSON", () => {
    expect(readCampaign("{").problem).toBe("This is no JSON.")
  })
})
