import { expect, test } from "vitest"
import type { Draw } from "../chance.ts"
import { type Fraction, fraction, over, plus, same, toNumber } from "../fraction.ts"
import { titlesOf } from "../titles/index.ts"
import { evaluate } from "./evaluate.ts"
import { slotReturn } from "./exact.ts"
import { featureRule, featureSign } from "./feature-words.ts"
import { slotHistory } from "./history.ts"
import type { SlotModel, SlotRound } from "./model.ts"
import { playSlot } from "./play.ts"

const base: SlotModel = {
  engine: "slot",
  reels: ["SAB", "AWB", "SBAA", "BS", "AB"],
  pays: { A: [1, 3, 7, 20], B: [0, 2, 5, 12] },
  scatterPays: [2, 0, 0],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  stakeCoins: 2,
  wilds: "plain",
  freeSpins: { awards: [0, 0, 0], retriggers: [0, 0, 0], multiplier: 1, maximum: 0 },
}
const { lines: _, ...unlined } = base
const ways: SlotModel = { ...unlined, reels: ["AAABB", "BBBAA", "AWABBB", "SBBB", "AAABBB"] }

/** Every round with its chance: each sequence of draws once. */
function* everyRound(model: SlotModel): Generator<{ round: SlotRound; chance: Fraction }> {
  const path: { at: number; below: number }[] = []
  do {
    let step = 0
    const draw: Draw = (below) => {
      path[step] ??= { at: 0, below }
      return path[step++]!.at
    }
    const round = playSlot(model, draw)
    yield {
      round,
      chance: fraction(
        1n,
        path.reduce((all, { below }) => all * BigInt(below), 1n),
      ),
    }
    for (let last = path.at(-1); last; last = path.at(-1)) {
      if (++last.at < last.below) break
      path.pop()
    }
  } while (path.length > 0)
}

/** The return by playing every round, whose chances are summed by their denominator. */
function playedReturn(model: SlotModel): Fraction {
  const coins = new Map<bigint, bigint>()
  for (const { round, chance } of everyRound(model))
    coins.set(chance.d, (coins.get(chance.d) ?? 0n) + BigInt(round.coins))
  const mean = [...coins].reduce((all, [d, n]) => plus(all, fraction(n, d)), fraction(0))
  return over(mean, model.stakeCoins)
}

test.each<[string, SlotModel]>([
  ["lines", { ...base, bothWays: true }],
  ["ways", { ...ways, bothWays: true }],
])("the return of %s that pay both ways is that of all rounds", (_name, model) => {
  expect(same(slotReturn(model), playedReturn(model))).toBe(true)
  const { bothWays: _both, ...oneWay } = model
  expect(toNumber(slotReturn(model))).toBeGreaterThan(toNumber(slotReturn(oneWay)))
})

test("a prize from the right names its direction, and five in a row pay once", () => {
  const model: SlotModel = { ...base, bothWays: true, lines: [[0, 0, 0, 0, 0]] }
  const spin = (row: string) =>
    evaluate(
      model,
      [...row].map((letter) => `${letter}SS`),
    ).filter(({ by }) => by === "line")
  expect(spin("SBAAA")).toEqual([{ by: "line", line: 0, symbol: "A", count: 3, coins: 3, from: "right" }])
  expect(spin("AAWBB")).toEqual([
    { by: "line", line: 0, symbol: "A", count: 3, coins: 3 },
    { by: "line", line: 0, symbol: "B", count: 3, coins: 2, from: "right" },
  ])
  expect(spin("AAWAA")).toEqual([{ by: "line", line: 0, symbol: "A", count: 5, coins: 20 }])
})

/** Most paid spins lead to free spins, so that every round can be played. */
const short: SlotModel = {
  ...base,
  reels: ["SAB", "SWC", "SBCA", "C", "B"],
  pays: { A: [2, 5, 9, 20], B: [1, 3, 7, 12], C: [0, 2, 4, 8] },
  freeSpins: { awards: [1, 1, 1], retriggers: [1, 1, 1], multiplier: 1, maximum: 2 },
}
const { lines: _lines, ...shortWays } = short
const once = { ...short.freeSpins, maximum: 1 }

test.each<[string, SlotModel, SlotModel]>([
  ["a multiplying wild", { ...short, wildMultiplier: 3 }, short],
  ["a wild that counts as several symbols", { ...shortWays, wildMultiplier: 2 }, shortWays],
  ["a rising multiplier", { ...short, freeSpins: { ...short.freeSpins, multiplier: [2, 5] } }, short],
  [
    "upgraded symbols",
    { ...short, freeSpins: { ...short.freeSpins, upgrades: { letters: "CB", into: "A" } } },
    short,
  ],
  ["a sailing wild", { ...short, freeSpins: { ...short.freeSpins, sailingWild: true } }, short],
  [
    "a random wild reel",
    { ...short, randomWild: { paid: { hits: 1, of: 3 }, free: { hits: 1, of: 2 } }, freeSpins: once },
    { ...short, freeSpins: once },
  ],
  ["twin reels", { ...short, twinReels: true, freeSpins: once }, { ...short, freeSpins: once }],
])("the return of %s is that of all rounds", (_name, model, without) => {
  expect(same(slotReturn(model), playedReturn(model))).toBe(true)
  expect(same(slotReturn(model), slotReturn(without))).toBe(false)
})

