import { type Fraction, fraction, over, plus, sum, times } from "../fraction.ts"
import type { CascadeModel } from "./model.ts"

/**
 * Mean coins of the free spins that follow from `start` awarded ones, retriggers and the maximum included.
 *
 * The coins of one spin are linear in the multiplier at its start, m: so are those of all spins left, slope · m + rest.
 * All values share the denominator stops^(maximum − played), so the walk over (spins left, spins awarded) needs no
 * reduction.
 */
export function freeSpinCoins(model: CascadeModel, start: number): Fraction {
  const { maximum, retriggers, multipliers } = model.freeSpins
  const stops = BigInt(model.sums.stops)
  const freeCoins = BigInt(model.sums.freeCoins)
  const riseCoins = BigInt(model.sums.riseCoins)
  const ends = model.sums.ends.map((end) => ({ stops: BigInt(end.stops), wins: BigInt(end.wins) }))
  type Line = { readonly slope: bigint; readonly rest: bigint }
  const known = new Map<number, Line>()
  const left = (spins: number, awarded: number): Line => {
    if (spins === 0) return { slope: 0n, rest: 0n }
    const key = awarded * (maximum + 1) + spins
    const before = known.get(key)
    if (before) return before
    const scale = stops ** BigInt(maximum - (awarded - spins) - 1)
    let slope = freeCoins * scale
    let rest = riseCoins * scale
    for (const [index, end] of ends.entries()) {
      const added = Math.min(retriggers[index - 1] ?? 0, maximum - awarded)
      const next = left(spins - 1 + added, awarded + added)
      slope += multipliers ? 0n : end.stops * next.slope
      rest += end.stops * (multipliers ? next.slope + next.rest : next.rest)
      if (!multipliers) rest += end.wins * next.slope
    }
    const line = { slope, rest }
    known.set(key, line)
    return line
  }
  const awarded = Math.min(start, maximum)
  const { slope, rest } = left(awarded, awarded)
  return fraction(slope + rest, stops ** BigInt(maximum))
}

/** Exact share of the stake that a round pays back in the long run, free spins included (1 = 100 %). */
export function cascadeReturn(model: CascadeModel): Fraction {
  const { stops, paidCoins, ends } = model.sums
  const free = model.freeSpins.awards.map((award, index) =>
    times(fraction(ends[index + 1]?.stops ?? 0, stops), freeSpinCoins(model, award)),
  )
  return over(plus(fraction(paidCoins, stops), sum(free)), model.stakeCoins)
}
