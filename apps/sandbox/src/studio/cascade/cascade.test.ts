import { describe, expect, test } from "vitest"
import { type Fraction, fraction, over, plus, same, sum, times, toNumber, ZERO } from "../fraction.ts"
import { seededDraw } from "../seeded.ts"
import { cascadeEngine } from "./engine.ts"
import { cascadeReturn, freeSpinCoins } from "./exact.ts"
import type { CascadeModel } from "./model.ts"
import { cascadeChain, cascadeWins, playCascade, scattersIn } from "./play.ts"
import { cascadeSums } from "./sums.ts"

const rules: Omit<CascadeModel, "sums"> = {
  engine: "cascade",
  reels: ["ABSC", "WACB", "AWBS", "BSAC", "CSAB", "ASBC"],
  heights: [1, 2, 2, 2, 2, 1],
  pays: { A: [1, 2, 5, 20], B: [1, 1, 3, 9], C: [0, 2, 4, 8] },
  stakeCoins: 4,
  multipliers: [1, 2, 5],
  freeSpins: { awards: [1, 2, 3, 3], retriggers: [0, 1, 1, 2], maximum: 3, multipliers: [2, 3] },
}
const kept: Omit<CascadeModel, "sums"> = {
  ...rules,
  freeSpins: { awards: [1, 2, 3, 3], retriggers: [0, 1, 1, 2], maximum: 3 },
}
const withSums = (model: Omit<CascadeModel, "sums">): CascadeModel => ({ ...model, sums: cascadeSums(model) })

const small = withSums(rules)
const smallKept = withSums(kept)

function* allStops(strips: readonly string[], chosen: number[] = []): Generator<number[]> {
  const strip = strips[chosen.length]
  if (strip === undefined) yield chosen
  else for (let stop = 0; stop < strip.length; stop++) yield* allStops(strips, [...chosen, stop])
}

/** Chains with the same wins, in coins at multiplier 1, and the same award; with their number. */
type Kind = { readonly coins: readonly number[]; readonly scatters: number; count: number }

function kindsOf(model: CascadeModel): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const stops of allStops(model.reels)) {
    const steps = cascadeChain(model, stops, () => 1)
    const scatters = Math.min(6, scattersIn(steps.at(-1)!.columns))
    const coins = steps.slice(0, -1).map((step) => step.coins)
    const key = `${coins} ${scatters}`
    const known = kinds.get(key)
    if (known) known.count++
    else kinds.set(key, { coins, scatters, count: 1 })
  }
  return [...kinds.values()]
}

const last = (ladder: readonly number[], win: number): number => ladder[win] ?? ladder.at(-1)!

/** Mean coins of the free spins left, by every chain that can follow. */
function bruteFree(
  model: CascadeModel,
  kinds: Kind[],
  left: number,
  awarded: number,
  multiplier: number,
): Fraction {
  if (left === 0) return ZERO
  const { multipliers, retriggers, maximum } = model.freeSpins
  return sum(
    kinds.map(({ coins, scatters, count }) => {
      const won = coins.reduce(
        (all, one, win) => all + one * (multipliers ? last(multipliers, win) : multiplier + win),
        0,
      )
      const added = Math.min(retriggers[scatters - 3] ?? 0, maximum - awarded)
      const later = bruteFree(model, kinds, left - 1 + added, awarded + added, multiplier + coins.length)
      return times(fraction(count, model.sums.stops), plus(fraction(won), later))
    }),
  )
}

describe("a chain", () => {
  test("multiplies the ways of a symbol on neighbouring reels, wilds included", () => {
    expect(cascadeWins(small, ["A", "AW", "AB", "CS", "CS", "A"])).toEqual([
      { symbol: "A", count: 3, ways: 2, coins: 2 },
    ])
    expect(cascadeWins(small, ["B", "AW", "AB", "BC", "CB", "B"])).toEqual([
      { symbol: "B", count: 6, ways: 1, coins: 9 },
    ])
    expect(cascadeWins(small, ["S", "AW", "AB", "BC", "CB", "B"])).toEqual([])
  })

  test("drops what stands above a win and moves the strip in from the top", () => {
    const strips = ["AABC", "ACBC", "CABS", "SSSS", "SSSS", "SSSS"]
    const model = { ...small, reels: strips, heights: [3, 3, 3, 1, 1, 1] }
    const steps = cascadeChain(model, [1, 0, 1, 0, 0, 0], (win) => win + 1)
    expect(steps.map((step) => step.columns.slice(0, 3))).toEqual([
      ["ABC", "ACB", "ABS"],
      ["CAC", "BCC", "SCS"],
    ])
    expect(steps.map(({ multiplier, coins }) => [multiplier, coins])).toEqual([
      [1, 2],
      [2, 0],
    ])
  })

  test("ends with the first window without a prize", () => {
    for (const stops of allStops(small.reels)) {
      const steps = cascadeChain(small, stops, () => 1)
      expect(steps.at(-1)!.wins).toEqual([])
      expect(steps.slice(0, -1).every((step) => step.coins > 0)).toBe(true)
    }
  })
})

