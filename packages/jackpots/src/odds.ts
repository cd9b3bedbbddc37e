import type { Chance } from "./chance.ts"
import type { SealedCycle } from "./cycle.ts"
import { anyTimeChance, capChance, ceilingChance, isTargetReachable, threeHourChance } from "./draw.ts"
import { computePaidUnits, computeShare, partsPerUnit, type Terms } from "./terms.ts"

const million = 1_000_000n

/**
 * The chance that a stake (units) takes a pool that stands like this, as far as anybody can know it: the hidden target may be
 * any amount above the pool. Undefined for a pool that the game decides.
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

/** Of how many such bets one takes the pool, a whole number; undefined where none can, or nobody knows. */
export function oneIn(chance: Chance | undefined): number | undefined {
  if (!chance || chance.of === 0n) return undefined
  return chance.of >= chance.outOf ? 1 : Number((chance.outOf + chance.of / 2n) / chance.of)
}

/**
 * What a stake (units) is expected to win of a pool that stands like this, millionths of the stake: the chance by which it is drawn,
 * times what it would be paid. Undefined for the pool that the game decides.
 */
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
 * What a pool without a ceiling gives back of every stake in the long run, millionths: its rate, and the house's seed spread over what
 * is staked for a drop. How often rounds win big is the games' doing: of that pool only the rate is sure.
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

/** On average the target lies in the middle, and half of the way from seed to ceiling is staked for at the rate. */
const targetSeedPpm = ({ ratePpm, seedUnits, ceilingUnits }: Terms["hitTheTarget"]): bigint =>
  (2n * seedUnits * BigInt(ratePpm)) / (ceilingUnits - seedUnits)
