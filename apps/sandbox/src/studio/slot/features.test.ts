import { expect, test } from "vitest"
import type { Draw } from "../chance.ts"
import { type Fraction, fraction, over, plus, same, toNumber } from "../fraction.ts"
import { evaluate } from "./evaluate.ts"
import { slotReturn } from "./exact.ts"
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
