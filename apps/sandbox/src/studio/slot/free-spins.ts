import { type Fraction, fraction } from "../fraction.ts"
import { type FreeSpin, freeSpinAt } from "./features.ts"
import type { SlotModel } from "./model.ts"
import { scatterChances, screensOf } from "./screens.ts"

/** Fractions as whole numbers over their least common denominator. */
function overCommon(parts: readonly Fraction[]): { tops: bigint[]; common: bigint } {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
  const common = parts.reduce((all, { d }) => (all / gcd(all, d)) * d, 1n)
  return { tops: parts.map(({ n, d }) => n * (common / d)), common }
}

/** Chances by the number of free spins awarded and of scatters that count for upgrades. */
function states() {
  const all = new Map<string, { awarded: number; scatters: number; chance: bigint }>()
  return {
    add(awarded: number, scatters: number, chance: bigint): void {
      if (chance === 0n) return
      const key = `${awarded} ${scatters}`
      const known = all.get(key)
      if (known) known.chance += chance
      else all.set(key, { awarded, scatters, chance })
    },
    values: () => all.values(),
  }
}

/**
 * The mean number of free spins in a round, by what they differ in; retriggers and the maximum of a round included.
 * Walks from free spin to free spin through the states; all chances after `played` of them share the denominator
 * first × again^played, so the walk needs no reduction.
 */
export function freeSpinMeans(model: SlotModel): { readonly mean: Fraction; readonly spin: FreeSpin }[] {
  const { maximum, awards, retriggers, upgrades } = model.freeSpins
  const first = overCommon(scatterChances(screensOf(model)))
  const again = overCommon(scatterChances(screensOf(model, freeSpinAt(model, 0, 0))))
  const means = new Map<string, { top: bigint; readonly spin: FreeSpin }>()
  let now = states()
  for (const [at, award] of awards.entries()) now.add(Math.min(award, maximum), 0, first.tops[at + 3] ?? 0n)
  for (let played = 0; played < maximum; played++) {
    const scale = again.common ** BigInt(maximum - played)
    const next = states()
    for (const { awarded, scatters, chance } of now.values()) {
      if (awarded <= played) continue
      const spin = freeSpinAt(model, played, scatters)
      const key = JSON.stringify(spin)
      const known = means.get(key) ?? { top: 0n, spin }
      known.top += chance * scale
      means.set(key, known)
      for (const [landed, top] of again.tops.entries())
        next.add(
          Math.min(awarded + (retriggers[landed - 3] ?? 0), maximum),
          Math.min(scatters + landed, upgrades?.letters.length ?? 0),
          chance * top,
        )
    }
    now = next
  }
  const all = first.common * again.common ** BigInt(maximum)
  return [...means.values()].map(({ top, spin }) => ({ mean: fraction(top, all), spin }))
}
