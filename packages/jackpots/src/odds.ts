import type { Chance } from "./chance.ts"
import type { SealedCycle } from "./cycle.ts"
import { anyTimeChance, capChance, ceilingChance, isTargetReachable, threeHourChance } from "./draw.ts"
import { computePaidUnits, computeShare, partsPerUnit, type Terms } from "./terms.ts"

const million = 1_000_000n

/**
 * The chance of a stake (units), as far as it is public: the hidden target may be any amount above the pool.
 * Undefined for the pool that the game decides.
 */
export function computeChance(pool: SealedCycle, stakeUnits: bigint, atMs: number): Chance | undefined {
  const parts = pool.parts + computeShare(pool.terms, stakeUnits)
  switch (pool.jackpot) {
    case "threeHour":
      if (pool.window.hasDropped) return { of: 0n, outOf: 1n }
      return capChance(
        threeHourChance({ stakeUnits, atMs }, pool.window, pool.terms),
        pool.terms,
        stakeUnits,
        parts,
      )
    case "hitTheTarget": {
      const ceiling = pool.terms.ceilingUnits * partsPerUnit
      if (isTargetReachable(pool.terms, pool.parts, parts, partsPerUnit))
        return { of: parts - pool.parts, outOf: ceiling - pool.parts }
      return ceilingChance(pool.terms, stakeUnits, parts < ceiling ? parts : ceiling)
    }
    case "anyTime":
      return capChance(anyTimeChance(stakeUnits, pool.terms), pool.terms, stakeUnits, parts)
    case "bigWin":
      return undefined
  }
}

/** One in how many such bets wins; undefined where none can, or it is unknown. */
export function oneIn(chance: Chance | undefined): number | undefined {
  if (!chance || chance.of === 0n) return undefined
  return chance.of >= chance.outOf ? 1 : Number((chance.outOf + chance.of / 2n) / chance.of)
}

/** The expected win of a stake (units), in millionths of it. Undefined for the pool that the game decides. */
export function currentReturnPpm(pool: SealedCycle, stakeUnits: bigint, atMs: number): number | undefined {
  const chance = computeChance(pool, stakeUnits, atMs)
  if (!chance) return undefined
  const all = pool.parts + computeShare(pool.terms, stakeUnits)
  const most = pool.jackpot === "hitTheTarget" ? pool.terms.ceilingUnits * partsPerUnit : all
  const paid = computePaidUnits(all < most ? all : most)
  const { of, outOf } = chance.of < chance.outOf ? chance : { of: 1n, outOf: 1n }
  return Number((of * paid * million) / (outOf * stakeUnits))
}

/**
 * The long-run return of a pool without a ceiling, millionths: its rate and its seed spread over the stakes of a
 * drop. Of the big win only the rate is certain.
 */
export function longRunReturnPpm(pool: SealedCycle): number {
  const { terms } = pool
  return terms.ratePpm + Number(seedPpm(pool))
}

function seedPpm(pool: SealedCycle): bigint {
  switch (pool.jackpot) {
    case "threeHour":
      return (pool.terms.seedUnits * million) / pool.window.expectedUnits
    case "hitTheTarget":
      return targetSeedPpm(pool.terms)
    case "anyTime":
      return (pool.terms.seedUnits * million) / pool.terms.perDropUnits
    case "bigWin":
      return 0n
  }
}

/** On average the target is in the middle: half of the way from seed to ceiling is staked at the rate. */
const targetSeedPpm = ({ ratePpm, seedUnits, ceilingUnits }: Terms["hitTheTarget"]): bigint =>
  (2n * seedUnits * BigInt(ratePpm)) / (ceilingUnits - seedUnits)
