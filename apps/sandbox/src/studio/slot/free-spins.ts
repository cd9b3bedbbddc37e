import { type Fraction, fraction } from "../fraction.ts"
import type { SlotModel } from "./model.ts"
import { type FreeSpin, scatterChances, screensOf } from "./screens.ts"

/** Fractions as whole numbers over their least common denominator. */
function overCommon(parts: readonly Fraction[]): { tops: bigint[]; common: bigint } {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
  const common = parts.reduce((all, { d }) => (all / gcd(all, d)) * d, 1n)
  return { tops: parts.map(({ n, d }) => n * (common / d)), common }
}

const freeSpinAt = (model: SlotModel): FreeSpin => ({ multiplier: model.freeSpins.multiplier })

/**
 * The mean number of free spins in a round, by what they differ in; retriggers and the maximum of a round included.
 * Walks from free spin to free spin through the states (spins awarded); all chances after `played` of them share the
 * denominator first × again^played, so the walk needs no reduction.
 */
export function freeSpinMeans(model: SlotModel): { readonly mean: Fraction; readonly spin: FreeSpin }[] {
  const { maximum, awards, retriggers } = model.freeSpins
  const first = overCommon(scatterChances(screensOf(model)))
  const again = overCommon(scatterChances(screensOf(model, freeSpinAt(model))))
  const means = new Map<string, { top: bigint; readonly spin: FreeSpin }>()
  let states = new Map<number, bigint>()
  const add = (to: Map<number, bigint>, awarded: number, chance: bigint) =>
    to.set(awarded, (to.get(awarded) ?? 0n) + chance)
  for (const [at, award] of awards.entries()) add(states, Math.min(award, maximum), first.tops[at + 3] ?? 0n)
  for (let played = 0; played < maximum; played++) {
    const scale = again.common ** BigInt(maximum - played)
    const next = new Map<number, bigint>()
    for (const [awarded, chance] of states) {
      if (awarded <= played || chance === 0n) continue
      const spin = freeSpinAt(model)
      const key = JSON.stringify(spin)
      const known = means.get(key) ?? { top: 0n, spin }
      known.top += chance * scale
      means.set(key, known)
      for (const [scatters, top] of again.tops.entries())
        add(next, Math.min(awarded + (retriggers[scatters - 3] ?? 0), maximum), chance * top)
    }
    states = next
  }
  const all = first.common * again.common ** BigInt(maximum)
  return [...means.values()].map(({ top, spin }) => ({ mean: fraction(top, all), spin }))
}
