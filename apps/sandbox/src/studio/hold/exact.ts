import { type Fraction, fraction, plus, sum, times, ZERO } from "../fraction.ts"
import { windowAt } from "../slot/evaluate.ts"
import { slotReturn } from "../slot/exact.ts"
import { CASH, CELLS, type HoldModel, RESPINS, TRIGGER, toLines } from "./model.ts"

/** Number of stop combinations that show 0, 1, 2, … cash symbols. */
export function cashCounts(reels: readonly string[]): bigint[] {
  let counts = [1n]
  for (const strip of reels) {
    const next = Array.from({ length: counts.length + 3 }, () => 0n)
    for (let stop = 0; stop < strip.length; stop++) {
      const here = [...windowAt(strip, stop)].filter((letter) => letter === CASH).length
      for (const [before, count] of counts.entries())
        next[before + here] = (next[before + here] ?? 0n) + count
    }
    counts = next
  }
  return counts
}

const choose = (n: number, k: number): bigint => {
  let ways = 1n
  for (let at = 0; at < k; at++) ways = (ways * BigInt(n - at)) / BigInt(at + 1)
  return ways
}

/**
 * The mean of `final` over the number of held cells when the respins end, by the number held when they begin. The
 * states of the Markov chain are the counts: from each, one of the next respins brings the first new symbols, or all
 * of them bring none and the chain ends.
 */
export function respinMeans(
  cells: number,
  { hits, of }: HoldModel["respin"],
  final: (held: number) => Fraction,
): Fraction[] {
  const finals = Array.from({ length: cells + 1 }, (_, held) => final(held))
  const common = finals.reduce((all, { d }) => (all % d === 0n ? all : all * d), 1n)
  const finalAt = (held: number) => finals[held]!.n * (common / finals[held]!.d)
  // Means are whole numbers over `common` and the scale of their empty cells, so that nothing is reduced on the way.
  const scales = [1n]
  for (let empty = 1; empty <= cells; empty++)
    scales.push(scales[empty - 1]! * BigInt(of) ** BigInt(empty * RESPINS))
  const tops: bigint[] = []
  tops[cells] = finalAt(cells)
  for (let held = cells - 1; held >= 0; held--) {
    const empty = cells - held
    const all = BigInt(of) ** BigInt(empty)
    const none = BigInt(of - hits) ** BigInt(empty)
    let tries = 0n
    for (let at = 0; at < RESPINS; at++) tries += none ** BigInt(at) * all ** BigInt(RESPINS - 1 - at)
    let next = 0n
    for (let added = 1; added <= empty; added++) {
      const ways =
        choose(empty, added) * BigInt(hits) ** BigInt(added) * BigInt(of - hits) ** BigInt(empty - added)
      next += ways * tops[held + added]! * (scales[empty - 1]! / scales[empty - added]!)
    }
    tops[held] = tries * next + none ** BigInt(RESPINS) * finalAt(held) * scales[empty - 1]!
  }
  return tops.map((top, held) => fraction(top, common * scales[cells - held]!))
}

/** The mean of one cash symbol, in stakes. */
export function cashMean({ cash }: HoldModel): Fraction {
  const weight = cash.reduce((all, prize) => all + prize.weight, 0)
  return fraction(
    cash.reduce((all, prize) => all + prize.times * prize.weight, 0),
    weight,
  )
}

/** The chance that a spin begins the respins. */
export function triggerChance(model: HoldModel): Fraction {
  const counts = cashCounts(model.reels)
  const total = counts.reduce((all, one) => all + one, 0n)
  return fraction(
    counts.slice(TRIGGER).reduce((all, one) => all + one, 0n),
    total,
  )
}

/** The share of the stake that the respins pay back. */
export function respinReturn(model: HoldModel): Fraction {
  const mean = cashMean(model)
  const final = (held: number) =>
    plus(times(fraction(held), mean), fraction(held === CELLS ? model.grandTimes : 0))
  const means = respinMeans(CELLS, model.respin, final)
  const counts = cashCounts(model.reels)
  const total = counts.reduce((all, one) => all + one, 0n)
  return sum(
    counts.map((count, held) => (held < TRIGGER ? ZERO : times(fraction(count, total), means[held] ?? ZERO))),
  )
}

/** Exact share of the stake that a round pays back in the long run: lines and respins. */
export const holdReturn = (model: HoldModel): Fraction =>
  plus(slotReturn(toLines(model)), respinReturn(model))