test("the sums of all stops are those of the chains as they are played", () => {
  for (const model of [small, smallKept]) {
    const kinds = kindsOf(model)
    const total = (value: (kind: Kind) => number) =>
      kinds.reduce((all, kind) => all + kind.count * value(kind), 0)
    const laddered = (ladder: readonly number[]) =>
      total(({ coins }) => coins.reduce((all, one, win) => all + one * last(ladder, win), 0))
    const { multipliers } = model.freeSpins
    expect(model.sums.stops).toBe(total(() => 1))
    expect(model.sums.paidCoins).toBe(laddered(model.multipliers))
    expect(model.sums.freeCoins).toBe(laddered(multipliers ?? [1]))
    expect(model.sums.riseCoins).toBe(
      multipliers ? 0 : total(({ coins }) => coins.reduce((all, one, win) => all + one * win, 0)),
    )
    const ended = (kind: Kind, end: number) => Math.max(0, kind.scatters - 2) === end
    expect(model.sums.ends).toEqual(
      [0, 1, 2, 3, 4].map((end) => ({
        stops: total((kind) => (ended(kind, end) ? 1 : 0)),
        wins: total((kind) => (ended(kind, end) ? kind.coins.length : 0)),
      })),
    )
  }
})

test.each([
  ["a multiplier that begins anew", small],
  ["a multiplier that is kept", smallKept],
])("the return of free spins with %s is the mean of every course", (_name, model) => {
  const kinds = kindsOf(model)
  const free = model.freeSpins.awards.map((award) => bruteFree(model, kinds, award, award, 1))
  for (const [index, award] of model.freeSpins.awards.entries())
    expect(same(freeSpinCoins(model, award), free[index]!)).toBe(true)
  const whole = sum(
    kinds.map(({ coins, scatters, count }) => {
      const won = coins.reduce((all, one, win) => all + one * last(model.multipliers, win), 0)
      return times(fraction(count, model.sums.stops), plus(fraction(won), free[scatters - 3] ?? ZERO))
    }),
  )
  expect(same(cascadeReturn(model), over(whole, model.stakeCoins))).toBe(true)
})

test.each([small, smallKept])("a seeded run agrees with the return", (model) => {
  const rounds = 40_000
  const draw = seededDraw(17)
  let paid = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const share = playCascade(model, draw).coins / model.stakeCoins
    paid += share
    squares += share ** 2
  }
  const mean = paid / rounds
  const error = Math.sqrt((squares / rounds - mean ** 2) / rounds)
  expect(Math.abs(mean - toNumber(cascadeReturn(model)))).toBeLessThan(4 * error)
})

test("a kept multiplier goes on from one free spin to the next", () => {
  const draw = seededDraw(3)
  for (let seen = 0; seen < 50; ) {
    const free = playCascade(smallKept, draw).spins.slice(1)
    if (free.length < 2) continue
    seen++
    const multipliers = free.flatMap(({ steps }) => steps.slice(0, -1).map((step) => step.multiplier))
    expect(multipliers).toEqual(multipliers.map((_, win) => win + 1))
  }
})

test("refuses a stake that is not offered", () => {
  expect(cascadeEngine.stakeOf(small, [20, 40], { stakeCents: 20 })).toBe(20)
  expect(cascadeEngine.stakeOf(small, [20, 40], { stakeCents: 30 })).toBe("stake")
  expect(cascadeEngine.stakeOf(small, [20, 40], {})).toBe("stake")
})