test("each wild multiplies its prize, but a run of wilds pays as the table says", () => {
  const model: SlotModel = {
    ...base,
    wildMultiplier: 2,
    pays: { ...base.pays, W: [5, 6, 0, 0] },
    lines: [[0, 0, 0, 0, 0]],
  }
  const spin = (row: string) =>
    evaluate(
      model,
      [...row].map((letter) => `${letter}SS`),
    )
  const line = { by: "line", line: 0 }
  expect(spin("AAWSB")).toContainEqual({ ...line, symbol: "A", count: 3, coins: 6, multiplier: 2 })
  expect(spin("AWWAB")).toContainEqual({ ...line, symbol: "A", count: 4, coins: 28, multiplier: 4 })
  expect(spin("WWSAB")).toContainEqual({ ...line, symbol: "W", count: 2, coins: 5 })
})

test("a chosen reel is wild unless it shows a scatter", () => {
  const model: SlotModel = { ...base, lines: [[0, 0, 0, 0, 0]] }
  const prize = { by: "line", line: 0, symbol: "A", count: 3, coins: 3 }
  expect(evaluate(model, ["AAA", "BBB", "ABB", "BBB", "BBB"], undefined, 1)).toEqual([prize])
  expect(evaluate(model, ["AAA", "BBS", "ABB", "BBB", "BBB"], undefined, 1)).toEqual([])
})

const firstWith = (model: SlotModel, isWanted: (round: SlotRound) => boolean): SlotRound => {
  for (const { round } of everyRound(model)) if (isWanted(round)) return round
  throw new Error("no such round")
}
const isLong = ({ spins }: SlotRound) => spins.length === 3

test("the sailing wild begins on the last reel and moves one to the left", () => {
  const model = { ...short, freeSpins: { ...short.freeSpins, sailingWild: true as const } }
  expect(firstWith(model, isLong).spins.map(({ wildReel }) => wildReel)).toEqual([undefined, 4, 3])
})

test("the multiplier of a free spin is in its coins and in its record", () => {
  const model = { ...short, freeSpins: { ...short.freeSpins, multiplier: [2, 5] } }
  for (const { free, multiplier, wins, coins } of firstWith(model, isLong).spins) {
    expect(multiplier === undefined).toBe(!free)
    expect(coins).toBe(wins.reduce((total, win) => total + win.coins, 0) * (multiplier ?? 1))
  }
})

test("scatters upgrade letters from the next free spin on", () => {
  const model = { ...short, freeSpins: { ...short.freeSpins, upgrades: { letters: "CB", into: "A" } } }
  const [, first, second] = firstWith(model, isLong).spins
  expect(first?.upgraded).toBe("")
  expect(second?.upgraded).toBe("CB")
  expect(second?.window.join("")).toMatch(/^[SAW]+$/)
})

test("twin reels show the same", () => {
  const { spins } = firstWith({ ...short, twinReels: true }, ({ spins: [first] }) => first?.twin === 2)
  expect(spins[0]?.window[3]).toBe(spins[0]?.window[2])
})

test("seven studios have a feature that no other studio has", () => {
  const studios = new Map<string, Set<string>>()
  for (const { studio, model } of titlesOf("slot")) {
    const sign = featureSign(model, "en").replace(/\d+/g, "#")
    if (sign) studios.set(sign, (studios.get(sign) ?? new Set()).add(studio))
  }
  // Maison Vermeil has a sign for lines and one for ways.
  expect([...studios.values()].filter((all) => all.size > 1)).toEqual([])
  expect(new Set([...studios.values()].flatMap((all) => [...all])).size).toBe(7)
})

test.each(["en", "fr", "nl"] as const)("a slot with a sign has a rule (%s)", (language) => {
  const share = (chance: number) => `${chance * 100}`
  for (const { code, model } of titlesOf("slot"))
    expect(featureRule(model, language, share) !== "", code).toBe(featureSign(model, language) !== "")
})

test("the details of a round say what the feature did in each spin", () => {
  const detailsOf = (model: SlotModel, isWanted: (round: SlotRound) => boolean) => {
    const result = { ...firstWith(model, isWanted), coinCents: 1 }
    return slotHistory
      .rows({ engine: "slot", winCents: result.coins, meta: "", result }, "en", String)
      .map(([, markup]) => markup)
  }
  const free = (more: Partial<SlotModel["freeSpins"]>): SlotModel => ({
    ...short,
    freeSpins: { ...short.freeSpins, ...more },
  })
  const [paid, , second] = detailsOf(free({ multiplier: [2, 5] }), isLong)
  expect(paid).not.toContain("Multiplier")
  expect(second).toContain("Multiplier ×\u00a05")
  const upgraded = detailsOf(free({ upgrades: { letters: "CB", into: "A" } }), isLong)
  expect(upgraded[2]).toContain("2 symbols upgraded")
  const sailing = detailsOf(free({ sailingWild: true }), isLong)
  expect(sailing[1]).toContain("Reel 5 is wild")
  const twins = detailsOf({ ...short, twinReels: true }, ({ spins: [first] }) => first?.twin === 2)
  expect(twins[0]).toContain("Reels 3 and 4 are alike")
  const both = detailsOf({ ...base, bothWays: true }, ({ spins: [first] }) =>
    first!.wins.some((win) => "from" in win),
  )
  expect(both[0]).toMatch(/wins? from the right/)
})
